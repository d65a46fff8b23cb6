/** Wrangler's environments inherit no variables: here they do, so that each is said once (wrangler.toml, `[vars]`). */
import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import * as v from "valibot";

type Variables = Record<string, string>;
/** All variables of this product are texts. */
const configSchema = v.object({ vars: v.record(v.string(), v.string()) });

type Built = { vars?: Record<string, unknown> };

/**
 * The variables of a Worker: those of the environment that is built (`CLOUDFLARE_ENV`), over those at the top of its
 * configuration, over those of the `brand`; and `own` over all. Throws for a configuration that is none.
 */
export function inheritVariables(
  configPath: string,
  brand: Variables,
  own: Variables = {},
): (built: Built) => { vars: Variables } {
  const { vars } = v.parse(configSchema, parse(readFileSync(configPath, "utf8")));
  return (built) => ({ vars: { ...brand, ...vars, ...toTexts(built.vars ?? {}), ...own } });
}

function toTexts(vars: Record<string, unknown>): Variables {
  return Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)]));
}

/** Wrangler's environments inherit no variables: here they do, so that each is said once (wrangler.toml, `[vars]`). */
import { unstable_readConfig } from "wrangler";

type Variables = Record<string, string>;
type Built = { vars?: Record<string, unknown> };

/**
 * The variables of a Worker: those of the environment that is built (`CLOUDFLARE_ENV`), over those at the top of its
 * configuration, and `own` over both. Throws what wrangler throws for a configuration that it cannot read.
 */
export function inheritVariables(configPath: string, own: Variables = {}): (built: Built) => { vars: Variables } {
  // The empty name is the top; without one wrangler takes CLOUDFLARE_ENV.
  const { vars } = unstable_readConfig({ config: configPath, env: "" }, { hideWarnings: true });
  return (built) => ({ vars: { ...toTexts(vars), ...toTexts(built.vars ?? {}), ...own } });
}

/** All variables of this product are texts. */
function toTexts(vars: Record<string, unknown>): Variables {
  return Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)]));
}

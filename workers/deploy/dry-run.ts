/** `--dry-run`: both Workers built and packed for an environment, as wrangler would upload them; nobody is asked (runs in CI). */
import { type RunWrangler, requireAnswer } from "./account/wrangler.ts";
import type { Effects } from "./effects.ts";
import type { Command } from "./plan/parse-arguments.ts";
import { readTargetOf, requireEqualSections } from "./prepare.ts";

/** Throws when the sections of wrangler.toml differ in their bindings, or wrangler would not take a Worker. */
export async function dryRun(
  effects: Pick<Effects, "readToml" | "writeConfiguration" | "log"> & { build: () => Promise<void>; run: RunWrangler },
  command: Command,
): Promise<void> {
  requireEqualSections(effects, command);
  await effects.build();
  const target = readTargetOf(effects, command);
  await Promise.all(
    (["backend", "portal"] as const).map(async (worker) => {
      const config = effects.writeConfiguration(worker, target);
      await requireAnswer(effects.run, ["deploy", "--dry-run", "--config", config]);
      effects.log(`${target.workers[worker]}: wrangler would take it`);
    }),
  );
}

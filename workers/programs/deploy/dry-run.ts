/** `--dry-run`: both Workers built and packed for an environment, as wrangler would upload them; no account is asked (runs in CI). */
import { findReservedDomain } from "#workers/backend/configuration/reserved-domain.ts";
import { type RunWrangler, requireAnswer } from "./account/wrangler.ts";
import type { Effects } from "./effects.ts";
import { findVariableFaults } from "./plan/find-missing.ts";
import type { Command } from "./plan/parse-arguments.ts";
import { secrets, type WorkerName } from "./plan/secrets.ts";
import { DeployError, readTargetOf, requireEqualSections, toList } from "./prepare.ts";

/** Throws when the sections of wrangler.toml differ in their bindings, a variable has no value that its Worker takes, or wrangler would not take a Worker. */
export async function dryRun(
  effects: Pick<Effects, "readToml" | "writeConfiguration" | "log"> & { build: () => Promise<void>; run: RunWrangler },
  command: Command,
): Promise<void> {
  requireEqualSections(effects, command);
  const target = readTargetOf(effects, command);
  // The account is not asked for its secrets: all count as set, so that what needs one is no fault.
  const faults = findVariableFaults(target, { portal: listSecrets("portal"), backend: listSecrets("backend") });
  // Addresses of the brand's examples are the operator's to write before they deploy, and no fault of the sources.
  const isExample = (line: string) => findReservedDomain(target.variables.backend[line.split(" ")[0] ?? ""] ?? "") !== null;
  for (const line of faults.filter(isExample)) effects.log(`To be written before a deployment: ${line}`);
  const wrong = faults.filter((line) => !isExample(line));
  if (wrong.length > 0) throw new DeployError(toList("The configuration is wrong", wrong));
  await effects.build();
  await Promise.all(
    (["backend", "portal"] as const).map(async (worker) => {
      const config = effects.writeConfiguration(worker, target);
      await requireAnswer(effects.run, ["deploy", "--dry-run", "--config", config]);
      effects.log(`${target.workers[worker]}: wrangler would take it`);
    }),
  );
}

function listSecrets(worker: WorkerName): string[] {
  return secrets.filter(({ workers }) => workers.includes(worker)).map(({ name }) => name);
}

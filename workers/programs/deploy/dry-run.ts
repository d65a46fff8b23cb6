/** `--dry-run`: both Workers built, packed for an environment as wrangler would upload them, and started once; no account is asked (runs in CI). */
import { findReservedDomain } from "#workers/backend/configuration/reserved-domain.ts";
import { type RunWrangler, requireAnswer } from "./account/wrangler.ts";
import type { Effects } from "./effects.ts";
import { findVariableFaults } from "./plan/find-missing.ts";
import type { Command } from "./plan/parse-arguments.ts";
import { secrets, type WorkerName } from "./plan/secrets.ts";
import { DeployError, readTargetOf, requireEqualSections, toList } from "./prepare.ts";

/** Throws when the sections of wrangler.toml differ in their bindings, a variable has no value that its Worker takes, or wrangler would not take a Worker. */
export async function dryRun(
  effects: Pick<Effects, "readToml" | "writeConfiguration" | "withTemporaryFile" | "log"> & {
    build: () => Promise<void>;
    run: RunWrangler;
  },
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
      await effects.withTemporaryFile(async (bundle) => {
        await requireAnswer(effects.run, ["deploy", "--dry-run", "--config", config, "--outfile", bundle]);
        effects.log(`${target.workers[worker]}: wrangler would take it`);
        const startup = ["check", "startup", "--worker", bundle, "--outfile", `${bundle}.cpuprofile`];
        const { output } = await requireAnswer(effects.run, startup);
        effects.log(`${target.workers[worker]}: ${parseStartup(output)}`);
      });
    }),
  );
}

/** What wrangler says of a start on this machine: the platform ends one that computes for longer than a second. */
function parseStartup(output: string): string {
  const bytes = /gzip: ([\d.]+) KiB/.exec(output)?.[1];
  const active = /Active: ([\d.]+) ms/.exec(output)?.[1];
  if (bytes === undefined || active === undefined) throw new Error(`wrangler does not say how the Worker starts:\n${output}`);
  return `starts within ${active} ms of computing, ${bytes} KiB compressed`;
}

function listSecrets(worker: WorkerName): string[] {
  return secrets.filter(({ workers }) => workers.includes(worker)).map(({ name }) => name);
}

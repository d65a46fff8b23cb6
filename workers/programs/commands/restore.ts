/** `npm run restore -- --from FOLDER`: puts a backup in the place of this machine's state; `--check` only looks at it (docs/backup.md). */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { runRestore, verifyBackup } from "#workers/programs/backup/run-restore.ts";
import { runCommand } from "#workers/programs/local/run-command.ts";
import { readRunning, stateFolder } from "#workers/programs/local/state/state.ts";

async function main(): Promise<string> {
  const { values } = parseArgs({ options: { from: { type: "string" }, check: { type: "boolean" } } });
  if (values.from === undefined) throw new Error("usage: npm run restore -- --from FOLDER [--check]");
  const folder = resolve(values.from);
  if (values.check) {
    const { at, files } = await verifyBackup(folder);
    return `${files.length} files of ${at} are whole`;
  }
  const running = readRunning();
  if (running !== null) throw new Error(`A portal runs on ${stateFolder} (process ${running.pid}): stop it first`);
  const before = await runRestore({ state: stateFolder, folder, now: new Date() });
  return `${stateFolder} is as it was${before === null ? "" : `; what stood there is in ${before}`}`;
}

await runCommand(async () => void process.stdout.write(`${await main()}\n`));

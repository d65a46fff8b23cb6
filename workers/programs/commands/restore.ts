/** `npm run restore`: puts a backup in the place of this machine's state (docs/backup.md). */
import { resolve } from "node:path";
import { runRestore, verifyBackup } from "#workers/programs/backup/run-restore.ts";
import { parseOptions, runCommand, UsageError } from "#workers/programs/command-line/command-line.ts";
import { noteBackup } from "#workers/programs/local/machine/machine-state.ts";
import { readRunning, stateFolder } from "#workers/programs/local/state/state.ts";

const usage = `Usage: npm run restore -- --from FOLDER
  --check   only looks whether the backup is whole`;

async function restore(args: string[]): Promise<string> {
  const values = parseOptions(args, { from: { type: "string" }, check: { type: "boolean" } });
  if (values.from === undefined) throw new UsageError("Name --from FOLDER");
  const folder = resolve(values.from);
  if (values.check) {
    const { at, files } = await verifyBackup(folder);
    return `${files.length} files of ${at} are whole`;
  }
  const running = readRunning();
  if (running !== null) throw new Error(`A portal runs on ${stateFolder} (process ${running.pid}): stop it first`);
  const { at, before } = await runRestore({ state: stateFolder, folder, now: new Date() });
  noteBackup(stateFolder, at);
  return `${stateFolder} is as it was${before === null ? "" : `; what stood there is in ${before}`}`;
}

await runCommand("restore", usage, async (args) => void process.stdout.write(`${await restore(args)}\n`));

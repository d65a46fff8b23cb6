/** `npm run backup`: this machine's state, whether the portal runs or not (docs/backup.md). */
import { resolve } from "node:path";
import { runBackup } from "#workers/programs/backup/run-backup.ts";
import { parseOptions, runCommand } from "#workers/programs/command-line/command-line.ts";
import { noteBackup } from "#workers/programs/local/machine/machine-state.ts";
import { stateFolder } from "#workers/programs/local/state/state.ts";

const usage = "Usage: npm run backup [-- --to FOLDER]";

async function main(args: string[]): Promise<void> {
  const { to } = parseOptions(args, { to: { type: "string" } });
  const now = new Date();
  const folder = resolve(to ?? `backups/${now.toISOString().slice(0, 19).replaceAll(":", "-")}`);
  const { files } = await runBackup({ state: stateFolder, folder, now });
  noteBackup(stateFolder, now.toISOString());
  process.stdout.write(`${files.length} files of ${stateFolder} are in ${folder}; it holds secrets and readers' data\n`);
}

await runCommand("backup", usage, main);

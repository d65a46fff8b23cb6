/** `npm run backup [-- --to FOLDER]`: this machine's state, whether the portal runs or not (docs/backup.md). */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { runBackup } from "#workers/programs/backup/run-backup.ts";
import { runCommand } from "#workers/programs/local/run-command.ts";
import { stateFolder } from "#workers/programs/local/state/state.ts";

await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: "string" } } });
  const now = new Date();
  const folder = resolve(values.to ?? `backups/${now.toISOString().slice(0, 19).replaceAll(":", "-")}`);
  const { files } = await runBackup({ state: stateFolder, folder, now });
  process.stdout.write(`${files.length} files of ${stateFolder} are in ${folder}; it holds secrets and readers' data\n`);
});

/** `npm run import -- --export FOLDER`: brings what `npm run export` wrote into a fresh state (decision 102). */
import { resolve } from "node:path";
import { parseOptions, readRemote, remoteOptions, say } from "#workers/programs/command-line/command-line.ts";
import { runExportImport, verifyExport } from "#workers/programs/export/run-export-import.ts";
import { withBackend } from "./reach-backend.ts";

/** Throws with what is wrong, file and line included. */
export async function importExport(args: string[]): Promise<void> {
  const values = parseOptions(args, { export: { type: "string" }, ...remoteOptions });
  const remote = readRemote(values);
  const folder = resolve(values.export ?? "");
  const manifest = await verifyExport(folder);
  await withBackend(remote, (reached) => runExportImport(reached, { folder, manifest, say }));
  say("the paper stands");
}

/** `npm run import -- --export FOLDER`: brings what `npm run export` wrote into a fresh state (decision 102). */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { parseOrigin } from "#workers/programs/command-line/command-line.ts";
import { runExportImport, verifyExport } from "#workers/programs/export/run-export-import.ts";
import { reachBackend, requireToken } from "./reach-backend.ts";

/** Throws with what is wrong, file and line included. */
export async function importExport(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { export: { type: "string" }, remote: { type: "string" }, "token-env": { type: "string" } },
  });
  const origin = parseOrigin("remote", values.remote);
  const token = origin === null ? "" : requireToken(values["token-env"] ?? "ADMIN_TOKEN");
  const folder = resolve(values.export ?? "");
  const manifest = await verifyExport(folder);
  const reached = await reachBackend(origin === null ? null : { origin, portal: null, token });
  try {
    const say = (line: string): void => void process.stdout.write(`${line}\n`);
    await runExportImport(reached, { folder, manifest, say });
    say("the paper stands");
  } finally {
    await reached.stop();
  }
}

/** `npm run export -- --to FOLDER`: see workers/programs/export. */
import { resolve } from "node:path";
import {
  parseOptions,
  readRemote,
  remoteOptions,
  runCommand,
  say,
  UsageError,
} from "#workers/programs/command-line/command-line.ts";
import { runExport } from "#workers/programs/export/run-export.ts";
import { withBackend } from "./reach-backend.ts";

const usage = `Usage: npm run export -- --to FOLDER
  --with-readers    also accounts, subscriptions, what they saved: keep such a folder as you keep a password
  --remote ORIGIN   the deployed back end; its ADMIN_TOKEN in the environment (--token-env NAME)
An export that was interrupted goes on with the same command.`;

async function main(args: string[]): Promise<void> {
  const values = parseOptions(args, { to: { type: "string" }, "with-readers": { type: "boolean" }, ...remoteOptions });
  if (values.to === undefined) throw new UsageError("Name --to FOLDER");
  const order = { folder: resolve(values.to), withReaders: values["with-readers"] === true, now: new Date(), say };
  await withBackend(readRemote(values), async (reached) => void (await runExport(reached, order)));
  say(`exported into ${order.folder}`);
}

await runCommand("export", usage, main);

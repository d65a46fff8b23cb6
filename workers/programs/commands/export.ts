/** `npm run export -- --to FOLDER`: see workers/programs/export. */
import { resolve } from "node:path";
import { parseOptions, readRemote, remoteOptions, runCommand, UsageError } from "#workers/programs/command-line/command-line.ts";
import { runExport } from "#workers/programs/export/run-export.ts";
import { reachBackend } from "./reach-backend.ts";

const usage = `Usage: npm run export -- --to FOLDER
  --with-readers    also accounts, subscriptions, what they saved: keep such a folder as you keep a password
  --remote ORIGIN   the deployed back end; its ADMIN_TOKEN in the environment (--token-env NAME)
An export that was interrupted goes on with the same command.`;

async function main(args: string[]): Promise<void> {
  const values = parseOptions(args, { to: { type: "string" }, "with-readers": { type: "boolean" }, ...remoteOptions });
  if (values.to === undefined) throw new UsageError("Name --to FOLDER");
  const reached = await reachBackend(readRemote(values));
  try {
    const folder = resolve(values.to);
    const say = (line: string): void => void process.stdout.write(`${line}\n`);
    await runExport(reached, { folder, withReaders: values["with-readers"] === true, now: new Date(), say });
    say(`exported into ${folder}`);
  } finally {
    await reached.stop();
  }
}

await runCommand("export", usage, main);

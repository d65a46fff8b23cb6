/** `npm run export -- --to FOLDER`: see workers/programs/export. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { parseOrigin } from "#workers/programs/command-line/command-line.ts";
import { runExport } from "#workers/programs/export/run-export.ts";
import { runCommand } from "#workers/programs/local/run-command.ts";
import { reachBackend, requireToken } from "./reach-backend.ts";

const usage = `usage: npm run export -- --to FOLDER
  --with-readers    also accounts, subscriptions, what they saved: keep such a folder as you keep a password
  --remote ORIGIN   the deployed back end; its ADMIN_TOKEN in the environment (--token-env NAME)
An export that was interrupted goes on with the same command.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      to: { type: "string" },
      "with-readers": { type: "boolean" },
      remote: { type: "string" },
      "token-env": { type: "string" },
    },
  });
  if (values.to === undefined) throw new Error(usage);
  const origin = parseOrigin("remote", values.remote);
  const token = origin === null ? "" : requireToken(values["token-env"] ?? "ADMIN_TOKEN");
  const reached = await reachBackend(origin === null ? null : { origin, portal: null, token });
  try {
    const folder = resolve(values.to);
    const say = (line: string): void => void process.stdout.write(`${line}\n`);
    await runExport(reached, { folder, withReaders: values["with-readers"] === true, now: new Date(), say });
    say(`exported into ${folder}`);
  } finally {
    await reached.stop();
  }
}

await runCommand(main);

/** Seeds a running back end: `node workers/programs/commands/seed.ts --origin http://localhost:8788 --token …`. */
import { parseArgs } from "node:util";
import { seedOver } from "#workers/demo/seed-over.ts";
import { sendReaders } from "#workers/demo/seed-readers.ts";
import { makePictures, uploadPictures } from "#workers/demo/upload-pictures.ts";

const usage = "usage: node workers/programs/commands/seed.ts --origin ORIGIN [--token TOKEN, or ADMIN_TOKEN in the environment]";

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { origin: { type: "string" }, token: { type: "string" } } });
  const token = values.token ?? process.env.ADMIN_TOKEN;
  if (values.origin === undefined || !URL.canParse(values.origin) || token === undefined) throw new Error(usage);
  const { origin } = new URL(values.origin);
  const send = (path: string, init: RequestInit) =>
    fetch(`${origin}${path}`, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), authorization: `Bearer ${token}` },
    });
  const pictures = uploadPictures(send, makePictures());
  const onProgress = (done: number, total: number): void => {
    process.stderr.write(`seeded ${done} of ${total} records\n`);
  };
  const [count, { records }] = await Promise.all([pictures, seedOver(send, new Date(), pictures, onProgress)]);
  process.stderr.write(`${count} pictures are there\n`);
  process.stderr.write(`${await sendReaders(send, new Date())} readers are there\n`);
  process.stderr.write(`the demo paper stands: ${records} records\n`);
}

try {
  await main();
} catch (error) {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : "";
  process.stderr.write(`seeding failed: ${error instanceof Error ? error.message : String(error)}${cause}\n`);
  process.exitCode = 1;
}

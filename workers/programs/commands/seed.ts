/** Seeds a running back end: `npm run seed -- --origin http://localhost:8788 --token …`. */

import { makePictures, uploadPictures } from "#workers/demo/media/upload-pictures.ts";
import { seedEpaper } from "#workers/demo/seed/seed-epaper.ts";
import { seedOver } from "#workers/demo/seed/seed-over.ts";
import { sendReaders } from "#workers/demo/seed/seed-readers.ts";
import { parseOptions, parseOrigin, runCommand, UsageError } from "#workers/programs/command-line/command-line.ts";

const usage = "Usage: npm run seed -- --origin ORIGIN [--token TOKEN, or ADMIN_TOKEN in the environment]";

async function main(args: string[]): Promise<void> {
  const values = parseOptions(args, { origin: { type: "string" }, token: { type: "string" } });
  const origin = parseOrigin("origin", values.origin);
  const token = values.token ?? process.env.ADMIN_TOKEN;
  if (origin === null || token === undefined) throw new UsageError("Name --origin ORIGIN, and --token TOKEN or ADMIN_TOKEN");
  const send = (path: string, init: RequestInit) =>
    fetch(`${origin}${path}`, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), authorization: `Bearer ${token}` },
    });
  const pictures = uploadPictures(send, makePictures());
  const onProgress = (done: number, total: number): void => {
    process.stderr.write(`seeded ${done} of ${total} records\n`);
  };
  const [count, { records }] = await Promise.all([
    pictures,
    seedOver(send, new Date(), pictures, onProgress),
    seedEpaper(send, new Date()),
  ]);
  process.stderr.write(`${count} pictures are there\n`);
  process.stderr.write(`${await sendReaders(send, new Date())} readers are there\n`);
  process.stderr.write(`the demo paper stands: ${records} records\n`);
}

await runCommand("seed", usage, main);

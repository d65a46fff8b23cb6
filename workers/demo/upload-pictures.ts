/** Brings the demo pictures into R2, a few at a time. */
import { globSync, readFileSync } from "node:fs";
import { extname } from "node:path";

type Send = (
  path: string,
  init: { method: string; headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> },
) => Promise<Response>;

const folder = new URL("pictures/media/", import.meta.url).pathname;
const AT_ONCE = 8;
const types: Record<string, string> = { ".avif": "image/avif", ".webp": "image/webp", ".jpg": "image/jpeg" };

/** The number of pictures sent. Throws with the key of the first that the back end refuses. */
export async function uploadPictures(send: Send): Promise<number> {
  const keys = globSync("**/*.{avif,webp,jpg}", { cwd: folder }).sort();
  const queue = keys.values();
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const key of queue) await upload(send, key);
  });
  await Promise.all(workers);
  return keys.length;
}

async function upload(send: Send, key: string): Promise<void> {
  const headers = { "content-type": types[extname(key)] ?? "application/octet-stream" };
  const response = await send(`/admin/media/${key}`, {
    method: "PUT",
    headers,
    body: new Uint8Array(readFileSync(folder + key)),
  });
  if (!response.ok) throw new Error(`The picture ${key} was not taken: ${response.status} ${await response.text()}`);
  await response.body?.cancel();
}

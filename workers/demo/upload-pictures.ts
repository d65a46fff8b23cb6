/** Brings the demo pictures into R2, a few at a time. */
import { crops } from "./draw/crops.ts";
import { readFilesOf } from "./picture-files.ts";
import { pictureKeys } from "./picture-keys.ts";

type Send = (
  path: string,
  init: { method: string; headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> },
) => Promise<Response>;

const AT_ONCE = 4;

/** The number of files sent. Throws with the name of the first that the back end refuses. */
export async function uploadPictures(send: Send): Promise<number> {
  const jobs = Object.keys(pictureKeys).flatMap((key) => crops.map((crop) => ({ key, crop })));
  const queue = jobs.values();
  let count = 0;
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const { key, crop } of queue) {
      const files = await readFilesOf(key, crop);
      await Promise.all(files.map(({ file, bytes }) => upload(send, `demo/${key}/${file.name}`, file.type, bytes)));
      count += files.length;
    }
  });
  await Promise.all(workers);
  return count;
}

async function upload(send: Send, name: string, type: string, bytes: Buffer): Promise<void> {
  const body = new Uint8Array(bytes);
  const response = await send(`/admin/media/${name}`, { method: "PUT", headers: { "content-type": type }, body });
  if (!response.ok) throw new Error(`The picture ${name} was not taken: ${response.status} ${await response.text()}`);
  await response.body?.cancel();
}

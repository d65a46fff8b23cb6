/** Brings the demo pictures and films into R2, a few at a time. */
import { readAdFiles } from "./ad-files.ts";
import { crops } from "./crops.ts";
import { readFilms } from "./film-files.ts";
import { readFilesOf } from "./picture-files.ts";
import { pictureKeys } from "./picture-keys.ts";
import { drawPortraits } from "./portraits.ts";

type Send = (
  path: string,
  init: { method: string; headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> },
) => Promise<Response>;

export type MadePicture = { name: string; type: string; bytes: Buffer };

const MADE_AT_ONCE = 2;
const SENT_AT_ONCE = 8;

/** All files of all pictures, and the films. It takes some seconds of a processor: a first start begins with it while it builds. */
export async function makePictures(): Promise<MadePicture[]> {
  const jobs = Object.keys(pictureKeys).flatMap((key) => crops.map((crop) => ({ key, crop })));
  const made = await eachOf(jobs, MADE_AT_ONCE, async ({ key, crop }) => {
    const files = await readFilesOf(key, crop);
    return files.map(({ file, bytes }) => ({ name: `demo/${key}/${file.name}`, type: file.type, bytes }));
  });
  return [...made.flat(), ...(await drawPortraits()), ...(await readFilms()), ...(await readAdFiles())];
}

/** The number of files sent. Throws with the name of the first that the back end refuses. */
export async function uploadPictures(send: Send, pictures: Promise<MadePicture[]>): Promise<number> {
  const sent = await eachOf(await pictures, SENT_AT_ONCE, (picture) => upload(send, picture));
  return sent.length;
}

async function eachOf<Job, Result>(jobs: readonly Job[], atOnce: number, act: (job: Job) => Promise<Result>): Promise<Result[]> {
  const queue = jobs.values();
  const results: Result[] = [];
  const lines = Array.from({ length: atOnce }, async () => {
    for (const job of queue) results.push(await act(job));
  });
  await Promise.all(lines);
  return results;
}

async function upload(send: Send, { name, type, bytes }: MadePicture): Promise<void> {
  const body = new Uint8Array(bytes);
  const response = await send(`/admin/media/${name}`, { method: "PUT", headers: { "content-type": type }, body });
  if (!response.ok) throw new Error(`The file ${name} was not taken: ${response.status} ${await response.text()}`);
  await response.body?.cancel();
}

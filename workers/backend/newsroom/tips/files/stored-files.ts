/** Files of tips in the bucket TIPS, which nothing serves but the newsroom's own address (decision 84). */
import type { Env } from "#workers/backend/ground/env.ts";
import { PART_BYTES } from "#workers/backend/newsroom/tips/tip-limits.ts";

/** What the bucket's delete takes at once. */
const MAX_KEYS = 1000;

export function toPartKey(id: string, part: number): string {
  return `${id}/${part}`;
}

export function countParts(size: number): number {
  return Math.ceil(size / PART_BYTES);
}

type FileSize = { id: string; size: number };

/** Every object that a file may have left; those that were never there are no error. */
function toKeys({ id, size }: FileSize): string[] {
  return Array.from({ length: countParts(size) }, (_, part) => toPartKey(id, part));
}

export async function deleteFiles({ TIPS }: Env, files: readonly FileSize[]): Promise<void> {
  const keys = files.flatMap(toKeys);
  for (let at = 0; at < keys.length; at += MAX_KEYS) await TIPS.delete(keys.slice(at, at + MAX_KEYS));
}

/** With its row. */
export async function deleteFile(env: Env, file: FileSize): Promise<void> {
  await deleteFiles(env, [file]);
  await env.DB.prepare("DELETE FROM tip_files WHERE id = ?1").bind(file.id).run();
}

/** The last `length` bytes of a part; all of them where it has fewer. Throws when it is missing. */
export async function readEndOfPart({ TIPS }: Env, key: string, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const part = await TIPS.get(key, { range: { suffix: length } });
  if (part === null) throw new Error("A part of a tip's file is missing");
  return new Uint8Array(await part.arrayBuffer());
}

/** The whole file as a stream, one part after the other. The stream fails when a part is missing. */
export function openFile({ TIPS }: Env, file: FileSize): ReadableStream<Uint8Array> {
  const keys = toKeys(file);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const key = keys.shift();
      if (key === undefined) return controller.close();
      const part = await TIPS.get(key);
      if (part === null) throw new Error("A part of a tip's file is missing");
      controller.enqueue(new Uint8Array(await part.arrayBuffer()));
    },
  });
}

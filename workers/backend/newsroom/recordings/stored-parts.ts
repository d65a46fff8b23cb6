/** Parts of a recording that is on its way: beside the pictures, under a name that `/media/` leads nobody to (doors/rest/handle-media.ts). */
import { RECORDING_PART_BYTES } from "#shared/content/recording-limits.ts";

type Media = { MEDIA: R2Bucket };
type Sized = { id: string; size: number };

export const PARTS_FOLDER = ".parts/";

export function toPartKey(id: string, part: number): string {
  return `${PARTS_FOLDER}${id}/${part}`;
}

function toKeys({ id, size }: Sized): string[] {
  return Array.from({ length: Math.ceil(size / RECORDING_PART_BYTES) }, (_, part) => toPartKey(id, part));
}

/** Those that were never there are no error. */
export async function deleteParts({ MEDIA }: Media, file: Sized): Promise<void> {
  await MEDIA.delete(toKeys(file));
}

/** The whole file, one part after the other, held one at a time. Fails when a part is missing. */
export function openParts({ MEDIA }: Media, file: Sized): ReadableStream<Uint8Array> {
  const keys = toKeys(file);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const key = keys.shift();
      if (key === undefined) return controller.close();
      const part = await MEDIA.get(key);
      if (part === null) throw new Error("A part of a recording is missing");
      controller.enqueue(new Uint8Array(await part.arrayBuffer()));
    },
  });
}

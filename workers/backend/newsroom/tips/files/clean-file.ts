/** What frees each kind of a tip's file from what it says of place and camera, one entry a kind (decision 84). */
import { inspectPicture } from "#workers/backend/content/pictures/inspect-picture.ts";
import type { PictureType } from "#workers/backend/content/pictures/picture-parts.ts";
import type { FileType } from "./file-type.ts";
import { scrubHeif } from "./heif.ts";
import { readVideoBox } from "./mp4.ts";
import { type ReadElement, type Scrub, scrubPart } from "./scrub.ts";
import { readWebmElement } from "./webm.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type Streamed = "mp4" | "mov" | "m4a" | "webm";

const readers: Record<Streamed, ReadElement> = { mp4: readVideoBox, mov: readVideoBox, m4a: readVideoBox, webm: readWebmElement };

/** Passes part by part, and may be large. */
export function isStreamed(type: string): type is Streamed {
  return Object.hasOwn(readers, type);
}

/** Cleans `part` in place; null for a film that is damaged. */
export function cleanPart(part: Bytes, type: Streamed, before: Scrub): Scrub | null {
  return scrubPart(part, before, readers[type]);
}

/** Documents stay as they are: the page says so. */
const keep = (bytes: Bytes): Bytes => bytes;
const inPlace = (bytes: Bytes): Bytes | null => (scrubHeif(bytes) ? bytes : null);
const asPicture =
  (type: PictureType) =>
  (bytes: Bytes): Bytes | null => {
    const picture = inspectPicture(bytes, Number.POSITIVE_INFINITY);
    return picture.kind === "picture" && picture.type === type ? picture.bytes : null;
  };

const cleaners: Record<Exclude<FileType, Streamed>, (bytes: Bytes) => Bytes | null> = {
  jpg: asPicture("jpg"),
  png: asPicture("png"),
  webp: asPicture("webp"),
  gif: asPicture("gif"),
  avif: inPlace,
  heic: inPlace,
  pdf: keep,
  docx: keep,
  xlsx: keep,
  odt: keep,
  ods: keep,
  txt: keep,
};

/** The bytes that are kept, in the place of those that were given; null for a picture that is damaged. */
export function cleanWhole(bytes: Bytes, type: FileType): Bytes | null {
  return isStreamed(type) ? bytes : cleaners[type](bytes);
}

/** What frees each kind of a tip's file from what it says of place and camera while its parts arrive, one entry a kind (decision 84). */
import { MAX_PARTS } from "#workers/backend/content/pictures/picture-parts.ts";
import { readOpenKind } from "./archive.ts";
import { checkText } from "./check-text.ts";
import type { HeadType } from "./file-type.ts";
import { readGifPart } from "./gif.ts";
import { type Position, scrubHeif } from "./heif.ts";
import { readJpegPart } from "./jpeg.ts";
import { readVideoBox } from "./mp4.ts";
import { readPngPart } from "./png.ts";
import { type ReadElement, type Scrub, scrubPart } from "./scrub.ts";
import { readWebmElement } from "./webm.ts";
import { readWebpPart } from "./webp.ts";

type Bytes = Uint8Array<ArrayBuffer>;
/** Null for a file that is damaged. */
type Clean = (part: Bytes, before: Scrub, position: Position) => Scrub | null;

type Cleaner = {
  kind: "film" | "picture" | "document";
  clean: Clean;
  /** What must have been seen by the end of a file that is whole. */
  needs: "moov" | "tracks" | "whole" | null;
};

const toFilm = (read: ReadElement, needs: "moov" | "tracks"): Cleaner => ({
  kind: "film",
  clean: (part, before) => scrubPart(part, before, read),
  needs,
});
/** No more elements in one part than a whole picture may have; the blocks of a GIF's frames are none. */
const toPicture = (read: ReadElement, maxElements: number): Cleaner => ({
  kind: "picture",
  clean: (part, before) => scrubPart(part, before, read, maxElements),
  needs: "whole",
});
const film = toFilm(readVideoBox, "moov");
const heif: Cleaner = { kind: "picture", clean: scrubHeif, needs: "whole" };
/** Documents stay as they are: the page says so. */
const document: Cleaner = { kind: "document", clean: (_, before) => before, needs: null };
const archive: Cleaner = {
  ...document,
  clean(part, before, { at }) {
    const kind = at === 0 ? readOpenKind(part) : null;
    return kind === null ? before : { ...before, seen: [kind] };
  },
};

const cleaners: Record<HeadType, Cleaner> = {
  jpg: toPicture(readJpegPart, MAX_PARTS.jpg),
  png: toPicture(readPngPart, MAX_PARTS.png),
  webp: toPicture(readWebpPart, MAX_PARTS.webp),
  gif: toPicture(readGifPart, MAX_PARTS.gif / 10),
  avif: heif,
  heic: heif,
  mp4: film,
  mov: film,
  m4a: film,
  webm: toFilm(readWebmElement, "tracks"),
  pdf: document,
  zip: archive,
  docx: archive,
  xlsx: archive,
  odt: archive,
  ods: archive,
  txt: { kind: "document", clean: checkText, needs: null },
};

export function toKind(type: HeadType): Cleaner["kind"] {
  return cleaners[type].kind;
}

/** Cleans `part` in place; null for a file that is damaged. */
export function cleanPart(part: Bytes, type: HeadType, before: Scrub, position: Position): Scrub | null {
  return cleaners[type].clean(part, before, position);
}

/** Whether the file was read to a good end. */
export function isWhole(type: HeadType, { seen, begun, pass }: Scrub): boolean {
  const { kind, needs } = cleaners[type];
  if (needs !== null && !seen.includes(needs)) return false;
  // Of films and of pictures that were cut off players and browsers show what is there.
  if (kind === "film") return true;
  return kind === "document" ? begun.length === 0 : pass === 0 || pass > Number.MAX_SAFE_INTEGER / 2;
}

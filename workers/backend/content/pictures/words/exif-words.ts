/** Words of Exif: the first list of a block of TIFF has them. */
import { hasText, readUint16, readUint32, readUint32Le } from "#workers/backend/content/pictures/picture-parts.ts";
import { decodeWords, type RawWords } from "./raw-words.ts";

const MAX_ENTRIES = 200;
const ASCII = 2;
const tags: Readonly<Record<number, keyof RawWords>> = { 270: "caption", 315: "byline", 33432: "copyright" };

export function readExifWords(tiff: Uint8Array): RawWords {
  const isLittle = hasText(tiff, 0, "II");
  if (!isLittle && !hasText(tiff, 0, "MM")) return {};
  const short = (at: number) => (isLittle ? (tiff[at] ?? 0) | ((tiff[at + 1] ?? 0) << 8) : readUint16(tiff, at));
  const long = (at: number) => (isLittle ? readUint32Le(tiff, at) : readUint32(tiff, at));
  const list = long(4);
  const count = Math.min(short(list), MAX_ENTRIES, Math.floor((tiff.length - list - 2) / 12));
  const words: RawWords = {};
  for (let entry = 0; entry < count; entry += 1) {
    const at = list + 2 + entry * 12;
    const field = tags[short(at)];
    if (field === undefined || short(at + 2) !== ASCII) continue;
    const length = long(at + 4);
    const from = length <= 4 ? at + 8 : long(at + 8);
    if (from + length > tiff.length) continue;
    const bytes = tiff.subarray(from, from + length);
    const end = bytes.indexOf(0);
    words[field] ??= decodeWords(end < 0 ? bytes : bytes.subarray(0, end));
  }
  return words;
}

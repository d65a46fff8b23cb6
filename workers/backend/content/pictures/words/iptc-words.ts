/** Words of IPTC-IIM, which agencies write into the resources of Photoshop. */
import { hasText, readUint16, readUint32 } from "#workers/backend/content/pictures/picture-parts.ts";
import { decodeWords, type RawWords } from "./raw-words.ts";

const MAX_RESOURCES = 500;
const MAX_FIELDS = 2000;
const IPTC = 0x0404;
const RECORD_MARK = 0x1c;

const fields: Readonly<Record<number, keyof RawWords>> = { 120: "caption", 80: "byline", 110: "credit", 116: "copyright" };

/** Of the resources behind "Photoshop 3.0". */
export function readIptcWords(bytes: Uint8Array): RawWords {
  let at = 0;
  for (let resources = 0; resources < MAX_RESOURCES && hasText(bytes, at, "8BIM"); resources += 1) {
    const id = readUint16(bytes, at + 4);
    // A name with its length, padded to an even number.
    const nameLength = (bytes[at + 6] ?? 0) + 1;
    const sizeAt = at + 6 + nameLength + (nameLength % 2);
    const size = readUint32(bytes, sizeAt);
    const from = sizeAt + 4;
    if (from + size > bytes.length) return {};
    if (id === IPTC) return readFields(bytes.subarray(from, from + size));
    at = from + size + (size % 2);
  }
  return {};
}

function readFields(bytes: Uint8Array): RawWords {
  const words: RawWords = {};
  let at = 0;
  for (let count = 0; count < MAX_FIELDS && bytes[at] === RECORD_MARK && at + 5 <= bytes.length; count += 1) {
    const size = readUint16(bytes, at + 3);
    // Longer ones than any word, with a length of their own.
    if (size >= 0x8000 || at + 5 + size > bytes.length) return words;
    const field = bytes[at + 1] === 2 ? fields[bytes[at + 2] ?? 0] : undefined;
    if (field !== undefined) {
      const text = decodeWords(bytes.subarray(at + 5, at + 5 + size));
      // Several people may have taken it.
      words[field] = words[field] === undefined || field !== "byline" ? (words[field] ?? text) : `${words[field]}, ${text}`;
    }
    at += 5 + size;
  }
  return words;
}

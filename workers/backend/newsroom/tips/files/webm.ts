/** Elements of WebM, for scrub.ts: EBML (RFC 8794) with Matroska's names (RFC 9559). */
import type { ReadElement } from "./scrub.ts";

const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const TRACKS = 0x1654ae6b;
const TAGS = 0x1254c367;
const ATTACHMENTS = 0x1941a469;
const VOID = 0xec;

const entered = new Set([SEGMENT, CLUSTER]);
/** Programs write where it was taken into tags; in empty space they leave what they took out. */
const wiped = new Set([TAGS, ATTACHMENTS, VOID]);

/** Seen: `tracks` in every file that plays. */
export const readWebmElement: ReadElement = (bytes) => {
  const idWidth = readWidth(bytes[0], 4);
  if (bytes.length === 0) return "more";
  if (idWidth === null) return "damaged";
  if (bytes.length <= idWidth) return "more";
  const sizeWidth = readWidth(bytes[idWidth], 8);
  if (sizeWidth === null) return "damaged";
  const header = idWidth + sizeWidth;
  if (bytes.length < header) return "more";
  const id = readNumber(bytes, 0, idWidth, 0);
  if (entered.has(id)) return { header, act: "enter", size: 0 };
  const first = (bytes[idWidth] ?? 0) & (0xff >> sizeWidth);
  const size = readNumber(bytes, idWidth + 1, header, first);
  // Only elements that are entered may be of unknown length.
  if (isUnknown(bytes, idWidth, header, first === 0xff >> sizeWidth) || !Number.isSafeInteger(size)) return "damaged";
  if (wiped.has(id)) return { header, act: "wipe", size, rewritten: toVoidHeader(header, size) };
  return { header, act: "pass", size, ...(id === TRACKS ? { seen: "tracks" } : {}) };
};

/** A size of nothing but ones. */
function isUnknown(bytes: Uint8Array, idWidth: number, header: number, isFirst: boolean): boolean {
  for (let at = idWidth + 1; at < header; at += 1) if (bytes[at] !== 0xff) return false;
  return isFirst;
}

/** Of the same length as the header that it replaces; where that is longer than an empty element's can be, the rest is empty space. */
function toVoidHeader(header: number, size: number): Uint8Array {
  const bytes = new Uint8Array(header);
  const width = Math.min(8, header - 1);
  bytes[0] = VOID;
  let rest = size + (header - 1 - width);
  for (let at = width; at >= 1; at -= 1) {
    bytes[at] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  bytes[1] = (bytes[1] ?? 0) | (0x80 >> (width - 1));
  return bytes;
}

/** How many bytes a number has, by the first of them; null for one that is too long. */
function readWidth(first: number | undefined, max: number): number | null {
  if (first === undefined || first === 0) return null;
  const width = Math.clz32(first) - 23;
  return width <= max ? width : null;
}

/** Behind what was read before. */
function readNumber(bytes: Uint8Array, from: number, to: number, before: number): number {
  let number = before;
  for (let at = from; at < to; at += 1) number = number * 256 + (bytes[at] ?? 0);
  return number;
}

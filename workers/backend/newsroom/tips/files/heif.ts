/**
 * Takes out of a HEIC or AVIF picture what says where and when it was taken (decision 84). Its parts name each other by their place in the
 * file, so that nothing may move: Exif becomes an empty one, XMP blanks. Nothing is kept of a file but which of its items are metadata.
 */
import {
  type Box,
  type BoxWalk,
  createBoxWalk,
  findBoxes,
  readBoxType,
  walkBoxes,
} from "#workers/backend/content/pictures/boxes.ts";
import { readPictureBox } from "./mp4.ts";
import { scrubPart, unread } from "./scrub.ts";

type Bytes = Uint8Array<ArrayBuffer>;
/** The items that are metadata, by their number. */
type Items = Map<number, "exif" | "xmp">;

/** An Exif block without entries, behind the four bytes that say where it begins. */
const EMPTY_EXIF = [0, 0, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0];
const SPACE = 0x20;

/** Pictures have one of each kind, bursts one for each picture. */
const MAX_METADATA = 200;
/** A picture of 200 megapixels has a thousand tiles, each of which lies in one place. */
const MAX_PLACES = 20_000;
/** Name, kind of content and encoding of an item that is a file of its own. */
const MAX_INFO_BYTES = 1000;

/** Changes `bytes` in place. False for a file that is damaged, has more parts than any picture, or hides where such data is. */
export function scrubHeif(bytes: Bytes): boolean {
  try {
    return scrub(bytes);
  } catch (error) {
    // A field behind the end of the file.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function scrub(bytes: Bytes): boolean {
  const walk = createBoxWalk(bytes);
  const { meta } = findBoxes(walk, 0, bytes.length, ["meta"]) ?? {};
  if (meta === undefined) return false;
  const boxes = findBoxes(walk, meta.from + 4, meta.to, ["iinf", "iloc", "idat"]);
  if (boxes === null) return false;
  const items: Items = new Map();
  if (boxes.iinf !== undefined && !readItems(walk, boxes.iinf, items)) return false;
  if (items.size > 0 && !emptyItems(bytes, walk, boxes, items)) return false;
  return scrubPart(bytes, unread, readPictureBox) !== null;
}

/** False for an unspecified version. */
function readItems(walk: BoxWalk, iinf: Box, items: Items): boolean {
  const { view } = walk;
  let isKnown = true;
  const isWhole = walkBoxes(walk, iinf.from + (view.getUint8(iinf.from) === 0 ? 6 : 8), iinf.to, ({ type, from, to }) => {
    if (type !== "infe" || !isKnown) return;
    const version = view.getUint8(from);
    isKnown = version === 2 || version === 3;
    if (!isKnown) return;
    const item = version === 2 ? view.getUint16(from + 4) : view.getUint32(from + 4);
    const kindAt = from + (version === 2 ? 8 : 10);
    const kind = readBoxType(view, kindAt);
    if (kind === "Exif") items.set(item, "exif");
    else if (kind === "mime") {
      const rest = new Uint8Array(view.buffer, view.byteOffset + kindAt + 4, Math.min(MAX_INFO_BYTES, to - kindAt - 4));
      // One that says it behind that many bytes hides something.
      const isXmp = to - kindAt - 4 > MAX_INFO_BYTES || /xml/i.test(new TextDecoder("latin1").decode(rest));
      if (isXmp) items.set(item, "xmp");
    }
    isKnown = items.size <= MAX_METADATA;
  });
  return isWhole && isKnown;
}

type Found = { iloc?: Box; idat?: Box };

/** Empties each of the items in all its places as the list of places is read. False where one has none, or where these are no plain ones. */
function emptyItems(bytes: Bytes, { view }: BoxWalk, { iloc, idat }: Found, items: Items): boolean {
  if (iloc === undefined) return false;
  const version = view.getUint8(iloc.from);
  if (version > 2) return false;
  let at = iloc.from + 4;
  const read = (width: number): number => {
    const value =
      width === 0 ? 0 : width === 2 ? view.getUint16(at) : width === 4 ? view.getUint32(at) : Number(view.getBigUint64(at));
    at += width;
    return value;
  };
  const widths = read(2);
  const [offsetWidth, lengthWidth, baseWidth] = [widths >> 12, (widths >> 8) & 15, (widths >> 4) & 15];
  const indexWidth = version === 0 ? 0 : widths & 15;
  if ([offsetWidth, lengthWidth, baseWidth, indexWidth].some((width) => ![0, 4, 8].includes(width))) return false;
  const numberWidth = version === 2 ? 4 : 2;
  const missing = new Set(items.keys());
  let places = 0;
  // Places that overlap would have the file emptied again and again.
  let emptied = 0;
  for (let count = read(numberWidth); count > 0; count -= 1) {
    const item = read(numberWidth);
    const method = version === 0 ? 0 : read(2) & 15;
    read(2);
    const base = read(baseWidth);
    const start = method === 0 ? 0 : method === 1 ? idat?.from : undefined;
    const extents = read(2);
    places += 1 + extents;
    if (places > MAX_PLACES) return false;
    const kind = items.get(item);
    for (let extent = 0; extent < extents; extent += 1) {
      read(indexWidth);
      const from = (start ?? Number.NaN) + base + read(offsetWidth);
      const length = read(lengthWidth);
      if (kind === undefined) continue;
      emptied += length;
      if (!(from >= 0 && from + length <= bytes.length && emptied <= bytes.length)) return false;
      empty(bytes, from, length, kind);
    }
    missing.delete(item);
  }
  return missing.size === 0;
}

function empty(bytes: Bytes, from: number, length: number, kind: "exif" | "xmp"): void {
  bytes.fill(kind === "xmp" ? SPACE : 0, from, from + length);
  if (kind === "exif" && length >= EMPTY_EXIF.length) bytes.set(EMPTY_EXIF, from);
}

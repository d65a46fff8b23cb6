/**
 * Takes out of a HEIC or AVIF picture what says where and when it was taken (decision 84), while its parts arrive. What it holds name each
 * other by their place in the file, so that nothing may move: Exif becomes an empty one, XMP blanks. Its description stands in the first part;
 * nothing is kept of it but where in the parts to come metadata lie.
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
import { type Place, type Scrub, scrubPart } from "./scrub.ts";

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
/** Behind the first part: cameras write metadata at the front. */
const MAX_LATER_PLACES = 16;

/** Where in the file a part lies, and how long the file is. */
export type Position = { at: number; size: number };

/**
 * Changes `part` in place. Null for a file that is damaged, has more parts than any picture, hides where such data is, or describes itself
 * behind its first part.
 */
export function scrubHeif(part: Bytes, before: Scrub, { at, size }: Position): Scrub | null {
  try {
    const places = at === 0 ? findPlaces(part, size) : (before.places ?? []);
    if (places === null) return null;
    for (const place of places) empty(part, at, place);
    const scrub = scrubPart(part, before, readPictureBox);
    const later = places.filter(([from, length]) => from + length > at + part.length);
    if (scrub === null || later.length > MAX_LATER_PLACES) return null;
    return { ...scrub, places: later, seen: ["whole"] };
  } catch (error) {
    // A field behind the end of the part.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Of all metadata; null where that cannot be told. */
function findPlaces(bytes: Bytes, size: number): Place[] | null {
  const walk = createBoxWalk(bytes);
  const [meta] = findFirst(walk, bytes.length);
  if (meta === undefined) return null;
  const boxes = findBoxes(walk, meta.from + 4, meta.to, ["iinf", "iloc", "idat"]);
  if (boxes === null) return null;
  const items: Items = new Map();
  if (boxes.iinf !== undefined && !readItems(walk, boxes.iinf, items)) return null;
  return items.size > 0 ? readPlaces(size, walk, boxes, items) : [];
}

/** The box `meta`, where the whole of it is there. What follows it need not be. */
function findFirst(walk: BoxWalk, length: number): Box[] {
  const found: Box[] = [];
  walkBoxes(walk, 0, length, (box) => {
    if (box.type === "meta" && found.length === 0) found.push(box);
  });
  return found;
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

/** All places of each of the items. Null where one has none, or where these are no plain ones. */
function readPlaces(size: number, { view }: BoxWalk, { iloc, idat }: Found, items: Items): Place[] | null {
  const found: Place[] = [];
  if (iloc === undefined) return null;
  const version = view.getUint8(iloc.from);
  if (version > 2) return null;
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
  if ([offsetWidth, lengthWidth, baseWidth, indexWidth].some((width) => ![0, 4, 8].includes(width))) return null;
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
    if (places > MAX_PLACES) return null;
    const kind = items.get(item);
    for (let extent = 0; extent < extents; extent += 1) {
      read(indexWidth);
      const from = (start ?? Number.NaN) + base + read(offsetWidth);
      const length = read(lengthWidth);
      if (kind === undefined) continue;
      emptied += length;
      if (!(from >= 0 && from + length <= size && emptied <= size && found.length < MAX_METADATA)) return null;
      found.push([from, length, kind]);
    }
    missing.delete(item);
  }
  return missing.size === 0 ? found : null;
}

/** As much of the place as lies in this part. */
function empty(part: Bytes, at: number, [from, length, kind]: Place): void {
  const [first, end] = [Math.max(0, from - at), Math.min(part.length, from + length - at)];
  if (first >= end) return;
  part.fill(kind === "xmp" ? SPACE : 0, first, end);
  if (kind === "xmp" || length < EMPTY_EXIF.length) return;
  for (let place = 0; place < EMPTY_EXIF.length; place += 1) {
    const to = from - at + place;
    if (to >= 0 && to < part.length) part[to] = EMPTY_EXIF[place] ?? 0;
  }
}

/**
 * Takes out of a HEIC or AVIF picture what says where and when it was taken (decision 84). Its parts name each other by their place in the
 * file, so that nothing may move: Exif becomes an empty one, XMP blanks.
 */
import { readPictureBox } from "./mp4.ts";
import { scrubPart, unread } from "./scrub.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type Box = { type: string; from: number; to: number };
type Extent = { from: number; length: number };

/** An Exif block without entries, behind the four bytes that say where it begins. */
const EMPTY_EXIF = [0, 0, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0];
const SPACE = 0x20;

/** Changes `bytes` in place. False for a file that is damaged, or in which such data cannot be located. */
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
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const top = listBoxes(view, 0, bytes.length);
  const meta = top?.find(({ type }) => type === "meta");
  if (top == null || meta === undefined) return false;
  const boxes = listBoxes(view, meta.from + 4, meta.to);
  if (boxes === null) return false;
  const find = (type: string) => boxes.find((box) => box.type === type);
  const items = readItems(view, find("iinf"));
  if (items === null) return false;
  if (items.size > 0) {
    const places = readPlaces(view, find("iloc"), find("idat")?.from ?? null);
    for (const [item, kind] of items) {
      const extents = places?.get(item);
      if (extents === undefined) return false;
      for (const extent of extents) if (!empty(bytes, extent, kind)) return false;
    }
  }
  return scrubPart(bytes, unread, readPictureBox) !== null;
}

function empty(bytes: Bytes, { from, length }: Extent, kind: "exif" | "xmp"): boolean {
  if (from < 0 || from + length > bytes.length) return false;
  bytes.fill(kind === "xmp" ? SPACE : 0, from, from + length);
  if (kind === "exif" && length >= EMPTY_EXIF.length) bytes.set(EMPTY_EXIF, from);
  return true;
}

/** Null where one is longer than what it stands in. */
function listBoxes(view: DataView, from: number, to: number): Box[] | null {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const isLong = view.getUint32(at) === 1;
    const header = isLong ? 16 : 8;
    const size = isLong ? Number(view.getBigUint64(at + 8)) : view.getUint32(at) || to - at;
    if (size < header || at + size > to) return null;
    boxes.push({ type: readType(view, at + 4), from: at + header, to: at + size });
    at += size;
  }
  return boxes;
}

/** The items that are metadata, by their number. Null for an unspecified version. */
function readItems(view: DataView, iinf: Box | undefined): Map<number, "exif" | "xmp"> | null {
  const items = new Map<number, "exif" | "xmp">();
  if (iinf === undefined) return items;
  const boxes = listBoxes(view, iinf.from + (view.getUint8(iinf.from) === 0 ? 6 : 8), iinf.to);
  if (boxes === null) return null;
  for (const { type, from, to } of boxes) {
    if (type !== "infe") continue;
    const version = view.getUint8(from);
    if (version !== 2 && version !== 3) return null;
    const item = version === 2 ? view.getUint16(from + 4) : view.getUint32(from + 4);
    const kindAt = from + (version === 2 ? 8 : 10);
    const kind = readType(view, kindAt);
    const rest = new TextDecoder("latin1").decode(new Uint8Array(view.buffer, view.byteOffset + kindAt + 4, to - kindAt - 4));
    if (kind === "Exif") items.set(item, "exif");
    else if (kind === "mime" && /xml/i.test(rest)) items.set(item, "xmp");
  }
  return items;
}

/** Where each item lies. Null for places that are no plain ones. */
function readPlaces(view: DataView, iloc: Box | undefined, idat: number | null): Map<number, Extent[]> | null {
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
  const places = new Map<number, Extent[]>();
  for (let count = read(numberWidth); count > 0; count -= 1) {
    const item = read(numberWidth);
    const method = version === 0 ? 0 : read(2) & 15;
    read(2);
    const base = read(baseWidth);
    const start = method === 0 ? 0 : method === 1 ? idat : null;
    const extents: Extent[] = [];
    for (let extent = read(2); extent > 0; extent -= 1) {
      read(indexWidth);
      const offset = read(offsetWidth);
      extents.push({ from: (start ?? -Number.MAX_SAFE_INTEGER) + base + offset, length: read(lengthWidth) });
    }
    places.set(item, extents);
  }
  return places;
}

function readType(view: DataView, at: number): string {
  return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));
}

/**
 * Takes out of a picture's file what says where, when and by whom it was taken, without touching the picture itself (decision 76).
 * Each function gives the file's parts that stay, or null for a file that is damaged.
 */

type Bytes = Uint8Array<ArrayBuffer>;
export type PictureType = "jpg" | "png" | "webp" | "gif" | "avif";

/** `orientation` as Exif has it, of a JPEG: it stays, or the picture would lie on its side. Null for what is damaged or cannot be cleaned. */
export function stripMetadata(bytes: Bytes, type: PictureType, orientation: number): Bytes | null {
  const parts = listParts(bytes, type, orientation);
  return parts === null ? null : join(parts);
}

function listParts(bytes: Bytes, type: PictureType, orientation: number): Bytes[] | null {
  switch (type) {
    case "jpg":
      return listJpegParts(bytes, orientation);
    case "png":
      return listPngParts(bytes);
    case "webp":
      return listWebpParts(bytes);
    case "gif":
      return listGifParts(bytes);
    case "avif":
      // Its parts name each other by their place in the file: one that has such data is not taken.
      return hasAvifMetadata(bytes) ? null : [bytes];
  }
}

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COMMENT = 0xfe;

/** Segment by segment to the end of the picture: what cameras hang on behind it goes as well. */
function listJpegParts(bytes: Bytes, orientation: number): Bytes[] | null {
  const parts = [bytes.subarray(0, 2)];
  if (orientation > 1 && orientation <= 8) parts.push(toOrientationSegment(orientation));
  let at = 2;
  for (;;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1];
    if (marker === undefined || marker === SOI) return null;
    if (marker === 0xff) at += 1;
    else if (marker === EOI) return [...parts, bytes.subarray(at, at + 2)];
    else {
      const end = at + 2 + readUint16(bytes, at + 2);
      if (end > bytes.length || end < at + 4) return null;
      if (isPictureSegment(bytes, at, marker)) parts.push(bytes.subarray(at, end));
      at = end;
      if (marker === SOS) {
        at = findMarker(bytes, end);
        parts.push(bytes.subarray(end, at));
        // A phone that was cut off: browsers show what is there.
        if (at >= bytes.length) return [...parts, Uint8Array.of(0xff, EOI)];
      }
    }
  }
}

/** Of the application's segments only those that say how to show the colours: JFIF, its profile, Adobe's transform. */
function isPictureSegment(bytes: Bytes, at: number, marker: number): boolean {
  if (marker === COMMENT) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  return (
    (marker === 0xe0 && readText(bytes, at + 4, 5) === "JFIF\0") ||
    (marker === 0xe2 && readText(bytes, at + 4, 12) === "ICC_PROFILE\0") ||
    (marker === 0xee && readText(bytes, at + 4, 5) === "Adobe")
  );
}

/** The next marker within compressed data, in which 0xff is followed by 0 or a restart. */
function findMarker(bytes: Bytes, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** An Exif segment that says nothing else. */
function toOrientationSegment(orientation: number): Bytes {
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  return Uint8Array.from([0xff, 0xe1, 0, 34, ...[..."Exif\0\0"].map((letter) => letter.charCodeAt(0)), ...tiff]);
}

/** What a PNG is shown by, animated ones as well. */
const pngChunks = new Set([
  "IHDR",
  "PLTE",
  "IDAT",
  "IEND",
  "tRNS",
  "cHRM",
  "gAMA",
  "iCCP",
  "sBIT",
  "sRGB",
  "cICP",
  "bKGD",
  "pHYs",
  "acTL",
  "fcTL",
  "fdAT",
]);

function listPngParts(bytes: Bytes): Bytes[] | null {
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + readUint32(bytes, at);
    const name = readText(bytes, at + 4, 4);
    if (end > bytes.length) return null;
    if (pngChunks.has(name)) parts.push(bytes.subarray(at, end));
    if (name === "IEND") return parts;
    at = end;
  }
  return null;
}

const webpChunks = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);
/** In VP8X: there is Exif, there is XMP. */
const WEBP_METADATA_FLAGS = 0b1100;

function listWebpParts(bytes: Bytes): Bytes[] | null {
  const header = bytes.slice(0, 12);
  const parts = [header];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = Math.min(bytes.length, 8 + view.getUint32(4, true));
  for (let at = 12; at + 8 <= length; ) {
    const name = readText(bytes, at, 4);
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (at + 8 + size > length) return null;
    if (webpChunks.has(name)) {
      const chunk = bytes.slice(at, end);
      if (name === "VP8X") chunk[8] = (chunk[8] ?? 0) & ~WEBP_METADATA_FLAGS;
      parts.push(chunk);
    }
    at = end;
  }
  const kept = parts.reduce((sum, part) => sum + part.length, 0);
  new DataView(header.buffer).setUint32(4, kept - 8, true);
  return parts.length > 1 ? parts : null;
}

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;
/** How often an animation is repeated. */
const gifApplications = new Set(["NETSCAPE2.0", "ANIMEXTS1.0"]);

function listGifParts(bytes: Bytes): Bytes[] | null {
  let at = 13 + toColourTableLength(bytes[10] ?? 0);
  const parts = [bytes.subarray(0, at)];
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === TRAILER) return [...parts, bytes.subarray(at, at + 1)];
    if (kind !== IMAGE && kind !== EXTENSION) return null;
    const data = kind === IMAGE ? at + 11 + toColourTableLength(bytes[at + 9] ?? 0) : at + 2;
    const end = findGifBlockEnd(bytes, data);
    if (end === null) return null;
    const label = bytes[at + 1];
    const isShown =
      kind === IMAGE || label === GRAPHIC_CONTROL || (label === APPLICATION && gifApplications.has(readText(bytes, at + 3, 11)));
    if (isShown) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

function toColourTableLength(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Behind the empty block that ends a chain of blocks; null where the file ends before. */
function findGifBlockEnd(bytes: Bytes, from: number): number | null {
  for (let at = from; at < bytes.length; ) {
    const size = bytes[at] ?? 0;
    if (size === 0) return at + 1;
    at += 1 + size;
  }
  return null;
}

/** Items of these kinds are announced in the head of the file. */
function hasAvifMetadata(bytes: Bytes): boolean {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 65_536));
  return /infe[\s\S]{4,12}Exif|application\/rdf\+xml/.test(head);
}

function readUint16(bytes: Bytes, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

function readUint32(bytes: Bytes, at: number): number {
  return readUint16(bytes, at) * 65_536 + readUint16(bytes, at + 2);
}

function readText(bytes: Bytes, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

function join(parts: readonly Bytes[]): Bytes {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

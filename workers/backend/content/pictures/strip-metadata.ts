/**
 * Takes out of a picture's file what says where, when and by whom it was taken, without touching the picture itself (decision 76). What
 * stays is moved together in the bytes that were given; null for a file that is damaged, or made of more parts than any picture.
 */

import {
  type Bytes,
  createCompaction,
  hasText,
  MAX_PARTS,
  type PictureType,
  readName,
  readUint32,
  readUint32Le,
} from "./picture-parts.ts";
import { stripJpeg } from "./strip-jpeg.ts";

/** `orientation` as Exif has it, of a JPEG: it stays, or the picture would lie on its side. Null for what cannot be cleaned as well. */
export function stripMetadata(bytes: Bytes, type: PictureType, orientation: number): Bytes | null {
  switch (type) {
    case "jpg":
      return stripJpeg(bytes, orientation);
    case "png":
      return stripPng(bytes);
    case "webp":
      return stripWebp(bytes);
    case "gif":
      return stripGif(bytes);
    case "avif":
      // Its parts name each other by their place in the file: one that has such data is not taken.
      return hasAvifMetadata(bytes) ? null : bytes;
  }
}

/** What a PNG is shown by, animated ones as well. */
export const pngChunks = new Set([
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

function stripPng(bytes: Bytes): Bytes | null {
  const kept = createCompaction(bytes);
  kept.keep(0, 8);
  let at = 8;
  for (let chunks = 0; at + 12 <= bytes.length; chunks += 1) {
    const end = at + 12 + readUint32(bytes, at);
    const name = readName(bytes, at + 4);
    if (end > bytes.length || chunks >= MAX_PARTS.png) return null;
    if (pngChunks.has(name)) kept.keep(at, end);
    if (name === "IEND") return kept.finish();
    at = end;
  }
  return null;
}

export const webpChunks = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);
/** In VP8X: there is Exif, there is XMP. */
export const WEBP_METADATA_FLAGS = 0b1100;

function stripWebp(bytes: Bytes): Bytes | null {
  const kept = createCompaction(bytes);
  const length = Math.min(bytes.length, 8 + readUint32Le(bytes, 4));
  kept.keep(0, 12);
  let at = 12;
  for (let chunks = 0; at + 8 <= length; chunks += 1) {
    const name = readName(bytes, at);
    const size = readUint32Le(bytes, at + 4);
    if (at + 8 + size > length || chunks >= MAX_PARTS.webp) return null;
    if (name === "VP8X") bytes[at + 8] = (bytes[at + 8] ?? 0) & ~WEBP_METADATA_FLAGS;
    const end = at + 8 + size + (size % 2);
    if (webpChunks.has(name)) kept.keep(at, end);
    at = end;
  }
  const left = kept.finish();
  if (left.length <= 12) return null;
  new DataView(left.buffer, left.byteOffset).setUint32(4, left.length - 8, true);
  return left;
}

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;
/** How often an animation is repeated. */
const gifApplications = ["NETSCAPE2.0", "ANIMEXTS1.0"];

function stripGif(bytes: Bytes): Bytes | null {
  const kept = createCompaction(bytes);
  let at = 13 + toColourTableLength(bytes[10] ?? 0);
  kept.keep(0, Math.min(at, bytes.length));
  for (let left: number = MAX_PARTS.gif; at < bytes.length && left > 0; left -= 1) {
    const kind = bytes[at];
    const from = at;
    if (kind === TRAILER) {
      kept.keep(at, at + 1);
      return kept.finish();
    }
    if (kind !== IMAGE && kind !== EXTENSION) return null;
    at = kind === IMAGE ? at + 11 + toColourTableLength(bytes[at + 9] ?? 0) : at + 2;
    // A chain of blocks, which an empty one ends.
    for (let size = bytes[at] ?? 0; size > 0 && at < bytes.length && left > 0; size = bytes[at] ?? 0) {
      at += 1 + size;
      left -= 1;
    }
    if (at >= bytes.length || left <= 0) return null;
    at += 1;
    if (kind === IMAGE || isShownExtension(bytes, from)) kept.keep(from, at);
  }
  return null;
}

/** An extension that a GIF is shown by. */
export function isShownExtension(bytes: Uint8Array, at: number): boolean {
  const label = bytes[at + 1];
  return label === GRAPHIC_CONTROL || (label === APPLICATION && gifApplications.some((name) => hasText(bytes, at + 3, name)));
}

export function toColourTableLength(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Items of these kinds are announced in the head of the file. */
function hasAvifMetadata(bytes: Bytes): boolean {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 65_536));
  return /infe[\s\S]{4,12}Exif|application\/rdf\+xml/.test(head);
}

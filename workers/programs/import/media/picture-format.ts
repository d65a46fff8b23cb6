/**
 * Which files are pictures, by their first bytes and not by name or type. Everything else never reaches the library that
 * computes pictures: an SVG drawing of a few kilobytes is a program that may compute for hours.
 */
import { gunzipSync } from "node:zlib";

/** First bytes of formats, as Latin-1; a dot is any byte. */
const BEGINNINGS: RegExp[] = [
  /^\xff\xd8\xff/, // JPEG
  /^\x89PNG\r\n/,
  /^GIF8[79]a/,
  /^RIFF....WEBP/s,
  /^....ftyp(?:avif|avis|heic|heix|heim|heis|hevc|hevx|mif1|msf1)/s,
  /^(?:II[*+]\0|MM\0[*+])/, // TIFF
];

/** Why a file is no picture to compute, or null when it can be computed. */
export function findFormatFault(bytes: Buffer): string | null {
  const start = bytes.subarray(0, 32).toString("latin1");
  if (BEGINNINGS.some((beginning) => beginning.test(start))) return null;
  return isDrawing(bytes) ? "an SVG drawing; drawings are not taken" : "of no format that is known";
}

const HEAD_BYTES = 4096;

function isDrawing(bytes: Buffer): boolean {
  const head = (bytes[0] === 0x1f && bytes[1] === 0x8b ? unpack(bytes) : bytes).subarray(0, HEAD_BYTES);
  // Two bytes a character in UTF-16: without zeros either order reads the same.
  return /<(?:[\w-]+:)?svg[\s>/]/i.test(head.toString("latin1").replaceAll("\0", ""));
}

function unpack(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: 1024 * 1024 });
  } catch {
    return bytes; // damaged, or far larger than a drawing: no picture in any case
  }
}

/** JPEG for strip-metadata.ts: its segments, and the one of Exif that says which side is up. */
import { type Bytes, createCompaction, hasText, MAX_PARTS, readUint16, readUint32, readUint32Le } from "./picture-parts.ts";

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COMMENT = 0xfe;
const EXIF = 0xe1;

/** Segment by segment to the end of the picture: what cameras hang on behind it goes as well. Null for a damaged file. */
export function stripJpeg(bytes: Bytes, orientation: number): Bytes | null {
  const kept = createCompaction(bytes);
  kept.keep(0, 2);
  let turned = orientation > 1 && orientation <= 8 ? toOrientationSegment(orientation) : null;
  let at = 2;
  for (let segments = 0; segments < MAX_PARTS.jpg; segments += 1) {
    at = skipFilling(bytes, at);
    const marker = bytes[at + 1];
    if (bytes[at] !== 0xff || marker === undefined || marker === SOI) return null;
    if (marker === EOI) {
      kept.keep(at, at + 2);
      return kept.finish();
    }
    const end = at + 2 + readUint16(bytes, at + 2);
    if (end > bytes.length || end < at + 4) return null;
    if (isPictureSegment(bytes, at, marker)) kept.keep(at, end);
    else if (turned !== null && isExif(bytes, at, marker) && end - at >= turned.length) {
      kept.put(turned);
      turned = null;
    }
    at = end;
    if (marker === SOS) {
      at = findMarker(bytes, end);
      kept.keep(end, at);
      // A phone that was cut off: browsers show what is there.
      if (at >= bytes.length) return endCutOff(bytes, kept.finish());
    }
  }
  return null;
}

/** Markers may have any number of 0xff before them. */
export function skipFilling(bytes: Uint8Array, from: number): number {
  let at = from;
  while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
  return at;
}

function endCutOff(bytes: Bytes, kept: Bytes): Bytes {
  if (kept.length + 2 > bytes.length) {
    const longer = new Uint8Array(kept.length + 2);
    longer.set(kept);
    longer.set([0xff, EOI], kept.length);
    return longer;
  }
  bytes.set([0xff, EOI], kept.length);
  return bytes.subarray(0, kept.length + 2);
}

/** Of the application's segments only those that say how to show the colours: JFIF, its profile, Adobe's transform. */
export function isPictureSegment(bytes: Uint8Array, at: number, marker: number): boolean {
  if (marker === COMMENT) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  return (
    (marker === 0xe0 && hasText(bytes, at + 4, "JFIF\0")) ||
    (marker === 0xe2 && hasText(bytes, at + 4, "ICC_PROFILE\0")) ||
    (marker === 0xee && hasText(bytes, at + 4, "Adobe"))
  );
}

export function isExif(bytes: Uint8Array, at: number, marker: number): boolean {
  return marker === EXIF && hasText(bytes, at + 4, "Exif\0\0");
}

/** The next marker within compressed data, in which 0xff is followed by 0 or a restart. */
export function findMarker(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** An Exif segment that says nothing else, as long as the shortest with an orientation. */
export function toOrientationSegment(orientation: number): Bytes {
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  return Uint8Array.from([0xff, EXIF, 0, 34, ...[..."Exif\0\0"].map((letter) => letter.charCodeAt(0)), ...tiff]);
}

export type JpegSize = { width: number; height: number; orientation: number };

/** By its first frame, before which Exif stands; null where there is none that browsers show. */
export function readJpegSize(bytes: Uint8Array<ArrayBuffer>): JpegSize | null {
  let orientation: number | null = null;
  let at = 2;
  for (let segments = 0; segments < MAX_PARTS.jpg; segments += 1) {
    at = skipFilling(bytes, at);
    const marker = bytes[at + 1] ?? 0;
    const end = at + 2 + readUint16(bytes, at + 2);
    if (bytes[at] !== 0xff || marker < 0xc0 || marker === EOI || marker === SOS || end < at + 4 || end > bytes.length)
      return null;
    if (marker >= 0xc0 && marker <= 0xc2)
      return { height: readUint16(bytes, at + 5), width: readUint16(bytes, at + 7), orientation: orientation ?? 1 };
    if (isExif(bytes, at, marker)) orientation ??= readOrientation(bytes.subarray(at + 10, end));
    at = end;
  }
  return null;
}

const ORIENTATION = 0x0112;
const SHORT = 3;

/** Of a block of TIFF: its first list has it. Null where it does not say so. */
export function readOrientation(tiff: Uint8Array): number | null {
  const isLittle = hasText(tiff, 0, "II");
  if (!isLittle && !hasText(tiff, 0, "MM")) return null;
  const short = (at: number) => (isLittle ? (tiff[at] ?? 0) | ((tiff[at + 1] ?? 0) << 8) : readUint16(tiff, at));
  const list = isLittle ? readUint32Le(tiff, 4) : readUint32(tiff, 4);
  const count = Math.min(short(list), Math.floor((tiff.length - list - 2) / 12));
  for (let entry = 0; entry < count; entry += 1) {
    const at = list + 2 + entry * 12;
    if (short(at) === ORIENTATION) return short(at + 2) === SHORT ? short(at + 8) : null;
  }
  return null;
}

/** Segments of a JPEG, for scrub.ts. Those that say where and when it was taken become empty comments; which side is up stays. */

import { readUint16 } from "#workers/backend/content/pictures/picture-parts.ts";
import {
  findMarker,
  isExif,
  isPictureSegment,
  readOrientation,
  skipFilling,
  toOrientationSegment,
} from "#workers/backend/content/pictures/strip-jpeg.ts";
import { type Element, type ReadElement, TO_THE_END } from "./scrub.ts";

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COMMENT = 0xfe;
/** Of a segment: what says whose it is. */
const NAME_BYTES = 16;

/**
 * Modes: none before the file, `head` before its size, `frame` behind it, `scan` within compressed data, `end` behind the picture, where
 * phones hang on a film. Seen: `whole` where there is something to show, also of one that is cut off.
 */
export const readJpegPart: ReadElement = (bytes, mode, isSplit) => {
  if (mode === "end") return { header: 0, act: "wipe", size: TO_THE_END };
  if (mode === "") return bytes.length < 2 ? "more" : { header: 2, act: "pass", size: 0, mode: "head" };
  if (mode === "scan") {
    const found = findMarker(bytes, 0);
    // The last byte may be half a marker.
    const at = found === bytes.length && bytes.at(-1) === 0xff ? found - 1 : found;
    if (at === 0 && bytes.length < 2) return "more";
    if (at > 0) return { header: at, act: "pass", size: 0 };
  }
  return readSegment(bytes, mode === "scan" ? "frame" : mode, isSplit);
};

function readSegment(bytes: Uint8Array, mode: string, isSplit: boolean): Element | "more" | "damaged" {
  const filling = skipFilling(bytes, 0);
  if (filling > 0) return { header: filling, act: "pass", size: 0, mode };
  if (bytes.length < 2) return "more";
  const marker = bytes[1] ?? 0;
  if (bytes[0] !== 0xff || marker < 0xc0 || marker === SOI) return "damaged";
  if (marker === EOI) return mode === "head" ? "damaged" : { header: 2, act: "pass", size: 0, mode: "end", seen: "whole" };
  if (bytes.length < 4) return "more";
  const length = 2 + readUint16(bytes, 2);
  if (length < 4) return "damaged";
  if (bytes.length < Math.min(length, NAME_BYTES)) return "more";
  if (marker === SOS && mode === "head") return "damaged";
  if (marker === SOS) return { header: 4, act: "pass", size: length - 4, mode: "scan", seen: "whole" };
  if (marker >= 0xc0 && marker <= 0xc2 && (length < 9 || readUint16(bytes, 5) === 0 || readUint16(bytes, 7) === 0))
    return "damaged";
  const next = marker >= 0xc0 && marker <= 0xc2 ? "frame" : mode;
  if (isPictureSegment(bytes, 0, marker)) return { header: 4, act: "pass", size: length - 4, mode: next };
  // Cut in two by the parts, it is emptied with what it says of the sides.
  const turned = isSplit || length > bytes.length || !isExif(bytes, 0, marker) ? null : turn(bytes.subarray(0, length));
  return { ...(turned ?? toComment(length)), mode };
}

/** An Exif segment that says which side is up and nothing else, and an empty comment in the rest of its room. Null where there is nothing to say. */
function turn(segment: Uint8Array): Element | null {
  const orientation = readOrientation(segment.subarray(10)) ?? 1;
  if (orientation < 2 || orientation > 8) return null;
  const own = toOrientationSegment(orientation);
  const rest = segment.length - own.length;
  if (rest < 0) return null;
  // Too little for a comment: filling, which may stand before any marker.
  const { header, size, rewritten } =
    rest < 4 ? { header: rest, size: 0, rewritten: [0xff, 0xff, 0xff].slice(0, rest) } : toComment(rest);
  return { header: own.length + header, act: "wipe", size, rewritten: Uint8Array.from([...own, ...rewritten]) };
}

function toComment(length: number) {
  const rewritten = Uint8Array.of(0xff, COMMENT, (length - 2) >> 8, (length - 2) & 0xff);
  return { header: 4, act: "wipe", size: length - 4, rewritten } as const;
}

/** Parts of an MP3, for scrub.ts: what programs write before the sound is emptied in its place. */
import { type ReadElement, TO_THE_END } from "#workers/backend/newsroom/tips/files/scrub.ts";

/** Kilobits a second of layer III, by version 1 and the later ones. */
const bitrates = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const rates = [44_100, 48_000, 32_000] as const;

/** Whether a frame of layer III begins there, and where it is in reach another one behind it. */
export function isFrame(bytes: Uint8Array, at: number): boolean {
  const length = readLength(bytes, at);
  if (length === null) return false;
  return bytes.length < at + length + 4 || readLength(bytes, at + length) !== null;
}

/** Of a frame in bytes; null for what is none. */
function readLength(bytes: Uint8Array, at: number): number | null {
  const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 4);
  const version = (second >> 3) & 3;
  if (first !== 0xff || second >> 5 !== 7 || version === 1 || ((second >> 1) & 3) !== 1) return null;
  const bitrate = bitrates[version === 3 ? 0 : 1][third >> 4];
  const rate = rates[(third >> 2) & 3];
  if (bitrate === undefined || bitrate === 0 || rate === undefined) return null;
  const isFirst = version === 3;
  const divided = rate / (isFirst ? 1 : version === 2 ? 2 : 4);
  return Math.floor(((isFirst ? 144_000 : 72_000) * bitrate) / divided) + ((third >> 1) & 1);
}

/** Seen: `whole` from the first frame on. A tag (ID3) stays as empty space of the same length: nothing moves. */
export const readMp3Part: ReadElement = (bytes, _, isSplit) => {
  if (bytes.length < 10) return "more";
  if (bytes[0] === 0x49 && bytes[1] === 0x44 && bytes[2] === 0x33) {
    const [flags = 0, ...size] = bytes.subarray(5, 10);
    if (size.some((byte) => byte > 0x7f)) return "damaged";
    const length = size.reduce((sum, byte) => sum * 128 + byte, 0) + ((flags & 0x10) === 0 ? 0 : 10);
    return { header: 10, act: "wipe", size: length, rewritten: Uint8Array.from([...bytes.subarray(0, 5), 0, ...size]) };
  }
  const zeros = countZeros(bytes);
  // Of a header that began in the part before all has to be said at once.
  if (zeros > 0 && (!isSplit || zeros >= 10)) return { header: zeros, act: "pass", size: 0 };
  return isFrame(bytes, zeros) ? { header: zeros, act: "pass", size: TO_THE_END, seen: "whole" } : "damaged";
};

/** Programs leave room between the tag and the sound. */
function countZeros(bytes: Uint8Array): number {
  let count = 0;
  while (count < bytes.length && bytes[count] === 0) count += 1;
  return count;
}

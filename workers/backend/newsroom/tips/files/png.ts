/** Chunks of a PNG, for scrub.ts. Those that do not show it become chunks without content that no program knows. */
import { crc32 } from "node:zlib";
import { readName, readUint32 } from "#workers/backend/content/pictures/picture-parts.ts";
import { pngChunks } from "#workers/backend/content/pictures/strip-metadata.ts";
import { MAX_FILE_BYTES } from "#workers/backend/newsroom/tips/tip-limits.ts";
import { type ReadElement, TO_THE_END } from "./scrub.ts";

/** Private, and left out by who does not know it. */
const EMPTIED = Uint8Array.from([..."vpAd"].map((letter) => letter.charCodeAt(0)));
const zeros = new Uint8Array(64 * 1024);

/** Modes: none before the file, `head` before its first chunk, then `chunks`, `end` behind the last; digits: the check sum of an emptied chunk. */
export const readPngPart: ReadElement = (bytes, mode) => {
  if (mode === "end") return { header: 0, act: "wipe", size: TO_THE_END };
  if (bytes.length < 8) return /^\d/.test(mode) && bytes.length >= 4 ? writeCheck(mode) : "more";
  if (mode === "") return { header: 8, act: "pass", size: 0, mode: "head" };
  if (/^\d/.test(mode)) return writeCheck(mode);
  const length = readUint32(bytes, 0);
  const name = readName(bytes, 4);
  if (length > MAX_FILE_BYTES) return "damaged";
  if (mode === "head") {
    if (bytes.length < 16) return "more";
    if (name !== "IHDR" || length !== 13 || readUint32(bytes, 8) === 0 || readUint32(bytes, 12) === 0) return "damaged";
  }
  if (name === "IEND") return { header: 8, act: "pass", size: length + 4, mode: "end", seen: "whole" };
  if (pngChunks.has(name)) return { header: 8, act: "pass", size: length + 4, mode: "chunks" };
  const rewritten = bytes.slice(0, 8);
  rewritten.set(EMPTIED, 4);
  return { header: 8, act: "wipe", size: length, rewritten, mode: String(checkEmpty(length)) };
};

function writeCheck(mode: string) {
  const rewritten = new Uint8Array(4);
  new DataView(rewritten.buffer).setUint32(0, Number(mode));
  return { header: 4, act: "pass", size: 0, rewritten, mode: "chunks" } as const;
}

/** The check sum of an emptied chunk of this length. */
function checkEmpty(length: number): number {
  let check = crc32(EMPTIED);
  for (let left = length; left > 0; left -= zeros.length) check = crc32(zeros.subarray(0, left), check);
  return check;
}

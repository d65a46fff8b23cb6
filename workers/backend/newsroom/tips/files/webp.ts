/** Chunks of a WebP, for scrub.ts. Those that do not show it become empty ones, which every reader passes over. */
import { readName, readUint32Le } from "#workers/backend/content/pictures/picture-parts.ts";
import { readPictureSize } from "#workers/backend/content/pictures/read-size.ts";
import { WEBP_METADATA_FLAGS, webpChunks } from "#workers/backend/content/pictures/strip-metadata.ts";
import { type Element, type ReadElement, TO_THE_END } from "./scrub.ts";

const EMPTIED = Uint8Array.from([..."JUNK"].map((letter) => letter.charCodeAt(0)));
/** As far as its size stands in it. */
const HEAD_BYTES = 30;

/** Mode: how much is left of what the file says that it is, none before the file. What is behind that is emptied. */
export const readWebpPart: ReadElement = (bytes, mode) => {
  if (mode === "") return readHead(bytes);
  const left = Number(mode);
  if (left < 8) return { header: 0, act: "wipe", size: TO_THE_END };
  if (bytes.length < 9) return left === 8 && bytes.length === 8 ? readChunk(bytes, left) : "more";
  return readChunk(bytes, left);
};

function readHead(bytes: Uint8Array): Element | "more" | "damaged" {
  if (bytes.length < HEAD_BYTES) return "more";
  const size = readPictureSize(bytes.slice(0, HEAD_BYTES), "webp");
  const left = readUint32Le(bytes, 4) - 4;
  if (size === null || size.width === 0 || size.height === 0 || left < 8) return "damaged";
  return { header: 12, act: "pass", size: 0, mode: String(left) };
}

function readChunk(bytes: Uint8Array, left: number): Element | "damaged" {
  const name = readName(bytes, 0);
  const size = readUint32Le(bytes, 4);
  // To an even place; a last one may do without.
  const length = Math.min(8 + size + (size % 2), Math.max(left, 8 + size));
  if (length > left) return "damaged";
  const mode = String(left - length);
  if (name === "VP8X") {
    const rewritten = bytes.slice(0, 9);
    rewritten[8] = (rewritten[8] ?? 0) & ~WEBP_METADATA_FLAGS;
    return size === 0 ? "damaged" : { header: 9, act: "pass", size: length - 9, rewritten, mode };
  }
  if (webpChunks.has(name)) return { header: 8, act: "pass", size: length - 8, mode, seen: "whole" };
  const rewritten = bytes.slice(0, 8);
  rewritten.set(EMPTIED, 0);
  return { header: 8, act: "wipe", size: length - 8, rewritten, mode };
}

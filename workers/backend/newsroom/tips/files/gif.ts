/** Blocks of a GIF, for scrub.ts. Extensions that do not show it become empty comments. */
import { readUint16Le } from "#workers/backend/content/pictures/read-size.ts";
import { isShownExtension, toColourTableLength } from "#workers/backend/content/pictures/strip-metadata.ts";
import { type ReadElement, TO_THE_END } from "./scrub.ts";

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const COMMENT = 0xfe;
const APPLICATION = 0xff;
const NAME_BYTES = 11;
const MAX_BLOCK = 255;

/** Modes: none before the file, `blocks`, within the chain of one to `keep` or to `empty`, `end` behind the last. */
export const readGifPart: ReadElement = (bytes, mode) => {
  switch (mode) {
    case "end":
      return { header: 0, act: "wipe", size: TO_THE_END };
    case "keep":
    case "empty":
      return walkChain(bytes, mode);
    case "":
      if (bytes.length < 13) return "more";
      if (readUint16Le(bytes, 6) === 0 || readUint16Le(bytes, 8) === 0) return "damaged";
      return { header: 13, act: "pass", size: toColourTableLength(bytes[10] ?? 0), mode: "blocks" };
  }
  const [kind, label] = bytes;
  if (kind === TRAILER) return { header: 1, act: "pass", size: 0, mode: "end", seen: "whole" };
  if (kind === IMAGE && bytes.length < 10) return "more";
  if (kind === IMAGE) return { header: 10, act: "pass", size: 1 + toColourTableLength(bytes[9] ?? 0), mode: "keep" };
  if (kind !== EXTENSION) return "damaged";
  // An application's first block is its name.
  const header = label === APPLICATION ? 3 + NAME_BYTES : 2;
  if (bytes.length < header) return "more";
  if (label === APPLICATION && bytes[2] !== NAME_BYTES) return "damaged";
  if (isShownExtension(bytes, 0)) return { header, act: "pass", size: 0, mode: "keep" };
  const rewritten = new Uint8Array(header);
  rewritten.set([EXTENSION, COMMENT, NAME_BYTES].slice(0, header));
  return { header, act: "pass", size: 0, rewritten, mode: "empty" };
};

/** Blocks, each with its length before it, as far as they lie in this part; one without content ends them. */
function walkChain(bytes: Uint8Array, mode: "keep" | "empty") {
  let end = 0;
  while (end < bytes.length && bytes[end] !== 0) end += 1 + (bytes[end] ?? 0);
  const isOver = end < bytes.length;
  if (mode === "empty") emptyChain(bytes, Math.min(end, bytes.length), isOver);
  if (isOver) return { header: end + 1, act: "pass", size: 0, mode: "blocks" } as const;
  return { header: bytes.length, act: mode === "keep" ? "pass" : "wipe", size: end - bytes.length } as const;
}

/**
 * In its place. XMP stands in a GIF without blocks of its own, and what counts as a block's length is a letter of it: where the whole chain is
 * there it is cut anew.
 */
function emptyChain(bytes: Uint8Array, length: number, isWhole: boolean): void {
  if (!isWhole) {
    for (let at = 0; at < length; at += 1 + (bytes[at] ?? 0)) bytes.fill(0, at + 1, Math.min(length, at + 1 + (bytes[at] ?? 0)));
    return;
  }
  bytes.fill(0, 0, length);
  for (let at = 0, left = length; left > 0; ) {
    // A block has one byte at least.
    const block = left === MAX_BLOCK + 2 ? MAX_BLOCK - 1 : Math.min(MAX_BLOCK, left - 1);
    bytes[at] = block;
    at += 1 + block;
    left -= 1 + block;
  }
}

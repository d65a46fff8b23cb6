/** Whether a text is one in UTF-8, part by part (decision 84). */
import { isUtf8 } from "node:buffer";
import { looksLikeText } from "./file-type.ts";
import type { Scrub } from "./scrub.ts";

/** A letter has four bytes at most. */
const MAX_LETTER = 4;

/** Null for what is no text in UTF-8. A letter that goes on in the next part is looked at there. */
export function checkText(part: Uint8Array, before: Scrub): Scrub | null {
  if (!looksLikeText(part)) return null;
  const cut = findBegun(part);
  const head = Uint8Array.from([...before.begun, ...part.subarray(0, MAX_LETTER)]);
  // The first letters with what began before them, then the rest.
  const first = before.begun.length === 0 ? 0 : findLetter(part);
  if (before.begun.length > 0 && !isUtf8(head.subarray(0, before.begun.length + first))) return null;
  if (!isUtf8(part.subarray(first, Math.max(first, cut)))) return null;
  return { ...before, begun: [...part.subarray(Math.max(first, cut))] };
}

/** Where the first letter begins. */
function findLetter(part: Uint8Array): number {
  let at = 0;
  while (at < MAX_LETTER && at < part.length && ((part[at] ?? 0) & 0xc0) === 0x80) at += 1;
  return at;
}

/** Where the last letter begins that is not whole; the part's end where there is none. */
function findBegun(part: Uint8Array): number {
  for (let back = 1; back < MAX_LETTER && back <= part.length; back += 1) {
    const byte = part[part.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    const wanted = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return wanted > back ? part.length - back : part.length;
  }
  return part.length;
}

/**
 * Takes out of a video, while its parts arrive, what says where it was taken: elements are emptied in their place, so that nothing moves and
 * no part is held back (decision 84). What an element is says the format's reader (mp4.ts, webm.ts); here is how far the file was read.
 */

/** How far a file was read: kept between its parts as JSON. */
export type Scrub = {
  /** Bytes of a header that began at the end of the last part. */
  begun: number[];
  /** Bytes of the present element that stay, or that are emptied. */
  pass: number;
  wipe: number;
  /** What the reader has met, by names of its own. */
  seen: string[];
};

export const unread: Scrub = { begun: [], pass: 0, wipe: 0, seen: [] };

/** What to do with an element, by its header. */
export type Element = {
  /** Length of the header. */
  header: number;
  /** Go in, leave its content as it is, or empty it. */
  act: "enter" | "pass" | "wipe";
  /** Of the content. */
  size: number;
  /** In place of the header of what is emptied: of the same length. */
  rewritten?: Uint8Array;
  seen?: string;
};

/** `bytes` begin with a header; `more` when it goes on behind them. */
export type ReadElement = (bytes: Uint8Array) => Element | "more" | "damaged";

/** Longer than any header. */
const MAX_HEADER = 40;
/** Of one part: speech has one for every 50 bytes, and what has more is made to take time. */
export const MAX_ELEMENTS = 100_000;

/**
 * Empties in `part` what has to go, and says how far the file is read then. Null for a file that is damaged, or has more elements than any.
 */
export function scrubPart(part: Uint8Array, before: Scrub, read: ReadElement): Scrub | null {
  let { begun, pass, wipe } = before;
  const seen = new Set(before.seen);
  let at = 0;
  let elements = 0;
  while (at < part.length) {
    const rest = part.length - at;
    if (pass > 0) {
      const length = Math.min(pass, rest);
      pass -= length;
      at += length;
    } else if (wipe > 0) {
      const length = Math.min(wipe, rest);
      part.fill(0, at, at + length);
      wipe -= length;
      at += length;
    } else {
      elements += 1;
      if (elements > MAX_ELEMENTS) return null;
      const next = part.subarray(at, at + MAX_HEADER);
      const bytes = begun.length === 0 ? next : Uint8Array.from([...begun, ...next]);
      const element = read(bytes);
      if (element === "damaged") return null;
      if (element === "more") {
        if (rest >= MAX_HEADER) return null;
        begun = [...bytes];
        break;
      }
      const { header, act, size, rewritten } = element;
      // A header that began in the part before is stored already: its content alone is emptied.
      if (act === "wipe" && rewritten !== undefined && begun.length === 0) part.set(rewritten, at);
      at += Math.max(0, header - begun.length);
      begun = [];
      if (act === "pass") pass = size;
      if (act === "wipe") wipe = size;
      if (element.seen !== undefined) seen.add(element.seen);
    }
  }
  return { begun, pass, wipe, seen: [...seen] };
}

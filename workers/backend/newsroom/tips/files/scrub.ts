/**
 * Takes out of a film or picture, while its parts arrive, what says where it was taken: elements are emptied in their place, so that nothing
 * moves and no part is held back (decision 84). What an element is says the format's reader (mp4.ts, jpeg.ts); here is how far the file was read.
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
  /** Where in the file the reader is, by names of its own. */
  mode?: string;
  /** Of HEIC and AVIF: what else has to be emptied in the parts to come (heif.ts). */
  places?: Place[];
};

/** From where in the file, how much, and what it is. */
export type Place = [from: number, length: number, kind: "exif" | "xmp"];

export const unread: Scrub = { begun: [], pass: 0, wipe: 0, seen: [] };

/** What to do with an element, by its header. */
export type Element = {
  /** Length of the header. */
  header: number;
  /** Go in, leave its content as it is, or empty it. */
  act: "enter" | "pass" | "wipe";
  /** Of the content. */
  size: number;
  /** In place of the header: of the same length. */
  rewritten?: Uint8Array;
  seen?: string;
  /** The reader's, for what follows; as before where it is left out. */
  mode?: string;
};

/**
 * `bytes` begin with a header and are the rest of the part; `more` when it goes on behind them. Of a header that began in the part before they
 * are a copy with little behind it (`isSplit`).
 */
export type ReadElement = (bytes: Uint8Array, mode: string, isSplit: boolean) => Element | "more" | "damaged";

/** In an element that has no end of its own. */
export const TO_THE_END = Number.MAX_SAFE_INTEGER;

/** Longer than any header. */
const MAX_HEADER = 40;
/** Of one part: speech has one for every 50 bytes, and what has more is made to take time. */
export const MAX_ELEMENTS = 100_000;

/**
 * Empties in `part` what has to go, and says how far the file is read then. Null for a file that is damaged, or has more elements than any.
 */
export function scrubPart(part: Uint8Array, before: Scrub, read: ReadElement, maxElements = MAX_ELEMENTS): Scrub | null {
  let { begun, pass, wipe, mode = "" } = before;
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
      if (elements > maxElements) return null;
      const isSplit = begun.length > 0;
      const bytes = isSplit ? Uint8Array.from([...begun, ...part.subarray(at, at + MAX_HEADER)]) : part.subarray(at);
      const element = read(bytes, mode, isSplit);
      if (element === "damaged") return null;
      if (element === "more") {
        if (rest >= MAX_HEADER) return null;
        begun = [...bytes];
        break;
      }
      const { header, act, size, rewritten } = element;
      // A header that began in the part before is stored already: its content alone is emptied.
      if (rewritten !== undefined && !isSplit) part.set(rewritten, at);
      at += Math.max(0, header - begun.length);
      // Of its content the reader may have asked for more than there was.
      const left = Math.max(0, size - Math.max(0, begun.length - header));
      begun = [];
      if (act === "pass") pass = left;
      if (act === "wipe") wipe = left;
      if (element.seen !== undefined) seen.add(element.seen);
      mode = element.mode ?? mode;
    }
  }
  return { ...before, begun, pass, wipe, seen: [...seen], ...(mode === "" ? {} : { mode }) };
}

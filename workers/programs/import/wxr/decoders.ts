/** Bytes as text, piece by piece, in the encoding that a file declares or an operator names. */
import { findInvalidUtf8, lengthOfWholeUtf8 } from "./utf8.ts";

/** What was found out about the file besides its text. */
export type TextNotes = { note(what: string, detail?: string | null): void };

/** The bytes are not what the file says they are: read on, texts would lose their umlauts. */
export class EncodingError extends Error {
  constructor(said: string, what: string, offset: number, line: number) {
    super(
      `The file says it is ${said}, but ${what} at byte ${offset} (line ${line}). Nothing was brought. Name its true encoding ` +
        "with --encoding, such as --encoding windows-1252; --encoding utf-8 reads it as UTF-8 and replaces what is none",
    );
    this.name = "EncodingError";
  }
}

export type Decoder = { write(bytes: Buffer): string; end(): string };

/** Whether the platform knows an encoding of this name. */
export function isEncoding(label: string): boolean {
  return createNamedDecoder(label) !== null;
}

/**
 * A decoder for what the operator named (`isNamed`: faults are replaced and noted), or for what the file declares (faults
 * throw EncodingError). `skipped` bytes stood before.
 */
export function createDecoder(label: string, isNamed: boolean, skipped: number, notes: TextNotes): Decoder {
  if (isUtf8(label)) return createUtf8Decoder(label, isNamed, skipped, notes);
  const decoder = createNamedDecoder(label, !isNamed);
  if (decoder === null) {
    notes.note("encoding of the file is unknown, read as UTF-8", label);
    return createUtf8Decoder(label, false, skipped, notes);
  }
  notes.note("file decoded", label);
  if (isNamed) return { write: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
  return createStrictDecoder(label, decoder, skipped);
}

function isUtf8(label: string): boolean {
  return label === "utf-8" || label === "utf8" || label === "us-ascii";
}

function createNamedDecoder(label: string, fatal = false): TextDecoder | null {
  try {
    return new TextDecoder(label, { fatal });
  } catch {
    return null; // RangeError: no such encoding
  }
}

/** The number of bytes at a time, so that the place of a fault is known closely enough. */
const STEP = 256;

/** Any encoding but UTF-8. Those of single bytes take everything, even UTF-8: at the end that is seen as well. */
function createStrictDecoder(label: string, decoder: TextDecoder, skipped: number): Decoder {
  const watch = createUtf8Watch(skipped);
  let offset = skipped;
  let line = 1;

  function decode(bytes: Buffer | undefined): string {
    try {
      const text = decoder.decode(bytes, { stream: bytes !== undefined });
      line += countLines(text);
      offset += bytes?.length ?? 0;
      return text;
    } catch {
      throw new EncodingError(label, "its bytes are not", offset, line); // TypeError: not of this encoding
    }
  }
  return {
    write(bytes) {
      watch.look(bytes);
      let text = "";
      for (let from = 0; from < bytes.length; from += STEP) text += decode(bytes.subarray(from, from + STEP));
      return text;
    },
    end() {
      const found = watch.end();
      if (found !== null)
        throw new EncodingError(label, "it is UTF-8: the first character of several bytes stands", found.offset, found.line);
      return decode(undefined);
    },
  };
}

type Place = { offset: number; line: number };

/** Finds out whether bytes are UTF-8 throughout, with at least one character that shows it. */
function createUtf8Watch(skipped: number): { look(bytes: Buffer): void; end(): Place | null } {
  let rest: Buffer = Buffer.alloc(0);
  let isUtf8 = true;
  let first: Place | null = null;
  let offset = skipped;
  let line = 1;

  function look(bytes: Buffer): void {
    if (!isUtf8) return;
    isUtf8 = findInvalidUtf8(bytes).count === 0;
    const at = first === null ? bytes.findIndex((byte) => byte >= 0x80) : -1;
    if (at >= 0) first = { offset: offset + at, line: line + countLineBytes(bytes.subarray(0, at)) };
    offset += bytes.length;
    line += countLineBytes(bytes);
  }
  return {
    look(bytes) {
      const joined = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
      const length = lengthOfWholeUtf8(joined);
      rest = Buffer.from(joined.subarray(length));
      look(joined.subarray(0, length));
    },
    end() {
      look(rest);
      return isUtf8 ? first : null;
    },
  };
}

function createUtf8Decoder(label: string, isNamed: boolean, skipped: number, notes: TextNotes): Decoder {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let rest: Buffer = Buffer.alloc(0);
  let offset = skipped;
  let line = 1;
  let invalid = 0;
  let first: Place = { offset: 0, line: 0 };

  function decodeWhole(bytes: Buffer): string {
    const text = decoder.decode(bytes);
    const found = text.includes("\ufffd") ? findInvalidUtf8(bytes) : { first: -1, count: 0 };
    if (found.count > 0 && invalid === 0) {
      first = { offset: offset + found.first, line: line + countLineBytes(bytes.subarray(0, found.first)) };
      if (!isNamed)
        throw new EncodingError(isUtf8(label) ? "UTF-8" : label, "a byte that is no UTF-8 stands", first.offset, first.line);
    }
    invalid += found.count;
    offset += bytes.length;
    line += countLineBytes(bytes);
    return text;
  }

  return {
    write(bytes) {
      const joined = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
      const length = lengthOfWholeUtf8(joined);
      rest = Buffer.from(joined.subarray(length));
      return decodeWhole(joined.subarray(0, length));
    },
    end() {
      const text = decodeWhole(rest);
      if (invalid > 0) {
        const places = invalid === 1 ? "1 place" : `${invalid} places`;
        notes.note("bytes that are no UTF-8 were replaced", `first at byte ${first.offset} (line ${first.line}), ${places}`);
      }
      return text;
    },
  };
}

function countLines(text: string): number {
  return text.split("\n").length - 1;
}

function countLineBytes(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) count += 1;
  return count;
}

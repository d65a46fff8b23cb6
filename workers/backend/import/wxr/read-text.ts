/** A file as text: compressed or not, in whatever encoding it declares, piece by piece. */
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import { findInvalidUtf8, lengthOfWholeUtf8 } from "./utf8.ts";

/** What was found out about the file besides its text. */
export type TextNotes = {
  note(what: string, detail?: string | null): void;
};

type Sniffed = { encoding: string; skip: number; isDeclared: boolean };

const PIECE_BYTES = 64 * 1024;
const HEAD_BYTES = 1024;

/**
 * The text of the file in pieces. Bytes that are no UTF-8 become U+FFFD and are reported with the offset of
 * the first. Throws when the file cannot be read, with the reason of the system; and on damaged gzip.
 */
export async function* readText(path: string, notes: TextNotes): AsyncGenerator<string> {
  const bytes = await openBytes(path);
  let sniffed: Sniffed | null = null;
  let decode: Decoder | null = null;
  let head: Buffer[] = [];
  let headLength = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    if (decode) {
      yield decode.write(chunk);
      continue;
    }
    head.push(chunk);
    headLength += chunk.length;
    if (headLength < HEAD_BYTES) continue;
    const start = Buffer.concat(head);
    head = [];
    sniffed = sniffEncoding(start);
    decode = createDecoder(sniffed, notes);
    yield decode.write(start.subarray(sniffed.skip));
  }
  if (!decode) {
    const start = Buffer.concat(head);
    sniffed = sniffEncoding(start);
    decode = createDecoder(sniffed, notes);
    yield decode.write(start.subarray(sniffed.skip));
  }
  yield decode.end();
}

async function openBytes(path: string): Promise<NodeJS.ReadableStream> {
  const file = await open(path);
  const magic = Buffer.alloc(2);
  await file.read(magic, 0, 2, 0).finally(() => file.close());
  const stream = createReadStream(path, { highWaterMark: PIECE_BYTES });
  if (magic[0] !== 0x1f || magic[1] !== 0x8b) return stream;
  const plain = createGunzip({ chunkSize: PIECE_BYTES });
  stream.on("error", (error) => plain.destroy(error));
  plain.on("close", () => stream.destroy());
  return stream.pipe(plain);
}

function sniffEncoding(start: Buffer): Sniffed {
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return { encoding: "utf-8", skip: 3, isDeclared: true };
  if (start[0] === 0xff && start[1] === 0xfe) return { encoding: "utf-16le", skip: 2, isDeclared: true };
  if (start[0] === 0xfe && start[1] === 0xff) return { encoding: "utf-16be", skip: 2, isDeclared: true };
  if (start[0] === 0x3c && start[1] === 0) return { encoding: "utf-16le", skip: 0, isDeclared: true };
  if (start[0] === 0 && start[1] === 0x3c) return { encoding: "utf-16be", skip: 0, isDeclared: true };
  const declared = /<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(start.subarray(0, HEAD_BYTES).toString("latin1"))?.[1];
  return { encoding: declared?.toLowerCase() ?? "utf-8", skip: 0, isDeclared: declared !== undefined };
}

type Decoder = { write(bytes: Buffer): string; end(): string };

function createDecoder({ encoding, skip }: Sniffed, notes: TextNotes): Decoder {
  // A declaration that calls itself UTF-16 in single bytes is wrong about itself.
  const label = /^utf-?16/.test(encoding) && skip === 0 ? decideUtf16(encoding) : encoding;
  if (isUtf8(label)) return createUtf8Decoder(skip, notes);
  const decoder = createNamedDecoder(label);
  if (decoder === null) {
    notes.note("encoding of the file is unknown, read as UTF-8", encoding);
    return createUtf8Decoder(skip, notes);
  }
  notes.note("file decoded", encoding);
  return { write: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
}

function decideUtf16(encoding: string): string {
  return encoding === "utf-16le" || encoding === "utf-16be" ? encoding : "utf-8";
}

function isUtf8(label: string): boolean {
  return label === "utf-8" || label === "utf8" || label === "us-ascii";
}

function createNamedDecoder(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null; // RangeError: no such encoding
  }
}

function createUtf8Decoder(skipped: number, notes: TextNotes): Decoder {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let rest: Buffer = Buffer.alloc(0);
  let offset = skipped;
  let invalid = 0;
  let first = 0;

  function decodeWhole(bytes: Buffer): string {
    const text = decoder.decode(bytes);
    if (text.includes("\ufffd")) {
      const found = findInvalidUtf8(bytes);
      if (found.count > 0 && invalid === 0) first = offset + found.first;
      invalid += found.count;
    }
    offset += bytes.length;
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
        notes.note(
          "bytes that are no UTF-8 were replaced",
          `first at byte ${first}, ${places}; is the file in another encoding than it says?`,
        );
      }
      return text;
    },
  };
}

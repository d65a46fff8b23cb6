/** A file as text: compressed or not, in whatever encoding it declares, piece by piece. */
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import { createDecoder, type Decoder, type TextNotes } from "./decoders.ts";

type Sniffed = { encoding: string; skip: number };

const PIECE_BYTES = 64 * 1024;
const HEAD_BYTES = 1024;

/**
 * The text of the file in pieces. Throws EncodingError at bytes that are not in the encoding which the file declares; read
 * in the `encoding` that an operator names they become U+FFFD and are reported. Throws when the file cannot be read, with the
 * reason of the system; and on damaged gzip.
 */
export async function* readText(path: string, notes: TextNotes, encoding: string | null = null): AsyncGenerator<string> {
  const bytes = await openBytes(path);
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
    const sniffed = sniffEncoding(start);
    decode = openDecoder(sniffed, encoding, notes);
    yield decode.write(start.subarray(sniffed.skip));
  }
  if (!decode) {
    const start = Buffer.concat(head);
    const sniffed = sniffEncoding(start);
    decode = openDecoder(sniffed, encoding, notes);
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
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return { encoding: "utf-8", skip: 3 };
  if (start[0] === 0xff && start[1] === 0xfe) return { encoding: "utf-16le", skip: 2 };
  if (start[0] === 0xfe && start[1] === 0xff) return { encoding: "utf-16be", skip: 2 };
  if (start[0] === 0x3c && start[1] === 0) return { encoding: "utf-16le", skip: 0 };
  if (start[0] === 0 && start[1] === 0x3c) return { encoding: "utf-16be", skip: 0 };
  const declared = /<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(start.subarray(0, HEAD_BYTES).toString("latin1"))?.[1];
  return { encoding: declared?.toLowerCase() ?? "utf-8", skip: 0 };
}

function openDecoder({ encoding, skip }: Sniffed, named: string | null, notes: TextNotes): Decoder {
  if (named !== null) return createDecoder(named.toLowerCase(), true, skip, notes);
  // A declaration that calls itself UTF-16 in single bytes is wrong about itself.
  return createDecoder(/^utf-?16/.test(encoding) && skip === 0 ? decideUtf16(encoding) : encoding, false, skip, notes);
}

function decideUtf16(encoding: string): string {
  return encoding === "utf-16le" || encoding === "utf-16be" ? encoding : "utf-8";
}

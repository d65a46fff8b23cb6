/**
 * PNG whose upper rows were deflated before (decision 79): compressing the band anew would take longer than all the rest. The
 * format is that of the PNG specification, third edition: signature, header, palette, data, end.
 */
import { crc32, deflateSync } from "node:zlib";

type Picture = {
  width: number;
  height: number;
  /** Red, green, blue of each colour. */
  palette: Uint8Array;
  /** Rows at the top: a raw deflate stream that is not ended and ends at a byte, with Adler-32 and length of what it holds. */
  above: { deflated: Uint8Array; adler: Adler & { length: number } };
  /** The others, each with its filter byte. */
  rows: Uint8Array;
};

type Adler = { a: number; b: number };

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const MODULUS = 65_521;
/** Bits a pixel, colours by a palette, deflate, the five filters, not interlaced. */
const KIND = [8, 3, 0, 0, 0];

export function toPng({ width, height, palette, above, rows }: Picture): Uint8Array<ArrayBuffer> {
  const zlib = deflateSync(rows);
  const own = toAdler(new DataView(zlib.buffer, zlib.byteOffset, zlib.byteLength).getUint32(zlib.byteLength - 4));
  const data = join([
    zlib.subarray(0, 2),
    above.deflated,
    zlib.subarray(2, -4),
    toUint32(fromAdler(combineAdler(above.adler, own, rows.length))),
  ]);
  return join([
    SIGNATURE,
    toChunk("IHDR", join([toUint32(width), toUint32(height), Uint8Array.from(KIND)])),
    toChunk("PLTE", palette),
    toChunk("IDAT", data),
    toChunk("IEND", new Uint8Array(0)),
  ]);
}

/** The checksum of two texts one after the other, of which the second has `length` bytes. */
function combineAdler(first: Adler, second: Adler, length: number): Adler {
  const a = (first.a + second.a - 1 + MODULUS) % MODULUS;
  const b = (first.b + second.b + (((length % MODULUS) * (first.a - 1 + MODULUS)) % MODULUS)) % MODULUS;
  return { a, b };
}

const toAdler = (sum: number): Adler => ({ a: sum & 0xffff, b: sum >>> 16 });
const fromAdler = ({ a, b }: Adler): number => ((b << 16) | a) >>> 0;

function toChunk(name: string, data: Uint8Array): Uint8Array {
  const named = join([new TextEncoder().encode(name), data]);
  return join([toUint32(data.byteLength), named, toUint32(crc32(named))]);
}

function toUint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

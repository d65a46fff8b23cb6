import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export type CompressedSize = { brotli: number; gzip: number };

/** Bytes of a file that is compressed once, when it is built: brotli at its best. */
export function toBuiltSize(text: string): number {
  return brotliCompressSync(Buffer.from(text)).length;
}

/** Bytes of a document as an edge sends it: brotli at quality 5, gzip at level 6. */
export function toCompressedSize(text: string): CompressedSize {
  const bytes = Buffer.from(text);
  return {
    brotli: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length,
    gzip: gzipSync(bytes, { level: 6 }).length,
  };
}

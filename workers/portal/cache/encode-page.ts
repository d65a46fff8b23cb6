import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Encoding } from "#workers/portal/encoding.ts";
import type { CachedPage } from "./cached-page.ts";

/** As an edge compresses what it sends once; a page that is sent often is worth more. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

/** The page's bytes in an encoding: made when they are first asked for, kept with the page. True when they are new. */
export function encodePage({ bytes }: CachedPage, encoding: Encoding): boolean {
  if (bytes[encoding] !== null) return false;
  const { identity } = bytes;
  if (encoding === "gzip") bytes.gzip = copy(gzipSync(identity, { level: GZIP_LEVEL }));
  else bytes.br = copy(brotliCompressSync(identity, { params: toBrotliParameters(identity.byteLength) }));
  return true;
}

function toBrotliParameters(size: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  };
}

/** Just the bytes: the library's buffer may be a part of a larger one. */
function copy(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}

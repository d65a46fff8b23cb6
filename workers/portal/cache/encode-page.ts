/** A kept page's bytes as they travel. */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Encoding } from "#workers/portal/encoding.ts";
import type { CachedPage } from "./cached-page.ts";

type Compressed = Exclude<Encoding, "identity">;

/**
 * Most pages of a long archive are asked for once: the first answer is made in a quarter of the time and is a tenth longer. A page that is asked for
 * again gets bytes as an edge makes them.
 */
const FIRST: Record<Compressed, number> = { br: 2, gzip: 1 };
const AGAIN: Record<Compressed, number> = { br: 5, gzip: 6 };

/** Bytes of the first kind. */
const hasty = new WeakSet<Uint8Array>();

/** Sees to it that the page has bytes in this encoding, and keeps them with it. True when they are new. */
export function encodePage({ bytes }: CachedPage, encoding: Encoding): boolean {
  if (encoding === "identity") return false;
  const known = bytes[encoding];
  if (known !== null && !hasty.has(known)) return false;
  const made = compress(bytes.identity, encoding, (known === null ? FIRST : AGAIN)[encoding]);
  if (known === null) hasty.add(made);
  bytes[encoding] = made;
  return true;
}

function compress(identity: Uint8Array<ArrayBuffer>, encoding: Compressed, quality: number): Uint8Array<ArrayBuffer> {
  const compressed =
    encoding === "gzip"
      ? gzipSync(identity, { level: quality })
      : brotliCompressSync(identity, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
          },
        });
  // Just the bytes: the library's buffer may be a part of a larger one.
  return new Uint8Array(compressed);
}

/**
 * A kept page's bytes as they travel. A page holds the encodings that were asked for: its plain text takes five times the room, and is made of another
 * encoding when it is needed.
 */
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from "node:zlib";
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

/** Sees to it that the page has bytes in this encoding, and keeps them with it. True when what it keeps has changed. */
export function encodePage(page: CachedPage, encoding: Encoding): boolean {
  const { bytes } = page;
  if (encoding === "identity") return keepIdentity(page);
  const known = bytes[encoding];
  if (known !== null && !hasty.has(known)) return false;
  const made = compress(readIdentity(page), encoding, (known === null ? FIRST : AGAIN)[encoding]);
  if (known === null) hasty.add(made);
  bytes[encoding] = made;
  if (!page.isIdentityAsked) bytes.identity = null;
  return true;
}

function keepIdentity(page: CachedPage): boolean {
  page.isIdentityAsked = true;
  if (page.bytes.identity !== null) return false;
  page.bytes.identity = readIdentity(page);
  return true;
}

/** The page's text. Throws for one without bytes. */
export function readIdentity({ bytes: { identity, br, gzip } }: CachedPage): Uint8Array<ArrayBuffer> {
  if (identity !== null) return identity;
  if (br !== null) return copy(brotliDecompressSync(br));
  if (gzip !== null) return copy(gunzipSync(gzip));
  throw new Error("A kept page has no bytes");
}

function compress(identity: Uint8Array<ArrayBuffer>, encoding: Compressed, quality: number): Uint8Array<ArrayBuffer> {
  if (encoding === "gzip") return copy(gzipSync(identity, { level: quality }));
  return copy(
    brotliCompressSync(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
      },
    }),
  );
}

/** Just the bytes: the library's buffer may be a part of a larger one. */
function copy(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}

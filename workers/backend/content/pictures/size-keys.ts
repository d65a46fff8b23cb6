/**
 * Where the sizes of an original lie: `bridge/{hash}.jpg` has them in `bridge/{hash}/jpg-1/`, so that each of them names its original, and
 * a deletion finds all files of a picture.
 */
import type { StoredCrop } from "./image-rule.ts";
import { RENDITION_VERSION } from "./rendition-plan.ts";

/** Originals that the Worker itself stores: of the bridge to WordPress, and of the newsroom. */
const ORIGINAL = /^\/media\/((?:bridge|redaktion)\/[0-9a-f]+)\.([a-z]+)$/;
const SIZE = /^\/media\/((?:bridge|redaktion)\/[0-9a-f]+)\/([a-z]+)-\d+\/[^/]+$/;

/** Keys in R2: of the original at the address `src`, and of the folder of its sizes. Null for any other address. */
export function toSizeKeys(src: string): { original: string; folder: string } | null {
  const [, stem, type] = ORIGINAL.exec(src) ?? [];
  return stem === undefined ? null : { original: `${stem}.${type}`, folder: `${stem}/${type}-${RENDITION_VERSION}` };
}

/** The original's address, of the original or of one of its sizes; null for a file of another kind. */
export function toOriginal(src: string): string | null {
  if (ORIGINAL.test(src)) return src;
  const [, stem, type] = SIZE.exec(src) ?? [];
  return stem === undefined ? null : `/media/${stem}.${type}`;
}

/** Keys in R2 of all files of a stored picture, its original included. */
export function toMediaKeys({ src, crops }: { src: string; crops: readonly StoredCrop[] }): string[] {
  const addresses = [toOriginal(src) ?? src, src, ...crops.flatMap(({ srcset }) => srcset.map((entry) => entry.src))];
  const keys = addresses.flatMap((address) =>
    address.startsWith("/media/") ? [decodeURI(address.slice("/media/".length))] : [],
  );
  return [...new Set(keys)];
}

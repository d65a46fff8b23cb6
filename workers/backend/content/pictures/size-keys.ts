/**
 * Where the sizes of an original lie: `bridge/{hash}.jpg` has them in `bridge/{hash}/jpg-1/`, so that each of them names its original, and
 * a deletion finds all files of a picture. Those of an editor's cut have it in their folder's name, so that each cut has addresses of its own.
 */
import { type PictureCut, toCutKey } from "#shared/content/picture-cut.ts";
import type { StoredCrop } from "./image-rule.ts";
import { RENDITION_VERSION } from "./rendition-plan.ts";

/** Originals that the Worker itself stores: of the bridge to WordPress, and of the newsroom. */
const ORIGINAL = /^\/media\/((?:bridge|redaktion)\/[0-9a-f]+)\.([a-z]+)$/;
const SIZE = /^\/media\/((?:bridge|redaktion)\/[0-9a-f]+)\/([a-z]+)-\d+(?:-[\d.]+)?\/[^/]+$/;
/** Any picture of this house's that can be cut: also the largest that an import has made. */
const CUTTABLE = /^\/media\/(.+)\.(jpg|jpeg|png|webp|gif|avif)$/;

/**
 * Keys in R2: of the original at the address `src`, and of the folder of its sizes. Null for any other address; `isOfDesk`:
 * an editor had it cut, which can be done with every picture of this house's.
 */
export function toSizeKeys(
  src: string,
  cut: PictureCut | null = null,
  isOfDesk = cut !== null,
): { original: string; folder: string } | null {
  const [, stem, type] = (isOfDesk ? CUTTABLE : ORIGINAL).exec(src) ?? [];
  if (stem === undefined) return null;
  const folder = `${stem}/${type}-${RENDITION_VERSION}${cut === null ? "" : `-${toCutKey(cut)}`}`;
  return { original: decodeURI(`${stem}.${type}`), folder: decodeURI(folder) };
}

/** The address of the file that a picture's sizes are made from; null where it is another host's, or no picture. */
export function toCutSource(src: string): string | null {
  const original = toOriginal(src) ?? src;
  return CUTTABLE.test(original) ? original : null;
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

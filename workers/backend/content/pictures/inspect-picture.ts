/** What a picture's file is, by its content and not by what it calls itself. */
import type { PictureType } from "./picture-parts.ts";
import { detectPicture, readPictureSize } from "./read-size.ts";
import { stripMetadata } from "./strip-metadata.ts";

/** A page with more would fill a phone's memory until its sizes are made. */
export const MAX_PIXELS = 60_000_000;
/** Cloudflare makes no sizes of a picture that is wider or higher. */
export const MAX_SIDE = 12_000;

export const mimeTypes: Record<PictureType, string> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  gif: "image/gif",
  avif: "image/avif",
};

export type InspectedPicture =
  /** Without what it said of where and when it was taken. Pixels as it is shown. */
  | { kind: "picture"; type: PictureType; bytes: Uint8Array<ArrayBuffer>; width: number; height: number }
  | { kind: "refused"; reason: "no picture" | "damaged" }
  | { kind: "refused"; reason: "too many pixels"; width: number; height: number };

/**
 * Never throws: what cannot be read is refused. The bytes are used up: what stays of them is moved together in their place. `maxPixels` is
 * for pictures that a page shows; what is only handed on has no limit.
 */
export function inspectPicture(bytes: Uint8Array<ArrayBuffer>, maxPixels = MAX_PIXELS): InspectedPicture {
  const type = detectPicture(bytes);
  if (type === null) return { kind: "refused", reason: "no picture" };
  const size = readPictureSize(bytes, type);
  if (size === null || !(size.width > 0 && size.height > 0)) return { kind: "refused", reason: "damaged" };
  const { width, height, orientation } = size;
  if (width * height > maxPixels) return { kind: "refused", reason: "too many pixels", width, height };
  const stripped = stripMetadata(bytes, type, orientation);
  if (stripped === null) return { kind: "refused", reason: "damaged" };
  const isOnItsSide = orientation >= 5 && orientation <= 8;
  const [shownWidth, shownHeight] = isOnItsSide ? [height, width] : [width, height];
  return { kind: "picture", type, bytes: stripped, width: shownWidth, height: shownHeight };
}

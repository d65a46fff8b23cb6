/** What a picture's file is, by its content and not by what it calls itself. */
import { imageSize } from "image-size";
import { type PictureType, stripMetadata } from "./strip-metadata.ts";

/** More than any camera makes; a page with it would fill a phone's memory. */
const MAX_PIXELS = 60_000_000;

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
  | { kind: "refused"; reason: "no picture" | "too many pixels" | "damaged" };

/** Never throws: what cannot be read is refused. `maxPixels` is for pictures that a page shows; what is only handed on has no limit. */
export function inspectPicture(bytes: Uint8Array<ArrayBuffer>, maxPixels = MAX_PIXELS): InspectedPicture {
  const size = readSize(bytes);
  if (size === null) return { kind: "refused", reason: "no picture" };
  const { type, width, height, orientation } = size;
  if (!(width > 0 && height > 0)) return { kind: "refused", reason: "damaged" };
  if (width * height > maxPixels) return { kind: "refused", reason: "too many pixels" };
  const stripped = stripMetadata(bytes, type, orientation);
  if (stripped === null) return { kind: "refused", reason: "damaged" };
  const isOnItsSide = orientation >= 5 && orientation <= 8;
  const [shownWidth, shownHeight] = isOnItsSide ? [height, width] : [width, height];
  return { kind: "picture", type, bytes: stripped, width: shownWidth, height: shownHeight };
}

function readSize(bytes: Uint8Array) {
  try {
    const { type = "", width, height, orientation = 1 } = imageSize(bytes);
    return isPictureType(type) ? { type, width, height, orientation: type === "jpg" ? orientation : 1 } : null;
  } catch {
    // The package says so of everything that it does not know.
    return null;
  }
}

function isPictureType(type: string): type is PictureType {
  return Object.hasOwn(mimeTypes, type);
}

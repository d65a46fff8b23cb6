/** What kind a picture's file is, and its size in pixels, by the head of the file. Nothing is decoded, and only what leads there is read. */
import { createBoxWalk, findBoxes, walkBoxes } from "./boxes.ts";
import { type Bytes, hasText, type PictureType, readName, readUint32 } from "./picture-parts.ts";
import { readJpegSize } from "./strip-jpeg.ts";

export type PictureSize = { width: number; height: number; orientation: number };

/** Null for what is none of these. */
export function detectPicture(bytes: Uint8Array): PictureType | null {
  if (hasText(bytes, 0, "\xff\xd8\xff")) return "jpg";
  if (hasText(bytes, 0, "\x89PNG\r\n\x1a\n")) return "png";
  if (hasText(bytes, 0, "GIF87a") || hasText(bytes, 0, "GIF89a")) return "gif";
  if (hasText(bytes, 0, "RIFF") && hasText(bytes, 8, "WEBP")) return "webp";
  return hasText(bytes, 4, "ftypavif") ? "avif" : null;
}

/** Null for a file that is damaged. Orientation as Exif has it, of a JPEG; 1 for the others. */
export function readPictureSize(bytes: Bytes, type: PictureType): PictureSize | null {
  if (type === "jpg") return readJpegSize(bytes);
  const size = readPlainSize(bytes, type);
  return size === null ? null : { ...size, orientation: 1 };
}

type Size = { width: number; height: number };

function readPlainSize(bytes: Bytes, type: Exclude<PictureType, "jpg">): Size | null {
  switch (type) {
    case "png":
      return hasText(bytes, 12, "IHDR") ? { width: readUint32(bytes, 16), height: readUint32(bytes, 20) } : null;
    case "gif":
      return { width: readUint16Le(bytes, 6), height: readUint16Le(bytes, 8) };
    case "webp":
      return readWebpSize(bytes);
    case "avif":
      return readAvifSize(bytes);
  }
}

export function readUint16Le(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
}

/** By its first chunk. */
function readWebpSize(bytes: Bytes): Size | null {
  const at = (place: number) => bytes[20 + place] ?? 0;
  switch (bytes.length < 30 ? "" : readName(bytes, 12)) {
    case "VP8X": {
      const isPlain = (at(0) & 0b1100_0001) === 0;
      const read = (place: number) => 1 + at(place) + at(place + 1) * 256 + at(place + 2) * 65_536;
      return isPlain ? { width: read(4), height: read(7) } : null;
    }
    case "VP8 ":
      return { width: readUint16Le(bytes, 26) & 0x3fff, height: readUint16Le(bytes, 28) & 0x3fff };
    case "VP8L":
      return {
        width: 1 + (((at(2) & 0x3f) << 8) | at(1)),
        height: 1 + (((at(4) & 0xf) << 10) | (at(3) << 2) | ((at(2) & 0xc0) >> 6)),
      };
  }
  return null;
}

/** The largest that its properties name: the others are those of its small picture and its tiles. */
function readAvifSize(bytes: Bytes): Size | null {
  try {
    const walk = createBoxWalk(bytes);
    const { meta } = findBoxes(walk, 0, bytes.length, ["meta"]) ?? {};
    if (meta === undefined) return null;
    const { iprp } = findBoxes(walk, meta.from + 4, meta.to, ["iprp"]) ?? {};
    if (iprp === undefined) return null;
    const { ipco } = findBoxes(walk, iprp.from, iprp.to, ["ipco"]) ?? {};
    if (ipco === undefined) return null;
    let size: Size | null = null;
    const isWhole = walkBoxes(walk, ipco.from, ipco.to, ({ type, from, to }) => {
      if (type !== "ispe" || to - from < 12) return;
      const [width, height] = [readUint32(bytes, from + 4), readUint32(bytes, from + 8)];
      if (size === null || width * height > size.width * size.height) size = { width, height };
    });
    return isWhole ? size : null;
  } catch (error) {
    // A header behind the end of the file.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

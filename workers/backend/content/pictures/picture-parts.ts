/** What pictures are made of: how many parts are read at most, and how those that stay are brought together. */

export type Bytes = Uint8Array<ArrayBuffer>;
export type PictureType = "jpg" | "png" | "webp" | "gif" | "avif";

/**
 * Segments, chunks and blocks: more than any camera or program makes in a file of 20 MB. A PNG is cut into chunks of 4 KB at the smallest,
 * a GIF into blocks of 255 bytes, however many frames it has.
 */
export const MAX_PARTS = { jpg: 5000, png: 50_000, webp: 20_000, gif: 200_000 } as const;

/**
 * Moves what stays to the front of the file itself: nothing is held besides it, however many parts there are. Each part lies behind what
 * was kept before.
 */
export function createCompaction(bytes: Bytes) {
  let length = 0;
  return {
    keep(from: number, to: number): void {
      if (from !== length) bytes.copyWithin(length, from, to);
      length += Math.min(to, bytes.length) - from;
    },
    /** Of the caller's own, in the room of something that does not stay. */
    put(part: Uint8Array): void {
      bytes.set(part, length);
      length += part.length;
    },
    finish: (): Bytes => bytes.subarray(0, length),
  };
}

export function readUint16(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

export function readUint32(bytes: Uint8Array, at: number): number {
  return readUint16(bytes, at) * 65_536 + readUint16(bytes, at + 2);
}

export function readUint32Le(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 256 + (bytes[at + 2] ?? 0) * 65_536 + (bytes[at + 3] ?? 0) * 16_777_216;
}

/** The name of a chunk. */
export function readName(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0, bytes[at + 3] ?? 0);
}

/** Whether this text stands there, a byte a letter. */
export function hasText(bytes: Uint8Array, at: number, text: string): boolean {
  for (let place = 0; place < text.length; place += 1) if (bytes[at + place] !== text.charCodeAt(place)) return false;
  return true;
}

/** JPEG: segments, scans, entries of Exif, and filling between markers. */
import { be, join, noise, repeat, toBytes, type WorstInput } from "./worst-input.ts";

const SOI = Uint8Array.of(0xff, 0xd8);
const EOI = Uint8Array.of(0xff, 0xd9);
const FRAME = Uint8Array.of(0xff, 0xc0, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0);
const HEAD = join(SOI, FRAME);
const EMPTY_TABLE = Uint8Array.of(0xff, 0xdb, 0, 2);
const EMPTY_COMMENT = Uint8Array.of(0xff, 0xfe, 0, 2);
const EMPTY_SCAN = Uint8Array.of(0xff, 0xda, 0, 2, 1);

/** As many entries as a segment holds, none of which is the orientation. */
function createExif(): Uint8Array {
  const count = Math.floor((65_535 - 2 - 6 - 8 - 2) / 12);
  const entries = Array.from({ length: count }, () => [1, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0]).flat();
  const tiff = [...toBytes("Exif\0\0MM\0*"), ...be(8, 4), ...be(count, 2), ...entries];
  return Uint8Array.from([0xff, 0xe1, ...be(tiff.length + 2, 2), ...tiff]);
}

export const worstJpegs: readonly WorstInput[] = [
  { name: "tables without content", create: (size) => repeat(size, EMPTY_TABLE, HEAD, EOI), outcome: "refused" },
  { name: "comments without content", create: (size) => repeat(size, EMPTY_COMMENT, HEAD, EOI), outcome: "refused" },
  {
    name: "tables and comments in turn",
    create: (size) => repeat(size, join(EMPTY_TABLE, EMPTY_COMMENT), HEAD, EOI),
    outcome: "refused",
  },
  { name: "scans without content", create: (size) => repeat(size, EMPTY_SCAN, HEAD, EOI), outcome: "refused" },
  { name: "comments before its size", create: (size) => repeat(size, EMPTY_COMMENT, SOI, join(FRAME, EOI)), outcome: "refused" },
  { name: "nothing but filling", create: (size) => repeat(size, Uint8Array.of(0xff), HEAD), outcome: "refused" },
  { name: "lists of Exif", create: (size) => repeat(size, createExif(), SOI, join(FRAME, EOI)), outcome: "taken" },
  {
    name: "one scan of restarts",
    create: (size) => repeat(size, Uint8Array.of(0xff, 0xd0), join(HEAD, EMPTY_SCAN), EOI),
    outcome: "taken",
  },
  { name: "no size in it", create: (size) => repeat(size, Uint8Array.of(1), SOI), outcome: "refused" },
  { name: "noise", create: (size) => noise(size, HEAD, 1), outcome: "either" },
];

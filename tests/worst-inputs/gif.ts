/** GIF: frames, extensions, and the blocks that their data is cut into. */
import { join, noise, repeat, toBytes, type WorstInput } from "./worst-input.ts";

const HEAD = join(toBytes("GIF89a"), Uint8Array.of(8, 0, 8, 0, 0, 0, 0));
const END = Uint8Array.of(0x3b);
const CONTROL = Uint8Array.of(0x21, 0xf9, 0);
const COMMENT = Uint8Array.of(0x21, 0xfe, 0);
const FRAME = Uint8Array.of(0x2c, 0, 0, 0, 0, 8, 0, 8, 0, 0, 2);

export const worstGifs: readonly WorstInput[] = [
  { name: "controls without content", create: (size) => repeat(size, CONTROL, HEAD, END), outcome: "refused" },
  { name: "comments without content", create: (size) => repeat(size, COMMENT, HEAD, END), outcome: "refused" },
  { name: "both in turn", create: (size) => repeat(size, join(CONTROL, COMMENT), HEAD, END), outcome: "refused" },
  {
    name: "frames without content",
    create: (size) => repeat(size, join(FRAME, Uint8Array.of(0)), HEAD, END),
    outcome: "refused",
  },
  {
    name: "blocks of one byte",
    create: (size) => repeat(size, Uint8Array.of(1, 9), join(HEAD, FRAME), Uint8Array.of(0, 0x3b)),
    outcome: "taken",
  },
  {
    name: "blocks as programs make them",
    create: (size) => repeat(size, join(Uint8Array.of(255), new Uint8Array(255)), join(HEAD, FRAME), Uint8Array.of(0, 0x3b)),
    outcome: "taken",
  },
  { name: "no end", create: (size) => repeat(size, CONTROL, HEAD), outcome: "refused" },
  { name: "noise", create: (size) => noise(size, HEAD, 3), outcome: "either" },
];

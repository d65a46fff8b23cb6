/** PNG: chunks. */
import { be, join, noise, repeat, toBytes, type WorstInput } from "./worst-input.ts";

const chunk = (name: string, content: readonly number[] = []) =>
  Uint8Array.from([...be(content.length, 4), ...toBytes(name), ...content, 0, 0, 0, 0]);
const HEAD = join(toBytes("\x89PNG\r\n\x1a\n"), chunk("IHDR", [...be(8, 4), ...be(8, 4), 8, 2, 0, 0, 0]));
const END = chunk("IEND");

export const worstPngs: readonly WorstInput[] = [
  { name: "empty chunks of the picture", create: (size) => repeat(size, chunk("IDAT"), HEAD, END), outcome: "refused" },
  { name: "empty chunks of text", create: (size) => repeat(size, chunk("tEXt"), HEAD, END), outcome: "refused" },
  { name: "both in turn", create: (size) => repeat(size, join(chunk("fdAT"), chunk("zTXt")), HEAD, END), outcome: "refused" },
  {
    name: "chunks as small as a program makes them",
    create: (size) => repeat(size, chunk("IDAT", Array<number>(4096).fill(7)), HEAD, END),
    outcome: "taken",
  },
  { name: "no end", create: (size) => repeat(size, chunk("IDAT"), HEAD), outcome: "refused" },
  { name: "noise", create: (size) => noise(size, HEAD, 2), outcome: "either" },
];

/** MP3: tags, room behind them, and frames. */
import { join, noise, repeat, toBytes, type WorstInput } from "./worst-input.ts";

const tag = toBytes("ID3\x04\0\0\0\0\0\0");

export const worstMp3s: readonly WorstInput[] = [
  { name: "empty tags", create: (size) => repeat(size, tag), outcome: "refused" },
  { name: "room without an end", create: (size) => repeat(size, new Uint8Array(1), tag), outcome: "taken" },
  { name: "tags with room between them", create: (size) => repeat(size, join(tag, new Uint8Array(30))), outcome: "refused" },
  { name: "noise", create: (size) => noise(size, tag, 8), outcome: "either" },
];

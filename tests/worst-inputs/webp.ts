/** WebP: chunks of RIFF. */
import { join, le, noise, repeat, toBytes, type WorstInput } from "./worst-input.ts";

const chunk = (name: string, content: readonly number[] = []) =>
  Uint8Array.from([...toBytes(name), ...le(content.length, 4), ...content]);
const extended = chunk("VP8X", [0, 0, 0, 0, 7, 0, 0, 7, 0, 0]);
const riff = (content: Uint8Array) =>
  join(Uint8Array.from([...toBytes("RIFF"), ...le(content.length + 4, 4), ...toBytes("WEBP")]), content);
const of = (part: Uint8Array) => (size: number) => riff(repeat(size - 12, part, extended));

export const worstWebps: readonly WorstInput[] = [
  { name: "frames without content", create: of(chunk("ANMF")), outcome: "refused" },
  { name: "unknown chunks without content", create: of(chunk("what")), outcome: "refused" },
  { name: "both in turn", create: of(join(chunk("ALPH"), chunk("EXIF"))), outcome: "refused" },
  { name: "heads in heads", create: of(chunk("VP8X")), outcome: "refused" },
  { name: "frames as small as a program makes them", create: of(chunk("ANMF", Array<number>(4000).fill(1))), outcome: "taken" },
  { name: "noise", create: (size) => noise(size, riff(extended), 4), outcome: "either" },
];

/** MP4, MOV, M4A and WebM: boxes and elements, in parts. */
import { box } from "./heif.ts";
import { join, noise, repeat, toBytes, type WorstInput } from "./worst-input.ts";

const toHead = (brand: string) => box("ftyp", toBytes(`${brand}\0\0\0\0`));
const handler = box("hdlr", toBytes("\0\0\0\0\0\0\0\0vide"));

export function createWorstFilms(brand: string): readonly WorstInput[] {
  const head = join(toHead(brand), box("moov"));
  return [
    { name: "empty boxes", create: (size) => repeat(size, box("free"), head), outcome: "refused" },
    { name: "empty boxes that are kept", create: (size) => repeat(size, box("mdat"), head), outcome: "refused" },
    { name: "boxes in boxes", create: (size) => repeat(size, box("moov"), toHead(brand)), outcome: "refused" },
    { name: "handlers", create: (size) => repeat(size, handler, head), outcome: "refused" },
    {
      name: "boxes as small as a program makes them",
      create: (size) => repeat(size, box("mdat", new Uint8Array(100)), head),
      outcome: "taken",
    },
    { name: "noise", create: (size) => noise(size, head, 6), outcome: "either" },
  ];
}

const WEBM = Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d);
const TRACKS = Uint8Array.of(0x16, 0x54, 0xae, 0x6b, 0x80);
const webmHead = join(WEBM, TRACKS);

export const worstWebms: readonly WorstInput[] = [
  { name: "empty spaces", create: (size) => repeat(size, Uint8Array.of(0xec, 0x80), webmHead), outcome: "refused" },
  { name: "empty blocks", create: (size) => repeat(size, Uint8Array.of(0xa3, 0x80), webmHead), outcome: "refused" },
  {
    name: "clusters in clusters",
    create: (size) => repeat(size, Uint8Array.of(0x1f, 0x43, 0xb6, 0x75, 0x80), webmHead),
    outcome: "refused",
  },
  {
    name: "long headers of nothing",
    create: (size) => repeat(size, Uint8Array.of(0x12, 0x54, 0xc3, 0x67, 0x01, 0, 0, 0, 0, 0, 0, 0), webmHead),
    outcome: "refused",
  },
  {
    name: "blocks of speech",
    create: (size) => repeat(size, join(Uint8Array.of(0xa3, 0xa4), new Uint8Array(36)), webmHead),
    outcome: "taken",
  },
  { name: "noise", create: (size) => noise(size, webmHead, 7), outcome: "either" },
];

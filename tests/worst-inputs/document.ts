/** Documents: archives, PDF, text. */
import { type Bytes, join, le, noise, repeat, toBytes, type WorstInput } from "./worst-input.ts";

/** A list of files that are not there: only the list is read. */
function createArchive(size: number, name: Uint8Array, first: readonly string[]): Bytes {
  const toEntry = (of: Uint8Array) =>
    Uint8Array.from([...le(0x02014b50, 4), ...le(0, 24), ...le(of.length, 2), ...le(0, 4), ...le(0, 12), ...of]);
  const known = first.map((text) => toEntry(toBytes(text)));
  const count = Math.min(65_535 - first.length, Math.max(1, Math.floor(size / (46 + name.length))));
  const list = join(...known, repeat(count * (46 + name.length), toEntry(name)));
  const local = Uint8Array.from([...le(0x04034b50, 4), ...new Uint8Array(26)]);
  const total = count + first.length;
  const end = [
    ...le(0x06054b50, 4),
    ...le(0, 4),
    ...le(total, 2),
    ...le(total, 2),
    ...le(list.length, 4),
    ...le(local.length, 4),
    0,
    0,
  ];
  return join(local, list, Uint8Array.from(end));
}

const word = ["[Content_Types].xml", "word/document.xml"];

export const worstArchives: readonly WorstInput[] = [
  { name: "files without a name", create: (size) => createArchive(size, new Uint8Array(), word), outcome: "refused" },
  {
    name: "names as long as they may be",
    create: (size) => createArchive(size, new Uint8Array(60_000).fill(0x61), word),
    outcome: "refused",
  },
  {
    name: "as many files as a report has",
    create: () => createArchive(300_000, toBytes("word/media/image1.png"), word),
    outcome: "taken",
  },
  {
    name: "an end that is looked for in vain",
    create: (size) => repeat(size, Uint8Array.of(0x50), toBytes("PK\x03\x04")),
    outcome: "refused",
  },
  { name: "noise", create: (size) => noise(size, toBytes("PK\x03\x04"), 8), outcome: "either" },
];

export const worstPdfs: readonly WorstInput[] = [
  { name: "ends without end", create: (size) => repeat(size, toBytes("%%EO"), toBytes("%PDF-1.7")), outcome: "refused" },
  {
    name: "objects",
    create: (size) => repeat(size, toBytes("1 0 obj<<>>endobj "), toBytes("%PDF-1.7"), toBytes("%%EOF")),
    outcome: "taken",
  },
  { name: "noise", create: (size) => noise(size, toBytes("%PDF-1.7"), 9), outcome: "either" },
];

export const worstTexts: readonly WorstInput[] = [
  { name: "letters of four bytes", create: (size) => repeat(size, new TextEncoder().encode("😀")), outcome: "taken" },
  { name: "letters of one byte", create: (size) => repeat(size, toBytes("a")), outcome: "taken" },
  {
    name: "half a letter at the end",
    create: (size) => join(repeat(size, toBytes("a")), Uint8Array.of(0xc3)),
    outcome: "refused",
  },
  {
    name: "one byte that text has not",
    create: (size) => join(repeat(size, toBytes("a")), Uint8Array.of(0)),
    outcome: "refused",
  },
];

/** Which characters the paper's fonts have, and in which of two files: readers of German alone load the first. */

/** An inclusive range of code points, or one of them. */
type Range = readonly [number, number] | readonly [number];

/** Whatever German text is set in, with French and Italian names, quotation marks, dashes, spaces and signs. */
const basic: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  // The small dotless i, which the installed fonts have here; Œ and œ
  [0x131],
  [0x152, 0x153],
  // The umlauts of texts from a Mac, where the dots are a character of their own.
  [0x308],
  // Spaces and hyphens; dashes; quotation marks; •, …; the narrow space of numbers; ′, ″; ‹ and ›; ⁄, €, ™, −
  [0x2002, 0x200b],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2022],
  [0x2026],
  [0x202f],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2044],
  [0x20ac],
  [0x2122],
  // ↑ and ↓: the fonts have no others.
  [0x2191],
  [0x2193],
  [0x2212],
];

/** Names of the neighbours and of those who came: Slavic, Hungarian, Romanian and Turkish letters, and the large ß. */
const further: readonly Range[] = [[0x100, 0x130], [0x132, 0x151], [0x154, 0x17f], [0x218, 0x21b], [0x1e9e]];

/** The two files of a font, by the end of their names; `range` only where another file has the rest. */
export const files = [
  { name: "", text: toText(basic), range: null },
  { name: "-further", text: toText(further), range: toUnicodeRange(further) },
] as const;

function toText(ranges: readonly Range[]): string {
  return ranges.map(([first, last = first]) => String.fromCodePoint(...count(first, last))).join("");
}

function count(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}

function toUnicodeRange(ranges: readonly Range[]): string {
  return `U+${ranges.map((range) => range.map((point) => point.toString(16)).join("-")).join(", U+")}`;
}

import { expect, test } from "vitest";
import { toTeaser } from "#app/components/teaser/to-teaser.ts";
import { wireCrop, wireTeaser } from "#tests/support/wire/wire.ts";
import { type BlockLayout, decidePictures } from "./decide-pictures.ts";
import { toMotif } from "./to-motif.ts";

/** A block of teasers with pictures of these names; null for a post without one. */
function toBlock(layout: BlockLayout, names: (string | null)[], { isSmall = false, label = "" } = {}) {
  const teasers = names.map((name, index) =>
    toTeaser(
      wireTeaser(index + 1, {
        label: label === "" ? null : { text: label },
        featured_image: null,
        image_crops: name === null ? [] : [{ ...wireCrop("4-3", "jpeg"), src: `/media/${name}/4-3-800.jpeg` }],
        wide_crops: [],
      }),
    ),
  );
  return { layout, isSmall, teasers };
}
const decide = (...blocks: ReturnType<typeof toBlock>[]) => decidePictures(blocks).map((ranks) => [...ranks].sort());

const own = ["gondel", "traktor", "bahnhof", "kirche", "seilbahn", "orchester", "rathaus", "felchen", "stickerei"];

test("the lead, the first beside it and the first below have a picture", () => {
  expect(decide(toBlock("LEAD", own))).toEqual([[0, 1, 4]]);
});

test.each(["LIST", "GRID", "MUNICIPALITY"] as const)("of a %s the first story has one", (layout) => {
  expect(decide(toBlock(layout, own.slice(0, 4)))).toEqual([[0]]);
});

test("the ranked list has none, a row in its first half, and films or small faces all", () => {
  const blocks = [toBlock("MOST_READ", own), toBlock("SLIDER", own.slice(0, 5)), toBlock("VIDEO", own.slice(5))];
  expect(decide(...blocks)).toEqual([[], [0, 1], [0, 1, 2, 3]]);
  expect(decide(toBlock("SLIDER", own.slice(0, 3), { isSmall: true }), toBlock("MOST_READ", own))).toEqual([[0, 1, 2], []]);
});

test("at most half of a page's teasers have one, first stories before all others", () => {
  expect(decide(toBlock("VIDEO", own.slice(0, 4)), toBlock("LIST", own.slice(4, 6)))).toEqual([[0, 1], [0]]);
});

test("a story without a picture stays without, and gives its place to nobody", () => {
  expect(decide(toBlock("LIST", [null, "traktor", "kirche"]))).toEqual([[]]);
});

test("no file stands twice on a page", () => {
  const blocks = [toBlock("LIST", ["gondel", null]), toBlock("LIST", ["traktor", null]), toBlock("LIST", ["gondel", null])];
  expect(decide(...blocks)).toEqual([[0], [0], []]);
});

test("no motif stands next to its like, and may come again further down", () => {
  const blocks = [
    toBlock("LIST", ["alpe-herbst", null]),
    toBlock("LIST", ["alpe-kuh", null]),
    toBlock("LIST", ["alpe-see", null]),
  ];
  expect(decide(...blocks)).toEqual([[0], [], [0]]);
});

test("an opinion among news has no scene beside it; in a section of opinions all show their authors' faces", () => {
  const faces = ["portraet-moser", "portraet-nagel", "portraet-ender"];
  expect(decide(toBlock("LIST", faces, { label: "Kommentar" }), toBlock("MOST_READ", own))).toEqual([[0, 1, 2], []]);
  const [opinion] = toBlock("LIST", ["gondel"], { label: "Glosse" }).teasers;
  const news = toBlock("LIST", own.slice(1, 4));
  expect(decide({ ...news, teasers: [...(opinion ? [opinion] : []), ...news.teasers] })).toEqual([[]]);
});

test.each([
  ["/media/demo/alpe-herbst/4-3-800.jpeg", "alpe"],
  ["/wp-content/uploads/2026/11/Feuerwehr-Lustenau-2.jpg?w=3", "feuerwehr"],
  ["/media/bild-12.jpg", "/media/bild-12.jpg"],
  ["/2026/11/0012.jpg", "/2026/11/0012.jpg"],
])("the address %s tells of %s", (address, motif) => {
  expect(toMotif(address)).toBe(motif);
});

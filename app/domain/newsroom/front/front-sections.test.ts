import { expect, test } from "vitest";
import {
  addSection,
  changeSection,
  type FrontSection,
  movePost,
  moveSection,
  pinPost,
  removeSection,
  unpin,
} from "./front-sections.ts";

const section = (key: string, pins: [place: number, post: number][] = [], changes: Partial<FrontSection> = {}): FrontSection => ({
  key,
  title: key,
  link: null,
  layout: "LIST",
  feed: "all",
  post_count: 5,
  ratio: "SMALL",
  button_text: null,
  shows_pictures: true,
  pins: pins.map(([place, post]) => ({ place, post, ends: null })),
  ...changes,
});
const keys = (sections: FrontSection[]) => sections.map(({ key }) => key).join("");
const pinsOf = (sections: FrontSection[]) =>
  sections.map(({ pins }) =>
    pins
      .map(({ place, post }) => `${place}:${post}`)
      .sort()
      .join(" "),
  );
const abc = [section("a"), section("b"), section("c")];

test.each([
  ["b", -1, "bac"],
  ["b", 1, "acb"],
  ["a", -1, "abc"],
  ["c", 1, "abc"],
  ["a", 2, "bca"],
  ["x", 1, "abc"],
])("section %s moves by %i", (key, by, expected) => {
  expect(keys(moveSection(abc, key, by))).toBe(expected);
});

test("sections come and go, and the others stay as they are", () => {
  expect(keys(removeSection(abc, "b"))).toBe("ac");
  const { key: _, pins: __, ...settings } = section("neu");
  expect(addSection(abc, settings)[3]).toEqual({ ...settings, key: "", pins: [] });
});

test("a section that becomes smaller, or a ranking, loses the pins that have no place in it", () => {
  const sections = [
    section("a", [
      [1, 7],
      [3, 8],
    ]),
  ];
  const { key: _, pins: __, ...settings } = section("a");
  expect(pinsOf(changeSection(sections, "a", { ...settings, post_count: 3 }))).toEqual(["1:7"]);
  expect(pinsOf(changeSection(sections, "a", { ...settings, layout: "MOST_READ", feed: null }))).toEqual([""]);
});

test("a post is pinned once, and a place holds one", () => {
  const sections = [section("a", [[0, 7]]), section("b", [[2, 8]])];
  expect(pinsOf(pinPost(sections, "b", { place: 2, post: 7, ends: null }))).toEqual(["", "2:7"]);
  expect(pinsOf(unpin(sections, "b", 2))).toEqual(["0:7", ""]);
});

test.each([
  ["an automatic one is pinned where it goes", [], 9, 3, 2, "2:9"],
  ["upwards it changes places with a pinned one", [[2, 7]], 9, 3, 2, "2:9 3:7"],
  [
    "downwards too",
    [
      [2, 9],
      [3, 7],
    ],
    9,
    2,
    3,
    "2:7 3:9",
  ],
  [
    "far up, all that are pinned there make room",
    [
      [0, 5],
      [1, 6],
      [4, 9],
    ],
    9,
    4,
    0,
    "0:9 1:5 2:6",
  ],
  [
    "the last that finds no room goes",
    [
      [3, 5],
      [4, 6],
    ],
    9,
    2,
    4,
    "2:5 3:6 4:9",
  ],
] as const)("a post moves: %s", (_, pins, post, from, to, expected) => {
  const sections = [
    section(
      "a",
      pins.map(([place, one]) => [place, one]),
    ),
  ];
  expect(pinsOf(movePost(sections, { post, from: { key: "a", place: from }, to: { key: "a", place: to } }))).toEqual([expected]);
});

test("into another section it takes its end along, and who is pinned there moves down", () => {
  const sections = [section("a"), section("b", [[4, 5]])];
  const pinned = pinPost(sections, "a", { place: 0, post: 9, ends: "2026-12-01T10:00:00.000Z" });
  const moved = movePost(pinned, { post: 9, from: { key: "a", place: 0 }, to: { key: "b", place: 4 } });
  expect(pinsOf(moved)).toEqual(["", "4:9"]);
  expect(moved[1]?.pins).toEqual([{ place: 4, post: 9, ends: "2026-12-01T10:00:00.000Z" }]);
});

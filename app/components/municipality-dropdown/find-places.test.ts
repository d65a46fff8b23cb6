import { expect, test } from "vitest";
import { decideOption, findPlaces } from "./find-places.ts";

const places = ["Alle Gemeinden", "Au", "Götzis", "Langen am Arlberg", "St. Anton", "Wald am Arlberg", "Weiler"].map((title) => ({
  slug: title.toLowerCase(),
  title,
}));

test.each([
  ["", places.map(({ title }) => title)],
  ["GÖTZ", ["Götzis"]],
  ["gotz", ["Götzis"]],
  ["st anton", ["St. Anton"]],
  ["a", ["Alle Gemeinden", "Au", "Langen am Arlberg", "St. Anton", "Wald am Arlberg"]],
  ["arl", ["Langen am Arlberg", "Wald am Arlberg"]],
  ["tzis", []],
  ["xyz", []],
])("who types %j is offered %j", (typed, titles) => {
  expect(findPlaces(places, typed).map(({ title }) => title)).toEqual(titles);
});

test.each([
  ["ArrowDown", -1, 0],
  ["ArrowDown", 0, 1],
  ["ArrowDown", 4, 4],
  ["ArrowUp", 2, 1],
  ["ArrowUp", -1, 0],
  ["Home", 3, null],
  ["d", 3, null],
])("%s at option %i leads to %o", (key, current, expected) => {
  expect(decideOption(5, current, key)).toBe(expected);
});

test("a list without options has nothing to lead to", () => {
  expect(decideOption(0, -1, "ArrowDown")).toBeNull();
});

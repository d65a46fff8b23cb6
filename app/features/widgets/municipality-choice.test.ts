import { expect, test } from "vitest";
import { parseMunicipalityWidget, toHandedOn } from "./municipality-choice.ts";

const parse = (query: string) => parseMunicipalityWidget(new URLSearchParams(query));

test("without parameters the newest three of all municipalities are shown", () => {
  expect(parse("")).toEqual({ choice: { municipality: null, topic: null, maxPosts: 3, maxAgeDays: null }, isDynamic: false });
  expect(parse("gemeinde=gemeinde&tage=0")).toEqual(parse(""));
});

test("each of them is read, a municipality by its other name too", () => {
  expect(parse("gemeinde=G%C3%B6tzis&thema=gemeindewahl&anzahl=12&tage=7&hoehe=dynamisch&utm_source=x")).toEqual({
    choice: { municipality: "gotzis", topic: "gemeindewahl", maxPosts: 12, maxAgeDays: 7 },
    isDynamic: true,
  });
});

test.each([
  "gemeinde=wien",
  "gemeinde=",
  "thema=../x",
  "thema=",
  "anzahl=0",
  "anzahl=13",
  "anzahl=drei",
  "tage=-1",
  "tage=9999",
  "hoehe=2",
])("%s is no choice", (query) => {
  expect(parse(query)).toBeNull();
});

test("a form hands on what it does not ask for, and nothing else", () => {
  const query = new URLSearchParams("gemeinde=lech&thema=wohnen&noheader&utm_source=x");
  expect(toHandedOn(query)).toEqual([
    ["thema", "wohnen"],
    ["noheader", ""],
  ]);
});

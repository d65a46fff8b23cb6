import { expect, test } from "vitest";
import { parseNewsRequest } from "./parse-news-request.ts";

const parse = (query: string) => parseNewsRequest(new URLSearchParams(query));

test("without parameters: the newest three of all places", () => {
  expect(parse("")).toEqual({
    request: { municipality: null, topic: null, maxPosts: 3, maxAge: null },
    isDynamic: false,
    kept: [],
  });
});

test("each parameter has its meaning, and the form keeps all but the place", () => {
  expect(parse("gemeinde=gotzis&thema=gemeindewahl&beitraege=5&tage=30&dynamisch=1&noheader=1")).toEqual({
    request: { municipality: "gotzis", topic: "gemeindewahl", maxPosts: 5, maxAge: 30 },
    isDynamic: true,
    kept: [
      ["thema", "gemeindewahl"],
      ["beitraege", "5"],
      ["tage", "30"],
      ["dynamisch", "1"],
      ["noheader", "1"],
    ],
  });
  for (const none of ["gemeinde=", "gemeinde=gemeinde", "tage=0"])
    expect(parse(none)?.request).toMatchObject({ municipality: null, maxAge: null });
});

test.each([
  "gemeinde=wien",
  "thema=a/b",
  "thema=",
  "beitraege=0",
  "beitraege=11",
  "beitraege=drei",
  "tage=-1",
  "tage=x",
  "tage=1.5",
  "dynamisch=ja",
])("%s is no widget", (query) => {
  expect(parse(query)).toBeNull();
});

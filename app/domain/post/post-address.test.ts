import { expect, test } from "vitest";
import { reservedSegments } from "#app/domain/page/records/reserved-segments.computed.ts";
import { parsePostAddress, parsePostPath } from "./post-address.ts";

test("a post is named by its slug and its number", () => {
  expect(parsePostAddress("ein-titel", "12345")).toEqual({ slug: "ein-titel", id: 12_345 });
  expect(parsePostAddress("überraschung", "2147483647")).toEqual({ slug: "überraschung", id: 2_147_483_647 });
});

test.each([["0"], ["007"], ["-1"], ["1.5"], ["1e3"], ["abc"], ["12a"], [""], [" 1"], ["2147483648"], ["99999999999"], ["١٢"]])(
  "%j is no number of a post",
  (id) => {
    expect(parsePostAddress("ein-titel", id)).toBeNull();
  },
);

test.each([
  ["suche"],
  ["themen"],
  ["news"],
  ["page"],
  ["gemeinde"],
  ["widgets"],
  ["onboarding"],
  ["graphql"],
  ["wp-json"],
  ["api"],
  ["builds"],
])("/%s/12345 is no post", (slug) => {
  expect(parsePostAddress(slug, "12345")).toBeNull();
});

test("no first segment of a page or an interface can pass for a post", () => {
  expect(reservedSegments).toEqual(expect.arrayContaining(["themen", "abo", "redaktion", "api", "assets", "health"]));
  for (const segment of reservedSegments) expect(parsePostAddress(segment, "1"), segment).toBeNull();
});

test.each([
  ["/schockanrufe/77", 77],
  ["/schockanrufe/77?a=1#b", 77],
  ["/schockanrufe/77#kommentare", 77],
  ["schockanrufe/77", null],
  ["//77", null],
  ["/schockanrufe/77/", null],
  ["/abo/77", null],
  ["", null],
])("the path %j leads to the post %j", (path, id) => {
  expect(parsePostPath(path)?.id ?? null).toBe(id);
});

import { expect, test } from "vitest";
import { decideLink, decideSource, isExternalLink } from "./link-address.ts";

test.each([
  ["https://a.example/\tb\nc", "https://a.example/bc"],
  ["\u0001https://a.example/ ", "https://a.example/"],
  ["/\t/fremd.example", "//fremd.example"],
  ["mailto:redaktion@a.example", "mailto:redaktion@a.example"],
  ["#unten", "#unten"],
])("the link %j is kept as browsers read it, %j", (typed, kept) => {
  expect(decideLink(typed)).toBe(kept);
});

test.each(["java\tscript:x()", " javascript:x()", "data:text/html,x", "vbscript:x", "", "https://["])(
  "the link %j is not kept",
  (typed) => {
    expect(decideLink(typed)).toBeNull();
  },
);

test("a page embeds nothing by mail or telephone", () => {
  expect(["mailto:a@b.example", "tel:+431", "/film"].map(decideSource)).toEqual([null, null, "/film"]);
});

test("a link that only looks like a path of this site leaves it", () => {
  expect(
    ["/\t/fremd.example", "/\\fremd.example", "//fremd.example", "/seite", "mailto:a@b.example"].map(isExternalLink),
  ).toEqual([true, true, true, false, false]);
});

import { expect, test } from "vitest";
import { parsePageNumber } from "./page-number.ts";

test.each([[null], [undefined]])("an address without page number (%j) means the first page", (text) => {
  expect(parsePageNumber(text)).toBe(1);
});

test.each([
  ["1", 1],
  ["2", 2],
  ["10", 10],
  ["99999", 99_999],
])("%s is page %i", (text, page) => {
  expect(parsePageNumber(text)).toBe(page);
});

test.each([
  ["0"],
  ["01"],
  ["-1"],
  ["+1"],
  ["abc"],
  ["1e3"],
  ["1.0"],
  ["99999999"],
  ["100000"],
  [""],
  [" 1"],
  ["1 "],
  ["0x1"],
  ["٣"],
  ["²"],
  ["1\n"],
])("%j is no page", (text) => {
  expect(parsePageNumber(text)).toBeNull();
});

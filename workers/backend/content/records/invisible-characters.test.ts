import { expect, test } from "vitest";
import { toVisibleSlug, toVisibleTitle } from "./invisible-characters.ts";

const directions = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069";
const noWidth = "\u00ad\u200b\u200c\u200d\u2060\ufeff";

test.each([
  [`a${directions}b${noWidth}c\u0000\u0007\u0085\n\td`, "abcd"],
  ["🎿-saisonstart-äöü-日本", "🎿-saisonstart-äöü-日本"],
])("a slug is made of what can be seen: %j", (slug, visible) => {
  expect(toVisibleSlug(slug)).toBe(visible);
});

test.each([
  [`a${directions}b\u0000\u0007\u0085\u007f\rc\n\td`, "abc\n\td"],
  ["Familie 👨\u200d👩\u200d👧 – „Fest“", "Familie 👨\u200d👩\u200d👧 – „Fest“"],
])("a title keeps its lines and emojis and loses what turns it: %j", (title, visible) => {
  expect(toVisibleTitle(title)).toBe(visible);
});

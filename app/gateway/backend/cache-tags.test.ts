import { expect, test } from "vitest";
import { parseCacheTags, parseCacheUntil } from "./cache-tags.ts";

test("valid names are taken unchanged, and invalid ones are left out", () => {
  expect(parseCacheTags("everything, post:1,Post:2,,feed:all")).toEqual(["everything", "post:1", "feed:all"]);
  expect(parseCacheTags(null)).toEqual([]);
});

test("a page changes at a moment in seconds, and at none that is written otherwise", () => {
  expect(parseCacheUntil("1700000000")).toBe(1_700_000_000_000);
  for (const odd of [null, "", "bald", "-5", "1.5", "9".repeat(20)]) expect(parseCacheUntil(odd)).toBeNull();
});

import { expect, test } from "vitest";
import { toContentAge } from "./content-age.ts";

const now = new Date("2026-11-20T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();

test.each([
  [0, "0-3"],
  [3.99, "0-3"],
  [4, "4-7"],
  [7, "4-7"],
  [8, "8-14"],
  [14, "8-14"],
  [15, "15-30"],
  [30, "15-30"],
  [31, "31-60"],
  [60, "31-60"],
  [61, "61+"],
  [4000, "61+"],
])("a post of %d days ago is in the bucket %s (rules 9)", (days, bucket) => {
  expect(toContentAge(daysAgo(days), now)).toBe(bucket);
});

test("a post with a date ahead is new", () => {
  expect(toContentAge(daysAgo(-2), now)).toBe("0-3");
});

test.each(["", "gestern", "2026-13-01"])("%j is no date and in no bucket", (text) => {
  expect(toContentAge(text, now)).toBeNull();
});

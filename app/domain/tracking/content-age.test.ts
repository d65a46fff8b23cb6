import { expect, test } from "vitest";
import { toContentAge } from "./content-age.ts";

const now = new Date("2026-03-31T12:00:00Z");
const DAY_MS = 86_400_000;
const daysAgo = (days: number, ms = 0) => new Date(now.getTime() - days * DAY_MS - ms).toISOString();

test.each([
  ["0-3", 0, 3],
  ["4-7", 4, 7],
  ["8-14", 8, 14],
  ["15-30", 15, 30],
  ["31-60", 31, 60],
] as const)("%s begins with day %i and lasts to the end of day %i", (age, first, last) => {
  expect(toContentAge(daysAgo(first), now)).toBe(age);
  expect(toContentAge(daysAgo(last, DAY_MS - 1), now)).toBe(age);
  expect(toContentAge(daysAgo(last + 1), now)).not.toBe(age);
});

test("whatever is older than sixty days is of one age", () => {
  expect([toContentAge(daysAgo(61), now), toContentAge(daysAgo(5000), now)]).toEqual(["61+", "61+"]);
});

test("what is still to come is as young as can be", () => {
  expect([toContentAge(daysAgo(-1), now), toContentAge(daysAgo(-400), now)]).toEqual(["0-3", "0-3"]);
});

test.each(["", "gestern", "2026-13-01"])("%j is no date and has no age", (text) => {
  expect(toContentAge(text, now)).toBeNull();
});

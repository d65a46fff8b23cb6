import { expect, test } from "vitest";
import { isPublicHoliday, toDayFrom } from "./public-holidays.ts";

test.each([
  [2026, 1, 6],
  [2026, 4, 6],
  [2026, 5, 14],
  [2026, 5, 25],
  [2026, 6, 4],
  [2026, 10, 26],
  [2027, 3, 29],
  [2030, 4, 22],
])("%i-%i-%i is a holiday", (year, month, day) => {
  expect(isPublicHoliday({ year, month, day })).toBe(true);
});

test.each([
  [2026, 4, 3],
  [2026, 4, 5],
  [2026, 11, 22],
  [2026, 12, 24],
])("%i-%i-%i is none", (year, month, day) => {
  expect(isPublicHoliday({ year, month, day })).toBe(false);
});

test("a day is that of the region's clocks", () => {
  expect(toDayFrom(new Date("2026-12-31T23:30:00Z"), 0)).toEqual({ year: 2027, month: 1, day: 1, weekday: 5 });
  expect(toDayFrom(new Date("2026-12-31T23:30:00Z"), -1)).toEqual({ year: 2026, month: 12, day: 31, weekday: 4 });
});

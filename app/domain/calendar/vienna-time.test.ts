import { expect, test } from "vitest";
import { addMonths, countDays, parseMonthName, startOfDay, startOfNextDay, toLocalDay, toMonthName } from "./vienna-time.ts";

test.each([
  [2026, 11, 22, "2026-11-21T23:00:00.000Z"],
  [2026, 7, 1, "2026-06-30T22:00:00.000Z"],
  [2026, 3, 29, "2026-03-28T23:00:00.000Z"],
  [2026, 3, 30, "2026-03-29T22:00:00.000Z"],
  [2026, 10, 25, "2026-10-24T22:00:00.000Z"],
  [2026, 10, 26, "2026-10-25T23:00:00.000Z"],
  [2026, 12, 32, "2026-12-31T23:00:00.000Z"],
])("%i-%i-%i begins at %s", (year, month, day, moment) => {
  expect(startOfDay({ year, month }, day).toISOString()).toBe(moment);
});

test("a moment belongs to the region's day", () => {
  expect(toLocalDay(new Date("2026-11-21T22:59:59Z"))).toEqual({ year: 2026, month: 11, day: 21 });
  expect(toLocalDay(new Date("2026-12-31T23:00:00Z"))).toEqual({ year: 2027, month: 1, day: 1 });
});

test.each([
  ["2026-11-24T22:59:59.999Z", "2026-11-24T23:00:00.000Z"],
  ["2026-11-24T23:00:00.000Z", "2026-11-25T23:00:00.000Z"],
  ["2026-03-28T23:00:00.000Z", "2026-03-29T22:00:00.000Z"],
  ["2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z"],
  ["2026-12-31T12:00:00.000Z", "2026-12-31T23:00:00.000Z"],
])("the midnight after %s is %s", (moment, next) => {
  expect(startOfNextDay(new Date(moment)).toISOString()).toBe(next);
});

test("months are counted over the year's end", () => {
  expect(addMonths({ year: 2026, month: 11 }, 2)).toEqual({ year: 2027, month: 1 });
  expect(addMonths({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
  expect([countDays({ year: 2028, month: 2 }), countDays({ year: 2026, month: 2 })]).toEqual([29, 28]);
});

test.each(["2026-13", "2026-00", "26-01", "2026-1", "2026-01-01", "", "abcd-01", " 2026-01"])("%j is no month", (name) => {
  expect(parseMonthName(name)).toBeNull();
});

test("names of months are read as they are written", () => {
  expect(parseMonthName("2026-02")).toEqual({ year: 2026, month: 2 });
  expect(toMonthName({ year: 2026, month: 2 })).toBe("2026-02");
});

import { expect, test } from "vitest";
import { addDays, parseDayName, toDayName, toDayRange, toWeekday } from "./day-name.ts";
import { findHoliday, isShopHoliday } from "./holidays.ts";

const parse = (name: string) => {
  const day = parseDayName(name);
  if (day === null) throw new Error(`${name} is no day`);
  return day;
};

test.each([
  ["2026-01-01", "Neujahr"],
  ["2026-03-19", "Josefitag, Landesfeiertag"],
  ["2026-12-08", "Mariä Empfängnis"],
  ["2026-12-24", null],
  ["2026-12-25", "Christtag"],
  ["2026-12-31", null],
  // Easter early, late, and in a leap year.
  ["2024-03-31", "Ostersonntag"],
  ["2038-04-26", "Ostermontag"],
  ["2026-04-05", "Ostersonntag"],
  ["2026-04-06", "Ostermontag"],
  ["2026-05-14", "Christi Himmelfahrt"],
  ["2026-05-25", "Pfingstmontag"],
  ["2026-06-04", "Fronleichnam"],
  ["2027-05-06", "Christi Himmelfahrt"],
  ["2027-05-27", "Fronleichnam"],
  ["2026-04-03", null],
  ["2026-11-22", null],
])("the holiday of %s is %s", (name, holiday) => {
  expect(findHoliday(parse(name))).toBe(holiday);
});

test.each(["2026-02-29", "2026-13-01", "2026-1-1", "2026-11-31", "", "2026-11-22T00:00", "0000-00-00"])(
  "%j is no day",
  (name) => {
    expect(parseDayName(name)).toBeNull();
  },
);

test("days are counted over the ends of months and years, and are as long as the clocks have them", () => {
  expect(toDayName(addDays(parse("2026-12-31"), 1))).toBe("2027-01-01");
  expect(toDayName(addDays(parse("2028-03-01"), -1))).toBe("2028-02-29");
  expect(toWeekday(parse("2026-11-22"))).toBe(0);
  const hours = (name: string) => {
    const { from, until } = toDayRange(parse(name));
    return (until - from) / 3_600_000;
  };
  expect(["2026-03-29", "2026-10-25", "2026-11-22"].map(hours)).toEqual([23, 25, 24]);
});

test("shops keep the hours of a holiday on all but the patron saint's day", () => {
  const days = [
    [2026, 1, 6],
    [2026, 4, 6],
    [2026, 6, 4],
    [2026, 3, 19],
    [2026, 12, 24],
  ] as const;
  expect(days.map(([year, month, day]) => isShopHoliday({ year, month, day }))).toEqual([true, true, true, false, false]);
});

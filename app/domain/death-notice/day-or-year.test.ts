import { expect, test } from "vitest";
import { isLater, parseDayOrYear, toDayOrYearText, toTypedDay, toWeekdayText } from "./day-or-year.ts";

test.each([
  ["", ""],
  ["1938", "1938"],
  ["1938-04-12", "1938-04-12"],
  ["12.4.1938", "1938-04-12"],
  [" 12. 04. 1938 ", "1938-04-12"],
  ["29.2.2024", "2024-02-29"],
  ["29.2.2023", null],
  ["2026-13-01", null],
  ["April 1938", null],
  ["38", null],
])("what somebody types, %j, is the day or year %j", (typed, day) => {
  expect(parseDayOrYear(typed)).toBe(day);
});

test.each([
  ["1938-04-12", "12. April 1938"],
  ["1899-12-31", "31. Dezember 1899"],
  ["1938", "1938"],
  ["", ""],
  ["irgendwann", "irgendwann"],
])("%j reads as %j", (text, words) => {
  expect(toDayOrYearText(text)).toBe(words);
});

test.each(["1938-04-12", "2024-02-29", "1938", ""])(
  "who changes %j finds it as people type it, and it is the same day",
  (day) => {
    expect(toTypedDay(day)).not.toContain("-");
    expect(parseDayOrYear(toTypedDay(day))).toBe(day);
  },
);

test("a farewell's day has its weekday", () => {
  expect(toWeekdayText("2026-12-03")).toBe("Donnerstag, 3. Dezember 2026");
});

test.each([
  ["1980", "1979-12-31", true],
  ["1980-05-01", "1980", false],
  ["1980-05-02", "1980-05-01", true],
  ["1980", "1980", false],
])("%s is surely after %s: %s", (one, other, later) => {
  expect(isLater(one, other)).toBe(later);
});

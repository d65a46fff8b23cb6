import { expect, test } from "vitest";
import { findRepeatErrors, toFurtherTimes } from "./event-repeat.ts";

const entries = { day: "2027-03-20", time: "19:00", endTime: "21:00" };
const starts = (changes: Record<string, string>) => toFurtherTimes({ ...entries, ...changes }).map((times) => times.starts);

test("what is once has no further dates", () => {
  expect(starts({})).toEqual([]);
  expect(findRepeatErrors(entries)).toEqual({});
});

test("each week it begins and ends at the same hour, in summer as well", () => {
  expect(toFurtherTimes({ ...entries, repeat: "woche", repeatUntil: "2027-04-03" })).toEqual([
    { starts: "2027-03-27T18:00:00.000Z", ends: "2027-03-27T20:00:00.000Z" },
    { starts: "2027-04-03T17:00:00.000Z", ends: "2027-04-03T19:00:00.000Z" },
  ]);
  expect(starts({ repeat: "zwei-wochen", repeatUntil: "2027-04-16" })).toEqual(["2027-04-03T17:00:00.000Z"]);
});

test("each month it is on the same day, or on the same weekday, where the month has one", () => {
  expect(starts({ day: "2027-01-31", repeat: "monatstag", repeatUntil: "2027-05-31" })).toEqual([
    "2027-03-31T17:00:00.000Z",
    "2027-05-31T17:00:00.000Z",
  ]);
  expect(starts({ day: "2026-12-05", repeat: "wochentag", repeatUntil: "2027-02-28" })).toEqual([
    "2027-01-02T18:00:00.000Z",
    "2027-02-06T18:00:00.000Z",
  ]);
  expect(starts({ day: "2027-01-30", repeat: "wochentag", repeatUntil: "2027-05-31" })).toEqual(["2027-05-29T17:00:00.000Z"]);
});

test("what lasts for days lasts as long each time", () => {
  const days = { day: "2027-03-26", time: "", endTime: "", endDay: "2027-03-27" };
  expect(toFurtherTimes({ ...days, repeat: "woche", repeatUntil: "2027-04-02" })).toEqual([
    { starts: "2027-04-01T22:00:00.000Z", ends: "2027-04-03T22:00:00.000Z" },
  ]);
});

test.each([
  [{ repeat: "woche" }, "repeatUntil"],
  [{ repeat: "woche", repeatUntil: "bald" }, "repeatUntil"],
  [{ repeat: "woche", repeatUntil: "2027-03-20" }, "repeatUntil"],
  [{ repeat: "woche", repeatUntil: "2028-05-13" }, "repeatUntil"],
  [{ repeat: "täglich", repeatUntil: "2027-04-20" }, "repeat"],
  [{ repeatUntil: "2027-04-20" }, "repeat"],
])("%j is refused at %s", (changes, field) => {
  expect(findRepeatErrors({ ...entries, ...changes })).toEqual({ [field]: expect.any(String) });
});

test("sixty dates can be entered, and no more", () => {
  expect(findRepeatErrors({ ...entries, repeat: "woche", repeatUntil: "2028-05-06" })).toEqual({});
  expect(starts({ repeat: "woche", repeatUntil: "2028-05-06" })).toHaveLength(59);
});

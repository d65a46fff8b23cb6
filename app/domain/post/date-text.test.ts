import { expect, test } from "vitest";
import { toClockText } from "./clock-text.ts";
import { toDateText, toDayText, toTodayText } from "./date-text.ts";

const published = "2025-03-04T08:30:00Z";
const absolute = "Di., 4. März 2025, 09:30 Uhr";
const after = (seconds: number) => toDateText(published, absolute, new Date(Date.parse(published) + seconds * 1000)).text;

test.each([
  [0, "gerade eben"],
  [59, "gerade eben"],
  [60, "vor 1 Minute"],
  [119, "vor 1 Minute"],
  [120, "vor 2 Minuten"],
  [59 * 60 + 59, "vor 59 Minuten"],
  [3600, "vor 1 Stunde"],
  [7200, "vor 2 Stunden"],
  [14 * 3600, "vor 14 Stunden"],
  [14.5 * 3600, "gestern, 09:30"],
  [24 * 3600, "gestern, 09:30"],
  [38.5 * 3600 - 1, "gestern, 09:30"],
  [38.5 * 3600, absolute],
  [400 * 24 * 3600, absolute],
])("%i seconds after publication a reader reads %j", (seconds, text) => {
  expect(after(seconds)).toBe(text);
});

test("on the days when the clocks change yesterday is yesterday", () => {
  const read = (iso: string, now: string) => toDateText(iso, absolute, new Date(now)).text;
  expect(read("2026-10-24T12:00:00Z", "2026-10-25T22:30:00Z")).toBe("gestern, 14:00");
  expect(read("2026-10-25T00:30:00Z", "2026-10-25T22:30:00Z")).toBe("vor 22 Stunden");
  expect(read("2026-03-28T22:30:00Z", "2026-03-29T21:30:00Z")).toBe("gestern, 23:30");
});

test("a post from the future shows its date", () => {
  expect(after(-60)).toBe(absolute);
});

test("an invalid date is shown as the back end printed it", () => {
  expect(toDateText("irgendwann", absolute, new Date(published))).toEqual({ iso: "irgendwann", text: absolute });
});

test("days and clock are those of the region, in summer and in winter", () => {
  expect(toDayText("2026-11-19T23:30:00Z")).toBe("20. November 2026");
  expect(toClockText("2026-11-20T17:05:00Z")).toBe("18:05");
  expect(toDayText("2026-06-30T22:30:00Z")).toBe("1. Juli 2026");
  expect(toClockText("2026-06-30T22:30:00Z")).toBe("00:30");
});

test("today is the region's, in full", () => {
  expect(toTodayText(new Date("2026-03-08T23:30:00Z"))).toEqual({ iso: "2026-03-09", text: "Montag, 9. März 2026" });
});

test("an invalid date breaks no page", () => {
  expect(toDayText("irgendwann")).toBe("irgendwann");
  expect(toClockText("")).toBe("");
});

import { expect, test } from "vitest";
import { type DutyEntry, findNextChange, splitByMoment, toPeriodText } from "./duty-entries.ts";

const at = (iso: string) => Date.parse(iso);
const entry = (name: string, start: string, end: string): DutyEntry => ({
  kind: "DOCTOR",
  name,
  place: null,
  map: null,
  phone: { text: "144", link: "tel:144" },
  note: null,
  start: at(start),
  end: at(end),
});
// A Sunday with a night before it and one after it.
const night = entry("night", "2026-11-21T19:00+01:00", "2026-11-22T07:00+01:00");
const day = entry("day", "2026-11-22T07:00+01:00", "2026-11-22T19:00+01:00");
const next = entry("next", "2026-11-22T19:00+01:00", "2026-11-23T07:00+01:00");
const entries = [night, day, next];
const midnight = at("2026-11-23T00:00+01:00");

test.each([
  ["2026-11-22T00:00:00+01:00", ["night"], ["day", "next"], "2026-11-22T07:00+01:00"],
  ["2026-11-22T06:59:59+01:00", ["night"], ["day", "next"], "2026-11-22T07:00+01:00"],
  ["2026-11-22T07:00:00+01:00", ["day"], ["next"], "2026-11-22T19:00+01:00"],
  ["2026-11-22T23:59:59+01:00", ["next"], [], "2026-11-23T00:00+01:00"],
  ["2026-11-23T00:00:00+01:00", ["next"], [], "2026-11-23T07:00+01:00"],
  ["2026-11-23T07:00:00+01:00", [], [], null],
])("at %s a reader sees who is on duty now, who is later, and until when that holds", (moment, now, later, change) => {
  const split = splitByMoment(entries, at(moment), midnight);
  expect([split.now, split.later].map((list) => list.map(({ name }) => name))).toEqual([now, later]);
  expect(findNextChange(entries, at(moment), midnight)).toBe(change === null ? null : at(change));
});

test("a night in which the clocks change has its real length", () => {
  const long = entry("long", "2026-10-24T19:00+02:00", "2026-10-25T07:00+01:00");
  const isOn = (moment: string) => splitByMoment([long], at(moment), at("2026-10-26T00:00+01:00")).now.length === 1;
  // 02:30 comes twice, 06:59 once.
  expect(["2026-10-25T02:30+02:00", "2026-10-25T02:30+01:00", "2026-10-25T06:59+01:00"].map(isOn)).toEqual([true, true, true]);
  expect(isOn("2026-10-25T07:00+01:00")).toBe(false);
  expect(toPeriodText(long, at("2026-10-25T02:30+01:00"))).toBe("gestern, 19:00\u00a0Uhr bis heute, 07:00\u00a0Uhr");
});

test.each([
  ["2026-11-22T12:00+01:00", "2026-11-22T07:00+01:00", "2026-11-22T19:00+01:00", "heute, 07:00 bis 19:00 Uhr"],
  ["2026-11-22T23:59:59+01:00", "2026-11-22T19:00+01:00", "2026-11-23T07:00+01:00", "heute, 19:00 Uhr bis morgen, 07:00 Uhr"],
  ["2026-11-23T00:00+01:00", "2026-11-22T19:00+01:00", "2026-11-23T07:00+01:00", "gestern, 19:00 Uhr bis heute, 07:00 Uhr"],
  [
    "2026-12-24T10:00+01:00",
    "2026-12-24T12:00+01:00",
    "2026-12-27T00:00+01:00",
    "heute, 12:00 Uhr bis Samstag, 26. Dezember, 24:00 Uhr",
  ],
  ["2026-11-22T12:00+01:00", "2026-11-22T00:00+01:00", "2026-11-23T00:00+01:00", "heute, 00:00 bis 24:00 Uhr"],
  ["2026-12-31T12:00+01:00", "2026-12-31T20:00+01:00", "2027-01-01T08:00+01:00", "heute, 20:00 Uhr bis morgen, 08:00 Uhr"],
  ["2026-11-22T12:00+01:00", "2026-11-28T07:00+01:00", "2026-11-28T19:00+01:00", "Samstag, 28. November, 07:00 bis 19:00 Uhr"],
])("seen at %s: from %s to %s", (now, start, end, text) => {
  expect(toPeriodText(entry("a", start, end), at(now)).replaceAll("\u00a0", " ")).toBe(text);
});

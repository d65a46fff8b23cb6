import { expect, test } from "vitest";
import { isOpenAt, type OpeningHours, toHoursText } from "./opening-hours.ts";

const days = ["MO", "DI", "MI", "DO", "FR", "SA", "SO", "FE"] as const;
const every = (from: string, to: string, only: readonly OpeningHours["day"][] = days): OpeningHours[] =>
  only.map((day) => ({ day, from, to }));

test.each([
  [every("00:00", "24:00"), "Täglich 0–24 Uhr"],
  [every("06:00", "20:00"), "Täglich 06:00–20:00"],
  [
    [...every("06:00", "20:00", days.slice(0, 5)), ...every("07:00", "19:00", ["SA", "SO", "FE"])],
    "Mo–Fr 06:00–20:00, Sa–So und Feiertag 07:00–19:00",
  ],
  [every("07:00", "19:00", days.slice(0, 6)), "Mo–Sa 07:00–19:00, So und Feiertag geschlossen"],
  [
    [...every("07:00", "12:00", ["MO"]), ...every("13:00", "18:00", ["MO"])],
    "Mo 07:00–12:00 und 13:00–18:00, Di–So und Feiertag geschlossen",
  ],
  [[...every("06:00", "20:00", days.slice(0, 7)), ...every("08:00", "18:00", ["FE"])], "Mo–So 06:00–20:00, Feiertag 08:00–18:00"],
  [every("06:00", "20:00", days.slice(0, 7)), "Täglich 06:00–20:00"],
  [[], null],
])("hours %# are said in one line", (hours, text) => {
  expect(toHoursText(hours)).toBe(text);
});

// A Sunday in winter: 19:15 in Vienna.
const sunday = new Date("2026-11-22T18:15:00Z");

test.each([
  ["by day", every("06:00", "20:00"), sunday, true],
  ["after its end", every("06:00", "19:15"), sunday, false],
  ["all day", every("00:00", "24:00"), sunday, true],
  ["on a day without hours", every("06:00", "20:00", ["MO"]), sunday, false],
  ["of which nothing is known", [], sunday, null],
  ["before midnight, where it ends after it", every("18:00", "02:00", ["SO"]), sunday, true],
  ["after midnight, of the day before", every("18:00", "02:00", ["SO"]), new Date("2026-11-23T00:30:00Z"), true],
  ["after it has ended in the night", every("18:00", "02:00", ["SO"]), new Date("2026-11-23T01:00:00Z"), false],
  // The national holiday of 2026 is a Monday.
  [
    "on a holiday by a holiday's hours",
    [...every("06:00", "20:00", ["MO"]), ...every("12:00", "13:00", ["FE"])],
    new Date("2026-10-26T09:00:00Z"),
    false,
  ],
  ["on a holiday by the day's hours where it has none", every("06:00", "20:00", ["MO"]), new Date("2026-10-26T09:00:00Z"), true],
])("a station is open %s: %#", (_, hours, moment, isOpen) => {
  expect(isOpenAt(hours, moment)).toBe(isOpen);
});

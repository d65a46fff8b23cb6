import { expect, test } from "vitest";
import { parseLocalDate, toFormattedDate, toIsoDate, toLocalDate } from "./to-dates.ts";

const seconds = (iso: string) => Date.parse(iso) / 1000;

test.each([
  ["2026-11-20T17:05:00Z", "Fr., 20. November 2026, 18:05 Uhr"],
  ["2026-07-01T22:30:00Z", "Do., 2. Juli 2026, 00:30 Uhr"],
  ["2027-01-03T09:07:00Z", "So., 3. Jänner 2027, 10:07 Uhr"],
])("%s is printed as %s", (iso, printed) => {
  expect(toFormattedDate(seconds(iso))).toBe(printed);
});

test("machines get UTC, WordPress clients local time", () => {
  expect(toIsoDate(seconds("2026-11-20T17:05:00Z"))).toBe("2026-11-20T17:05:00Z");
  expect(toLocalDate(seconds("2026-11-20T17:05:00Z"))).toBe("2026-11-20T18:05:00");
  expect(toLocalDate(seconds("2026-07-20T23:05:09Z"))).toBe("2026-07-21T01:05:09");
});

test.each(["2026-01-15T12:00:00", "2026-07-15T00:00:00", "2026-03-29T01:59:59", "2026-03-29T03:00:00", "2026-10-25T03:00:00"])(
  "local time %s is read as it was written",
  (local) => {
    expect(toLocalDate(parseLocalDate(local))).toBe(local);
  },
);

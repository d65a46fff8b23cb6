import { expect, test } from "vitest";
import { toMoment } from "./seed-date.ts";

test.each([
  ["on a Tuesday", "2026-11-24T15:30:40Z", "2026-11-22T12:00:00.000Z"],
  ["on that Sunday, an hour later", "2026-11-22T13:00:00Z", "2026-11-22T12:00:00.000Z"],
  ["on that Sunday, before the hour", "2026-11-22T11:59:00Z", "2026-11-15T12:00:00.000Z"],
  ["in summer", "2026-07-01T08:00:00Z", "2026-06-28T11:00:00.000Z"],
  ["in the week after the clocks went back", "2026-10-28T08:00:00Z", "2026-10-25T12:00:00.000Z"],
  ["on the Sunday on which they go back, before the hour", "2026-10-25T05:00:00Z", "2026-10-18T11:00:00.000Z"],
  ["on the Sunday on which they go forward, before the hour", "2027-03-28T05:00:00Z", "2027-03-21T12:00:00.000Z"],
])("an election of the demo paper is on the last Sunday at one o'clock: %s", (_, now, moment) => {
  expect(toMoment("sunday 13:00", new Date(now)).toISOString()).toBe(moment);
});

test("what is no age is refused", () => {
  for (const age of ["sunday", "monday 13:00", "3w", ""]) expect(() => toMoment(age, new Date()), age).toThrow();
});

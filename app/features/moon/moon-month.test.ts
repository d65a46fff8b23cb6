import { Body, Observer, SearchRiseSet } from "astronomy-engine";
import { expect, test } from "vitest";
import { countDays, startOfDay } from "#app/domain/calendar/vienna-time.ts";
import { computeMoonMonth, findQuarters } from "./moon-month.ts";
import { REGION } from "./rise-and-set.ts";

const MINUTE_MS = 60_000;

/** Phases of 2026 as the almanacs of naval observatories print them, in universal time to the minute. */
const published = [
  ["2026-01-03T10:03Z", 2],
  ["2026-01-10T15:48Z", 3],
  ["2026-01-18T19:52Z", 0],
  ["2026-01-26T04:47Z", 1],
  ["2026-02-01T22:09Z", 2],
  ["2026-02-17T12:01Z", 0],
  ["2026-03-03T11:38Z", 2],
  ["2026-03-19T01:23Z", 0],
  ["2026-08-12T17:37Z", 0],
  ["2026-08-28T04:18Z", 2],
] as const;

test.each(published)("the phase of %s comes within two minutes of the almanacs", (time, quarter) => {
  const moment = Date.parse(time);
  const found = findQuarters(moment - 86_400_000, moment + 86_400_000);
  expect(found.map((one) => one.quarter)).toEqual([quarter]);
  expect(Math.abs((found[0]?.moment ?? 0) - moment)).toBeLessThan(2 * MINUTE_MS);
});

const observer = new Observer(REGION.latitude, REGION.longitude, 0);

/** The library's own search, which computes each moment anew. */
function search(direction: number, start: Date, end: Date): number | null {
  const found = SearchRiseSet(Body.Moon, observer, direction, start, (end.getTime() - start.getTime()) / 86_400_000);
  return found === null || found.date.getTime() >= end.getTime() ? null : found.date.getTime();
}

test.each([
  { year: 2024, month: 2 },
  { year: 2026, month: 3 },
  { year: 2026, month: 10 },
  { year: 2026, month: 11 },
  { year: 2043, month: 6 },
])("rise and set in $year-$month are the library's, to a minute", (month) => {
  const { days } = computeMoonMonth(month);
  expect(days).toHaveLength(countDays(month));
  for (const { day, rise, set } of days) {
    const [start, end] = [startOfDay(month, day), startOfDay(month, day + 1)];
    for (const [found, direction] of [
      [rise, 1],
      [set, -1],
    ] as const) {
      const expected = search(direction, start, end);
      const apart = Math.abs((found ?? 0) - (expected ?? 0));
      expect.soft([day, direction, apart < MINUTE_MS]).toEqual([day, direction, true]);
    }
  }
});

test("a month has days without a rise or without a set, and none without both", () => {
  const { days } = computeMoonMonth({ year: 2026, month: 11 });
  expect(days.filter(({ rise }) => rise === null)).toHaveLength(1);
  expect(days.filter(({ set }) => set === null)).toHaveLength(1);
  expect(days.every(({ rise, set }) => rise !== null || set !== null)).toBe(true);
});

test("signs follow each other through the month, each for two to three days", () => {
  const { days } = computeMoonMonth({ year: 2026, month: 11 });
  const passed = days.flatMap(({ change }) => (change === null ? [] : [change]));
  expect(passed.length).toBeGreaterThanOrEqual(12);
  for (const [index, { sign, moment }] of passed.entries()) {
    const before = passed[index - 1];
    if (before === undefined) continue;
    expect(sign).toBe((before.sign + 1) % 12);
    expect(moment - before.moment).toBeGreaterThan(1.8 * 86_400_000);
    expect(moment - before.moment).toBeLessThan(2.8 * 86_400_000);
  }
});

test("the moon ascends for half of its round, and the phase goes round once", () => {
  const { days, apsides, quarters } = computeMoonMonth({ year: 2026, month: 11 });
  expect(days.filter(({ ascends }) => ascends).length).toBeGreaterThan(12);
  expect(days.filter(({ ascends }) => ascends).length).toBeLessThan(17);
  expect(quarters.map(({ quarter }) => quarter)).toEqual([3, 0, 1, 2]);
  for (const { quarter, moment } of quarters) {
    const day = days.find(({ start }) => moment >= start && moment < start + 86_400_000);
    const apart = Math.abs((day?.phase ?? 0) - quarter * 90);
    expect(Math.min(apart, 360 - apart)).toBeLessThan(8);
  }
  expect(apsides.map(({ isPerigee }) => isPerigee).sort()).toEqual([false, true]);
  for (const { isPerigee, distance } of apsides) {
    expect(distance).toBeGreaterThan(isPerigee ? 356_000 : 403_000);
    expect(distance).toBeLessThan(isPerigee ? 371_000 : 407_000);
  }
});

import { expect, test } from "vitest";
import { findDueSlot, findSlot, findSlotBefore } from "./issue-slot.ts";

const workdays = { weekdays: "12345", hour: 6 };
const fridays = { weekdays: "5", hour: 15 };
const at = (iso: string) => Date.parse(iso) / 1000;
const iso = (seconds: number | undefined) => (seconds === undefined ? null : new Date(seconds * 1000).toISOString());

test.each([
  ["in winter", "2026-11-23", "2026-11-23T05:00:00.000Z"],
  ["in summer", "2026-07-01", "2026-07-01T04:00:00.000Z"],
  ["on the Monday after the clocks went forward", "2026-03-30", "2026-03-30T04:00:00.000Z"],
  ["on the Monday after they went back", "2026-10-26", "2026-10-26T05:00:00.000Z"],
])("six o'clock is six o'clock %s", (_, day, due) => {
  expect(iso(findSlot(workdays, day)?.dueAt)).toBe(due);
});

test("on the very days of the change an issue of every hour has its moment", () => {
  const sunday = (hour: number) => ({ weekdays: "7", hour });
  expect(iso(findSlot(sunday(6), "2026-03-29")?.dueAt)).toBe("2026-03-29T04:00:00.000Z");
  // Two o'clock is left out that night, and comes twice in autumn.
  expect(iso(findSlot(sunday(2), "2026-03-29")?.dueAt)).toBe("2026-03-29T01:00:00.000Z");
  expect(iso(findSlot(sunday(2), "2026-10-25")?.dueAt)).toBe("2026-10-25T01:00:00.000Z");
});

test("an issue is due from its hour until midnight in the region", () => {
  expect(findDueSlot(workdays, at("2026-11-23T04:59:59Z"))).toBeNull();
  expect(findDueSlot(workdays, at("2026-11-23T05:00:00Z"))?.day).toBe("2026-11-23");
  expect(findDueSlot(workdays, at("2026-11-23T22:59:59Z"))?.day).toBe("2026-11-23");
  // Tuesday has begun here, and its hour has not come.
  expect(findDueSlot(workdays, at("2026-11-23T23:00:00Z"))).toBeNull();
});

test("no issue is due at the weekend, nor ever where the newsroom composes by hand", () => {
  expect(findDueSlot(workdays, at("2026-11-22T12:00:00Z"))).toBeNull();
  expect(findDueSlot(fridays, at("2026-11-23T20:00:00Z"))).toBeNull();
  expect(findDueSlot({ weekdays: null, hour: null }, at("2026-11-23T20:00:00Z"))).toBeNull();
});

test("the slot before Monday's is Friday's, of a weekly one that of the week before", () => {
  expect(findSlotBefore(workdays, "2026-11-23").day).toBe("2026-11-20");
  expect(findSlotBefore(fridays, "2026-11-20").day).toBe("2026-11-13");
  expect(findSlotBefore({ weekdays: null, hour: null }, "2026-11-20").day).toBe("2026-11-13");
});

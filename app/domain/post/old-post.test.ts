import { expect, test } from "vitest";
import { toOldNotice } from "./old-post.ts";

const now = new Date("2026-03-10T12:00:00Z");

test.each([
  ["2026-03-09T12:00:00Z", null],
  ["2025-03-11T12:00:00Z", null],
  ["2025-03-09T12:00:00Z", "Dieser Beitrag ist älter als ein Jahr."],
  ["2016-03-01T12:00:00Z", "Dieser Beitrag ist älter als 10 Jahre."],
  ["2027-03-01T12:00:00Z", null],
  ["gestern", null],
])("a post of %s tells its reader of its age: %j", (published, notice) => {
  expect(toOldNotice(published, now)).toBe(notice);
});

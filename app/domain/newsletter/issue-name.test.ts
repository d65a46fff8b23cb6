import { expect, test } from "vitest";
import { parseIssueDay } from "./issue-name.ts";

test.each([
  ["2026-11-23", "2026-11-23"],
  ["2026-11-23-2", "2026-11-23"],
  ["2026-11-23-9", "2026-11-23"],
  ["2026-11-23-1", null],
  ["2026-11-23-10", null],
  ["2026-02-30-2", null],
  ["gestern", null],
])("an issue is named by its day, the second of a day by a number too: %s", (name, day) => {
  expect(parseIssueDay(name)).toBe(day);
});

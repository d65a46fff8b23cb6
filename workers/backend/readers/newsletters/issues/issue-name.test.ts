import { expect, test } from "vitest";
import { findFreeName, toIssueDay } from "./issue-name.ts";

test("the first issue of a day has its name, the others a number, and as texts they stand in order", () => {
  const names: string[] = [];
  for (let name = findFreeName("2026-11-23", names); name !== null; name = findFreeName("2026-11-23", names)) names.push(name);
  expect(names).toHaveLength(9);
  expect(names.slice(0, 2)).toEqual(["2026-11-23", "2026-11-23-2"]);
  const days = ["2026-11-22", ...names, "2026-11-24"];
  expect(days.toSorted()).toEqual(days);
  expect(names.map(toIssueDay)).toEqual(names.map(() => "2026-11-23"));
});

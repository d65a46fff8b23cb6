import { expect, test } from "vitest";
import { parseLocalInput, toLocalInput } from "./local-time.ts";

test.each([
  ["2026-01-15T18:05", "2026-01-15T17:05:00.000Z"],
  ["2026-07-15T18:05", "2026-07-15T16:05:00.000Z"],
  // Before and after the clocks go forward, and the night in which they go back.
  ["2026-03-29T01:59", "2026-03-29T00:59:00.000Z"],
  ["2026-03-29T03:00", "2026-03-29T01:00:00.000Z"],
  ["2026-10-25T03:00", "2026-10-25T02:00:00.000Z"],
  ["2026-01-01T00:00", "2025-12-31T23:00:00.000Z"],
])("%s in the region is %s", (local, iso) => {
  expect(parseLocalInput(local)).toBe(iso);
  expect(toLocalInput(iso)).toBe(local);
});

test("an hour that does not exist becomes one that does; an invalid time is none", () => {
  expect(Number.isNaN(Date.parse(parseLocalInput("2026-03-29T02:30") ?? ""))).toBe(false);
  for (const text of ["", "18:05", "2026-02-31", "2026-99-01T10:00", "2026-01-15T18:05Z"])
    expect(parseLocalInput(text), text).toBeNull();
  expect(toLocalInput("bald")).toBe("");
});

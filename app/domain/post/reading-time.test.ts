import { expect, test } from "vitest";
import { toReadingMinutes } from "./reading-time.ts";

test.each([
  [[], null],
  [["x".repeat(700)], null],
  [["x".repeat(800)], 1],
  [["x".repeat(1450), "x".repeat(1450)], 2],
  // Addresses are not read.
  [[`<a href="${"x".repeat(5000)}">${"x".repeat(1450)}</a>`], 1],
  [[`${"x".repeat(1450)}<b`], 1],
])("a reader is told how many minutes a text takes, and nothing of a short one: %#", (texts, minutes) => {
  expect(toReadingMinutes(texts)).toBe(minutes);
});

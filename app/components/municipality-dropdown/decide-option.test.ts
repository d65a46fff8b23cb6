import { expect, test } from "vitest";
import { decideOption } from "./decide-option.ts";

const places = ["Alle Gemeinden", "Dalaas", "Damüls", "Doren", "Egg"];

test.each([
  ["ArrowDown", -1, 0],
  ["ArrowDown", 0, 1],
  ["ArrowDown", 4, 4],
  ["ArrowUp", 2, 1],
  ["ArrowUp", 0, 0],
  ["Home", 3, 0],
  ["End", 0, 4],
])("%s at option %i leads to %i", (key, current, expected) => {
  expect(decideOption(places, current, key)).toBe(expected);
});

test("a letter leads to the next place that begins with it, and round to the first", () => {
  expect(decideOption(places, 0, "d")).toBe(1);
  expect(decideOption(places, 1, "D")).toBe(2);
  expect(decideOption(places, 3, "d")).toBe(1);
});

test.each([" ", "x", "Tab", "Enter"])("the key %j leads nowhere", (key) => {
  expect(decideOption(places, 1, key)).toBeNull();
});

test("a list without options has nothing to lead to", () => {
  expect(decideOption([], -1, "ArrowDown")).toBeNull();
});

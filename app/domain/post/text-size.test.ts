import { expect, test } from "vitest";
import { nextTextSize, parseTextSize, textSizes } from "./text-size.ts";

test.each([
  ["large", "large"],
  ["riesig", "normal"],
  ["", "normal"],
  [null, "normal"],
])("%s is %s", (stored, size) => {
  expect(parseTextSize(stored)).toBe(size);
});

test("goes through all sizes and comes back", () => {
  expect(textSizes.map(nextTextSize)).toEqual(["large", "larger", "normal"]);
});

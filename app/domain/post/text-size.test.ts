import { expect, test } from "vitest";
import { nextTextSize, parseTextSize, textSizes } from "./text-size.ts";

test.each([
  ["large", "large"],
  ["riesig", "normal"],
  ["", "normal"],
  [null, "normal"],
])("who left the text at %j finds it %s", (stored, size) => {
  expect(parseTextSize(stored)).toBe(size);
});

test("the button goes through all sizes and comes back", () => {
  expect(textSizes.map(nextTextSize)).toEqual(["large", "larger", "normal"]);
});

import { expect, test } from "vitest";
import { parseCurrentCity } from "./current-city.ts";

test.each([
  ["gotzis", "gotzis"],
  ["Götzis", "gotzis"],
  ["", null],
  [undefined, null],
  ["gemeinde", null],
])("a cookie that says %j means the place %j", (cookie, slug) => {
  expect(parseCurrentCity(cookie)).toBe(slug);
});

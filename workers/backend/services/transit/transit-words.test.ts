import { expect, test } from "vitest";
import { parseRequestHeader } from "./request-header.ts";
import { toTransitMode } from "./transit-mode.ts";

test.each([
  [0, "TRAM"],
  [2, "TRAIN"],
  [3, "BUS"],
  [4, "SHIP"],
  [6, "CABLE"],
  [7, "CABLE"],
  [11, "BUS"],
  [109, "TRAIN"],
  [204, "BUS"],
  [715, "BUS"],
  [900, "TRAM"],
  [1000, "SHIP"],
  [1300, "CABLE"],
  [1400, "CABLE"],
  [1501, "OTHER"],
  [-1, "OTHER"],
  [99, "OTHER"],
  [null, "OTHER"],
])("the route type %s is a %s", (routeType, mode) => {
  expect(toTransitMode(routeType)).toBe(mode);
});

test("a key is one header, and a wrong one is refused without being said", () => {
  expect(parseRequestHeader("X-Api-Key: ab c")).toEqual({ "x-api-key": "ab c" });
  for (const none of [undefined, "", "  "]) expect(parseRequestHeader(none)).toEqual({});
  for (const wrong of ["geheim", "x y: geheim", "x-key:", "x-key: ge\nheim", `x: ${"a".repeat(1001)}`])
    expect(() => parseRequestHeader(wrong)).toThrow(
      /^TRANSIT_ALERTS_HEADER must be one header such as x-api-key: abc, or empty$/,
    );
});

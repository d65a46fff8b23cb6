import { expect, test } from "vitest";
import { quietSections } from "#app/domain/page/records/quiet-sections.computed.ts";
import { isQuietPath } from "./quiet-path.ts";

test.each([
  ["/trauer", true],
  ["/trauer/12", true],
  ["/Trauer/12", true],
  ["/trauer/gibt/es/nicht", true],
  ["/trauer-um-einen-baum/12", false],
  ["/redaktion/trauer", false],
  ["/x/trauer", false],
  ["/", false],
])("%s is quiet: %s", (path, expected) => {
  expect(isQuietPath(path)).toBe(expected);
});

test("readers are left in peace beside death notices alone", () => {
  expect(quietSections).toEqual(["trauer"]);
});

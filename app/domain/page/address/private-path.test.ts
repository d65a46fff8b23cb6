import { expect, test } from "vitest";
import { isPrivatePath } from "./private-path.ts";

test.each([
  ["/redaktion/status", true],
  ["/tipp-geben/abc", true],
  ["/Tipp-Geben", true],
  ["/tipp-geben-wie", false],
  ["/x/tipp-geben", false],
  ["/vorschau/eyJ.abc.def", true],
  ["/Vorschau/eyJ", true],
  ["/vorschau-auf-das-spiel/12", false],
  ["/news/sport", false],
  ["/", false],
])("%s is private: %s", (path, expected) => {
  expect(isPrivatePath(path)).toBe(expected);
});

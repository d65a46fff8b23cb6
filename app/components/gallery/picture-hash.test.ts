import { expect, test } from "vitest";
import { parsePictureHash, toPictureName } from "./picture-hash.ts";

test.each([
  [1, 0, "bild-1"],
  [1, 11, "bild-12"],
  [2, 2, "bild-3-2"],
])("in gallery %i picture %i is called %s, and found by that name", (gallery, index, name) => {
  expect(toPictureName(gallery, index)).toBe(name);
  expect(parsePictureHash(`#${name}`, gallery, 12)).toBe(index);
});

test.each([
  "",
  "#",
  "#bild-0",
  "#bild-13",
  "#bild-03",
  "#bild-1-1",
  "#bild-3-2",
  "#bild-x",
  "#bild-3-",
  "#teil",
  "bild-3",
  "#bild-99999",
])("%j names no picture of the first gallery with its 12", (hash) => {
  expect(parsePictureHash(hash, 1, 12)).toBeNull();
});

test("a picture of another gallery does not belong to this one", () => {
  expect(parsePictureHash("#bild-3", 2, 12)).toBeNull();
  expect(parsePictureHash("#bild-3-2", 1, 12)).toBeNull();
});

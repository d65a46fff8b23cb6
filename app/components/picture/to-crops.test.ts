import { expect, test } from "vitest";
import { wireCrop } from "#tests/support/wire/wire.ts";
import { toCrops } from "./to-crops.ts";

const rule = "/media/bild- 4-3 image/avif 800x600 4-3-{w}.avif 400,800 16-9 image/jpeg 800x600 16-9-{w}.jpeg 400,800";
const crops = [wireCrop("4-3", "avif"), wireCrop("16-9", "jpeg")];

test("a rule gives the same crops as the list that it replaces", () => {
  expect(toCrops(rule)).toEqual(crops);
});

test("addresses of several forms make one crop", () => {
  const [crop, ...others] = toCrops("/m/ 4-3 image/webp 800x600 klein.webp 400 4-3 image/webp 800x600 gross-{w}.webp 800");
  expect(others).toEqual([]);
  expect(crop).toMatchObject({
    src: "/m/gross-800.webp",
    srcset: [
      { src: "/m/klein.webp", w: 400 },
      { src: "/m/gross-800.webp", w: 800 },
    ],
  });
});

test("the list counts where there is no rule", () => {
  for (const none of [null, undefined, ""]) expect(toCrops(none, crops)).toBe(crops);
  expect(toCrops(null)).toEqual([]);
});

test.each([
  "unsinn",
  "/m/ 4-3 image/webp 800x600 a-{w}.webp",
  "/m/ 4-3 image/webp x a-{w}.webp 400",
  "/m/ 4-3 image/webp 800x600 a-{w}.webp viele",
  "/m/ 4-3 image/webp 800x600 a-{w}.webp -1",
])("an invalid variant is left out: %s", (odd) => {
  expect(toCrops(odd)).toEqual([]);
});

import { expect, test } from "vitest";
import { pickCrops, readImageRule, type StoredCrop, toImageRule } from "./image-rule.ts";

const folder = "/media/demo/see/";

function crop(name: string, type: string, widths: number[], toSrc = (w: number) => `${folder}${name}-${w}.${type}`): StoredCrop {
  const width = widths.at(-1) ?? 0;
  return { crop: name, type: `image/${type}`, width, height: width / 2, srcset: widths.map((w) => ({ src: toSrc(w), w })) };
}

const crops = [crop("4-3", "webp", [400, 800]), crop("16-9", "webp", [640, 1600]), crop("16-9", "jpeg", [960])];

test("a picture's variants are one rule, which says exactly the same", () => {
  const rule = toImageRule(crops);
  expect(rule).toBe(
    "/media/demo/see/ 4-3 image/webp 800x400 4-3-{w}.webp 400,800" +
      " 16-9 image/webp 1600x800 16-9-{w}.webp 640,1600 16-9 image/jpeg 960x480 16-9-{w}.jpeg 960",
  );
  expect(readImageRule(rule ?? "")).toEqual(crops);
});

test("variants of several places share what they have in common", () => {
  const apart = [crop("4-3", "webp", [400], (w) => `https://a.example/${w}`), crop("1-1", "webp", [400], (w) => `/b/${w}`)];
  const rule = toImageRule(apart);
  expect(rule).toBe(" 4-3 image/webp 400x200 https://a.example/{w} 400 1-1 image/webp 400x200 /b/{w} 400");
  expect(readImageRule(rule ?? "")).toEqual(apart);
});

test("a crop without variants is left out, and without any there is no rule", () => {
  expect(toImageRule([...crops, crop("1-1", "webp", [])])).toBe(toImageRule(crops));
  expect(toImageRule([])).toBeNull();
  expect(toImageRule([crop("1-1", "webp", [])])).toBeNull();
});

test("addresses without a common form are named one by one", () => {
  const odd = crop("4-3", "webp", [400, 800, 1600], (w) => `/media/${w === 400 ? "klein" : `gross-${w}`}.webp`);
  const rule = toImageRule([odd]);
  expect(rule).toBe("/media/ 4-3 image/webp 1600x800 klein.webp 400 4-3 image/webp 1600x800 gross-{w}.webp 800,1600");
  expect(readImageRule(rule ?? "")).toEqual([odd]);
});

test.each<[string, StoredCrop]>([
  ["a space in the address", crop("4-3", "webp", [400], (w) => `/media/ein bild-${w}.webp`)],
  ["the rule's own sign in the address", crop("4-3", "webp", [400], (w) => `/media/{w}-${w}.webp`)],
  ["a space in the name of the crop", crop("4 3", "webp", [400])],
])("%s: what cannot be said exactly is no rule", (_, odd) => {
  expect(toImageRule([...crops, odd])).toBeNull();
});

test("the rule of some crops says these alone", () => {
  const rule = toImageRule(crops) ?? "";
  expect(readImageRule(pickCrops(rule, ["16-9"]) ?? "")).toEqual(crops.slice(1));
  expect(readImageRule(pickCrops(rule, ["4-3", "16-9"]) ?? "")).toEqual(crops);
  expect(pickCrops(rule, ["9-16"])).toBeNull();
});

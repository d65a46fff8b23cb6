import { expect, test } from "vitest";
import { toMediaKeys, toOriginal, toSizeKeys } from "./size-keys.ts";

test.each([
  ["/media/bridge/0a1b.jpg", "bridge/0a1b.jpg", "bridge/0a1b/jpg-1"],
  ["/media/redaktion/0a1b.webp", "redaktion/0a1b.webp", "redaktion/0a1b/webp-1"],
])("%s is an original with a folder for its sizes", (src, original, folder) => {
  expect(toSizeKeys(src)).toEqual({ original, folder });
  expect(toOriginal(`/media/${folder}/16-9-960.avif`)).toBe(src);
});

test.each([
  "/media/wp/alt.example/7-0a1b/original-480.avif",
  "/media/bridge/0a1b/jpg-1/original-480.avif",
  "/media/bridge/../geheim.jpg",
  "https://alt.example/bridge/0a1b.jpg",
])("%s is no original with a folder for its sizes", (src) => {
  expect(toSizeKeys(src)).toBeNull();
});

test("a picture's files are those of its sizes and its original, each once; other pictures have the files that the record names", () => {
  const toCrop = (src: string) => ({ crop: "1-1", type: "image/webp", width: 9, height: 9, srcset: [{ src, w: 9 }] });
  const folder = "/media/bridge/0a1b/png-1";
  expect(toMediaKeys({ src: `${folder}/original-9.jpg`, crops: [toCrop(`${folder}/1-1-9.webp`)] })).toEqual([
    "bridge/0a1b.png",
    "bridge/0a1b/png-1/original-9.jpg",
    "bridge/0a1b/png-1/1-1-9.webp",
  ]);
  expect(toMediaKeys({ src: "/media/wp/a%20b.jpg", crops: [toCrop("https://alt.example/c.webp")] })).toEqual(["wp/a b.jpg"]);
});

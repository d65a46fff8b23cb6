import { expect, test } from "vitest";
import { wireCrop } from "#tests/support/wire/wire.ts";
import { toSrcset } from "./responsive-picture.ts";
import { DEFAULT_CROP, toPicture, withNarrowCrop } from "./to-picture.ts";

const options = { crop: "4-3", alt: "See", sizes: "100vw" };

test("pictures are 4:3 unless somebody says otherwise", () => {
  expect(DEFAULT_CROP).toBe("4-3");
});

test("modern formats are offered before the plain one, the best first", () => {
  const picture = toPicture([wireCrop("4-3", "jpeg"), wireCrop("4-3", "webp"), wireCrop("4-3", "avif")], options);
  expect(picture?.source.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
  expect(picture?.img).toMatchObject({ src: "/media/bild-4-3-800.jpeg", width: 800, height: 600, alt: "See", srcset: null });
});

test("variants of other crops are left out", () => {
  const picture = toPicture([wireCrop("16-9", "avif"), wireCrop("4-3", "jpeg")], options);
  expect(picture?.source).toEqual([]);
  expect(picture?.img.src).toBe("/media/bild-4-3-800.jpeg");
});

test("a variant counts only when its source carries the crop's marker", () => {
  const unmarked = { ...wireCrop("4-3", "jpeg"), src: "/media/bild.jpeg" };
  expect(toPicture([unmarked], options)).toBeNull();
  const mislabelled = { ...wireCrop("16-9", "jpeg"), crop: "4-3" };
  expect(toPicture([mislabelled], options)).toBeNull();
});

test("without variants there is no picture", () => {
  expect(toPicture([], options)).toBeNull();
  expect(toPicture([wireCrop("16-9", "jpeg")], options)).toBeNull();
});

test("with modern formats alone the last of them is the plain one, offered once", () => {
  const picture = toPicture([wireCrop("4-3", "avif"), wireCrop("4-3", "webp")], options);
  expect(picture?.img.src).toBe("/media/bild-4-3-800.webp");
  expect(picture?.source.map(({ type }) => type)).toEqual(["image/avif"]);
});

test("a picture in one width needs neither sizes nor a set", () => {
  const single = { ...wireCrop("4-3", "jpeg"), srcset: [{ src: "/media/bild-4-3-800.jpeg", w: 800 }] };
  expect(toPicture([single], options)?.img).toMatchObject({ sizes: null, srcset: null });
});

test("a set of sources is written as browsers read it, from a list or as it stands", () => {
  expect(
    toSrcset([
      { src: "/a.jpeg", w: 400 },
      { src: "/b.jpeg", w: 800 },
    ]),
  ).toBe("/a.jpeg 400w, /b.jpeg 800w");
  expect(toSrcset([{ src: "/a.jpeg", w: 1200 }])).toBe("/a.jpeg");
  expect(toSrcset("/a.jpeg 1x")).toBe("/a.jpeg 1x");
  expect(toSrcset(null)).toBeUndefined();
});

test("below 764 px a wide picture gives way to the default aspect, the best format first", () => {
  const wide = toPicture([wireCrop("16-9", "avif"), wireCrop("16-9", "jpeg")], { ...options, crop: "16-9" });
  const narrow = toPicture([wireCrop("4-3", "avif"), wireCrop("4-3", "jpeg")], options);
  if (wide === null) throw new Error("no picture");
  const { img, source } = withNarrowCrop(wide, narrow);
  expect(img).toEqual(wide.img);
  expect(source.map(({ media, type }) => [media, type])).toEqual([
    ["(width < 764px)", "image/avif"],
    ["(width < 764px)", null],
    [null, "image/avif"],
  ]);
  expect(source[1]).toMatchObject({ srcset: [{ src: "/media/bild-4-3-800.jpeg", w: 800 }] });
  expect(withNarrowCrop(wide, null)).toEqual(wide);
});

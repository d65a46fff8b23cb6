import { expect, test } from "vitest";
import { planCrops, toPictureFields } from "#workers/backend/content/pictures/rendition-plan.ts";
import { toSharePictures } from "./to-share-pictures.ts";

const variant = (crop: string, type: string, ...widths: number[]) => {
  const srcset = widths.map((w) => ({ src: `/media/${crop}-${w}.${type}`, w }));
  const w = Math.max(...widths);
  const [across = 1, down = 1] = crop.split("-").map(Number);
  return {
    crop,
    type: `image/${type}`,
    src: srcset.at(-1)?.src ?? "",
    width: w,
    height: Math.round((w * down) / across),
    srcset,
  };
};

test("each shape is shared with the smallest large picture that all can read", () => {
  const crops = [
    variant("16-9", "avif", 480, 1600),
    variant("16-9", "webp", 480, 1600),
    variant("16-9", "jpeg", 960, 1200),
    variant("4-3", "webp", 400, 1200, 1400),
    variant("4-3", "jpeg", 800),
    variant("1-1", "jpeg", 1200),
    variant("9-16", "jpeg", 1200),
  ];
  expect(toSharePictures(crops)).toEqual([
    { src: "/media/16-9-1200.jpeg", width: 1200, height: 675 },
    { src: "/media/4-3-1200.webp", width: 1200, height: 900 },
    { src: "/media/1-1-1200.jpeg", width: 1200, height: 1200 },
  ]);
});

test("a picture that is small itself is shared at its largest, behind shapes that are large", () => {
  expect(toSharePictures([variant("16-9", "jpeg", 640, 960), variant("4-3", "webp", 1200)]).map(({ src }) => src)).toEqual([
    "/media/4-3-1200.webp",
    "/media/16-9-960.jpeg",
  ]);
  expect(toSharePictures([variant("16-9", "avif", 640)]).map(({ src }) => src)).toEqual(["/media/16-9-640.avif"]);
  expect(toSharePictures([])).toEqual([]);
});

test("what is made of a large picture has all three shapes, 1200 pixels wide or more, as JPEG", () => {
  const { crops } = toPictureFields(planCrops(2400, 1800), "/media/see");
  const wire = crops.map((crop) => ({ ...crop, src: crop.srcset.at(-1)?.src ?? "" }));
  expect(toSharePictures(wire)).toEqual([
    { src: "/media/see/16-9-1200.jpg", width: 1200, height: 675 },
    { src: "/media/see/4-3-1200.jpg", width: 1200, height: 900 },
    { src: "/media/see/1-1-1200.jpg", width: 1200, height: 1200 },
  ]);
});

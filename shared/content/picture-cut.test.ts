import { expect, test } from "vitest";
import {
  centredCut,
  cropRatios,
  isValidCut,
  type PictureCut,
  parseCutKey,
  toCropRectangle,
  toCutKey,
  toTrimmed,
  toValidCut,
} from "./picture-cut.ts";

const size = { width: 1200, height: 800 };

test("without a trim the crops lie around the point, and stop at the picture's edges", () => {
  expect(toCropRectangle(size, centredCut, 1)).toEqual({ left: 200, top: 0, width: 800, height: 800 });
  expect(toCropRectangle(size, { ...centredCut, x: 0, y: 0 }, 1)).toEqual({ left: 0, top: 0, width: 800, height: 800 });
  expect(toCropRectangle(size, { ...centredCut, x: 1000, y: 1000 }, 16 / 9)).toEqual({
    left: 0,
    top: 125,
    width: 1200,
    height: 675,
  });
  expect(toCropRectangle(size, { ...centredCut, x: 750 }, 9 / 16)).toEqual({ left: 675, top: 0, width: 450, height: 800 });
  expect(toCropRectangle(size, centredCut, null)).toEqual({ left: 0, top: 0, width: 1200, height: 800 });
});

test("with a trim no crop shows what was cut off, at any point and in any shape", () => {
  const cut: PictureCut = { left: 100, top: 250, width: 500, height: 500, x: 100, y: 750 };
  const rest = toTrimmed(size, cut);
  expect(rest).toEqual({ left: 120, top: 200, width: 600, height: 400 });
  for (const [name, ratio] of cropRatios) {
    for (const [x, y] of [
      [100, 250],
      [350, 500],
      [600, 750],
    ] as const) {
      const crop = toCropRectangle(size, { ...cut, x, y }, ratio);
      expect([crop.left >= 120, crop.top >= 200, crop.left + crop.width <= 720, crop.top + crop.height <= 600], name).toEqual(
        Array(4).fill(true),
      );
      if (ratio !== null) expect(Math.abs(crop.width / crop.height / ratio - 1), name).toBeLessThan(0.01);
    }
  }
});

test("a picture of one pixel and one that is a line have crops of at least a pixel", () => {
  for (const tiny of [
    { width: 1, height: 1 },
    { width: 9000, height: 2 },
    { width: 3, height: 9000 },
  ]) {
    for (const [, ratio] of cropRatios) {
      const { left, top, width, height } = toCropRectangle(tiny, { ...centredCut, left: 900, width: 100, x: 1000 }, ratio);
      expect(width >= 1 && height >= 1 && left >= 0 && top >= 0).toBe(true);
      expect([left + width <= tiny.width, top + height <= tiny.height]).toEqual([true, true]);
    }
  }
});

test.each([
  ["beyond the edge", { ...centredCut, left: 600, width: 600 }, { ...centredCut, left: 400, width: 600 }],
  ["too small", { ...centredCut, width: 3 }, { ...centredCut, width: 100, x: 100 }],
  ["a point outside", { ...centredCut, left: 600, width: 400, x: 0 }, { ...centredCut, left: 600, width: 400, x: 600 }],
  ["no numbers", { ...centredCut, x: Number.NaN, top: -7.4 }, { ...centredCut, x: 0 }],
])("what cannot be is moved to the nearest that can: %s", (_, given, expected) => {
  expect([toValidCut(given), isValidCut(given), isValidCut(expected)]).toEqual([expected, false, true]);
});

test("a cut is read as it was stored, and nothing else is", () => {
  const cut = { left: 10, top: 0, width: 900, height: 1000, x: 333, y: 1 };
  expect([toCutKey(cut), parseCutKey(toCutKey(cut))]).toEqual(["10.0.900.1000.333.1", cut]);
  for (const text of ["", "1.2.3", "10.0.900.1000.333.1.5", "010.0.900.1000.333.1", "10.0.999.1000.333.1", "a.0.1.1.1.1"])
    expect(parseCutKey(text), text).toBeNull();
});

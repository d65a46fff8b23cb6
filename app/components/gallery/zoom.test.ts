import { expect, test } from "vitest";
import { MAX_SCALE, noZoom, panBy, settle, TAP_SCALE, toggleZoom, zoomAt } from "./zoom.ts";

/** A wide picture in a place that is as wide and higher. */
const frame = { picture: { width: 400, height: 300 }, place: { width: 400, height: 600 } };
const middle = { x: 0, y: 0 };

test("a picture grows around the point that is shown", () => {
  expect(zoomAt(noZoom, 2, middle, frame)).toEqual({ scale: 2, x: 0, y: 0 });
  // What was 100 px right of the middle is 200 px right of it now: the picture moves 100 px to the left.
  expect(zoomAt(noZoom, 2, { x: 100, y: 0 }, frame)).toEqual({ scale: 2, x: -100, y: 0 });
});

test("it is never smaller than the whole, nor larger than its pixels are worth", () => {
  expect(zoomAt(noZoom, 0.3, middle, frame)).toEqual(noZoom);
  expect(zoomAt(noZoom, 99, middle, frame).scale).toBe(MAX_SCALE);
});

test("its edges stay at those of its place, and what fits stays in the middle", () => {
  const twice = zoomAt(noZoom, 2, middle, frame);
  // 800 px in 400: 200 to each side. 600 px in 600: none.
  expect(panBy(twice, { x: 999, y: 999 }, frame)).toEqual({ scale: 2, x: 200, y: 0 });
  expect(panBy(twice, { x: -999, y: -999 }, frame)).toEqual({ scale: 2, x: -200, y: 0 });
  expect(panBy(noZoom, { x: 50, y: 50 }, frame)).toEqual(noZoom);
});

test("a picture that is made smaller comes back to the middle", () => {
  const corner = panBy(zoomAt(noZoom, 4, middle, frame), { x: 600, y: 300 }, frame);
  expect(corner).toEqual({ scale: 4, x: 600, y: 300 });
  expect(zoomAt(corner, 0.25, { x: 150, y: 100 }, frame)).toEqual(noZoom);
});

test("a double tap shows a part, and another the whole", () => {
  const part = toggleZoom(noZoom, { x: 40, y: 0 }, frame);
  expect(part).toEqual({ scale: TAP_SCALE, x: -60, y: 0 });
  expect(toggleZoom(part, { x: 40, y: 0 }, frame)).toEqual(noZoom);
});

test("a zoom too small to be seen counts as no zoom", () => {
  expect(settle({ scale: 1.04, x: 3, y: 2 })).toEqual(noZoom);
  const seen = { scale: 1.2, x: 3, y: 2 };
  expect(settle(seen)).toBe(seen);
});

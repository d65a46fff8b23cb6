import { expect, test } from "vitest";
import { isNear } from "./neighbours.ts";

const near = (current: number, total: number, loop?: boolean) =>
  Array.from({ length: total }, (_, index) => index).filter((index) => isNear(index, current, total, loop));

test("the picture and one on each side are near, round the loop as well", () => {
  expect(near(2, 6)).toEqual([1, 2, 3]);
  expect(near(0, 6)).toEqual([0, 1, 5]);
  expect(near(5, 6)).toEqual([0, 4, 5]);
});

test("without a loop the ends have one neighbour", () => {
  expect(near(0, 6, false)).toEqual([0, 1]);
  expect(near(5, 6, false)).toEqual([4, 5]);
});

test("a single picture has no neighbour, and two have each other", () => {
  expect(near(0, 1)).toEqual([0]);
  expect(near(1, 2)).toEqual([0, 1]);
});

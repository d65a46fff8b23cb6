import { expect, test } from "vitest";
import { joinRings, type Position } from "./join-rings.ts";

const square = (x: number, y: number): Position[] => [
  [x, y],
  [x + 1, y],
  [x + 1, y + 1],
  [x, y + 1],
  [x, y],
];

test("two areas that share a border are one, those that share none stay apart", () => {
  const [one, ...others] = joinRings([square(0, 0), square(1, 0)]);
  expect(others).toEqual([]);
  expect(one).toHaveLength(7);
  expect(one?.at(0)).toEqual(one?.at(-1));
  expect(joinRings([square(0, 0), square(5, 0)])).toHaveLength(2);
});

test("a hole in the middle is a ring of its own", () => {
  const around = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => [x, y] as const)).filter(([x, y]) => x !== 1 || y !== 1);
  expect(joinRings(around.map(([x, y]) => square(x, y)))).toHaveLength(2);
});

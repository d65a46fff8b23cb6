import { expect, test } from "vitest";
import places from "#app/components/region-map/places.json";
import { findNeighbours } from "./find-neighbours.ts";
import type { Position } from "./join-rings.ts";

const square = (x: number, y: number): Position[][] => [
  [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
    [x, y],
  ],
];

test("areas that share an edge are neighbours, those that meet in a corner are not", () => {
  const found = findNeighbours(
    new Map([
      ["a", square(0, 0)],
      ["b", square(1, 0)],
      ["c", square(1, 1)],
      ["d", square(5, 5)],
    ]),
  );
  expect(Object.fromEntries(found)).toEqual({ a: ["b"], b: ["a", "c"], c: ["b"], d: [] });
});

test.each([
  ["gotzis", ["altach", "fraxern", "hohenems", "klaus", "koblach", "mader"]],
  ["lustenau", ["dornbirn", "fussach", "hochst", "hohenems", "lauterach"]],
  ["gaissau", ["hochst"]],
] as const)("on %s border %j", (slug, neighbours) => {
  expect(places[slug].neighbours.toSorted()).toEqual(neighbours);
});

test("whoever borders on a place has it for a neighbour, and every place has one", () => {
  const all: Record<string, { neighbours: string[] }> = places;
  expect(Object.keys(all)).toHaveLength(96);
  for (const [slug, { neighbours }] of Object.entries(all)) {
    expect([slug, neighbours.length]).not.toEqual([slug, 0]);
    for (const other of neighbours) expect(all[other]?.neighbours).toContain(slug);
  }
});

import { expect, test } from "vitest";
import { toTeaser } from "#app/components/teaser/to-teaser.ts";
import { wireTeaser } from "#tests/support/wire/wire.ts";
import { toRanks } from "./to-ranks.ts";

const teasers = (count: number) => Array.from({ length: count }, (_, index) => toTeaser(wireTeaser(index + 1)));

function show(count: number, page = 1): string {
  const { lead, second, third, river } = toRanks(teasers(count), page);
  return [lead === null ? 0 : 1, second.length, third.length, river.length].join(" ");
}

test.each([
  [0, "0 0 0 0"],
  [1, "1 0 0 0"],
  [3, "1 0 0 2"],
  [4, "1 3 0 0"],
  [5, "1 0 0 4"],
  [7, "1 3 0 3"],
  [10, "1 3 0 6"],
  [11, "1 3 4 3"],
  [20, "1 3 4 12"],
])("of %i stories lead, second rank, third rank and river have %s", (count, ranks) => {
  expect(show(count)).toBe(ranks);
});

test("page 2 goes on with the river, without a lead", () => {
  expect(show(20, 2)).toBe("0 0 0 20");
});

test("a reader meets every story once, in the order of the list", () => {
  const { lead, second, third, river } = toRanks(teasers(20), 1);
  expect([lead, ...second, ...third, ...river].map((teaser) => teaser?.id)).toEqual(teasers(20).map(({ id }) => id));
});

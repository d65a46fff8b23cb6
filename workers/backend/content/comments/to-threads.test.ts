import { expect, test } from "vitest";
import { toThreads } from "./to-threads.ts";

const comments = (...entries: [number, number | null][]) =>
  entries.map(([id, parent]) => ({ id, source: `c${id}`, parent: parent === null ? null : `c${parent}` }));

test.each([
  ["an answer stands below what it answers", comments([1, null], [2, null], [3, 1], [4, 3]), "1:0 3:1 4:2 2:0"],
  ["deep answers go no further to the right", comments([1, null], [2, 1], [3, 2], [4, 3], [5, 4]), "1:0 2:1 3:2 4:3 5:3"],
  ["an answer to a missing comment begins a new thread", comments([2, 1], [3, 2]), "2:0 3:1"],
  ["a circle of answers is read once", comments([1, 2], [2, 1], [3, 3]), "3:0 1:0 2:1"],
])("%s", (_, given, expected) => {
  expect(
    toThreads(given)
      .map(({ id, depth }) => `${id}:${depth}`)
      .join(" "),
  ).toBe(expected);
});

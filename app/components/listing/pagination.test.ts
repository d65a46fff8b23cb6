import { expect, test } from "vitest";
import { MAX_PAGE_LINKS, toPagination } from "./pagination.ts";

const addresses = { first: "/themen", pattern: "/themen/page/{page}" };

function show(current: number, total: number): string {
  const pagination = toPagination(current, total, addresses);
  return (pagination?.entries ?? [])
    .map((entry) => (entry.kind === "ellipsis" ? "…" : entry.isCurrent ? `[${entry.page}]` : entry.page))
    .join(" ");
}

test("a listing of one page needs no links", () => {
  expect(toPagination(1, 1, addresses)).toBeNull();
  expect(toPagination(1, 0, addresses)).toBeNull();
});

test.each([
  [1, 2, "[1] 2"],
  [3, 5, "1 2 [3] 4 5"],
  [1, 6, "[1] 2 3 4 … 6"],
  [3, 9, "1 2 [3] 4 … 9"],
  [5, 9, "1 … 4 [5] 6 … 9"],
  [7, 9, "1 … 6 [7] 8 9"],
  [9, 9, "1 … 6 7 8 [9]"],
  [4, 6, "1 … 3 [4] 5 6"],
])("page %i of %i shows %s", (current, total, shown) => {
  expect(show(current, total)).toBe(shown);
});

/**
 * "At most 5 entries" can be read in two ways: five numbers, or five things between the arrows. With the second, page 10 of 25
 * would be `1 … [10] … 25`: neither neighbour of the page could be reached. So it is numbers, arrows and ellipses aside.
 */
test("page 10 of 25 shows five numbers and two ellipses", () => {
  expect(show(10, 25)).toBe("1 … 9 [10] 11 … 25");
  const entries = toPagination(10, 25, addresses)?.entries ?? [];
  expect(entries.filter(({ kind }) => kind === "page")).toHaveLength(5);
  expect(entries).toHaveLength(7);
});

test("never more than five page links, the current one among them", () => {
  for (let total = 2; total <= 40; total += 1) {
    for (let current = 1; current <= total; current += 1) {
      const pages = (toPagination(current, total, addresses)?.entries ?? []).filter((entry) => entry.kind === "page");
      expect(pages.length).toBeLessThanOrEqual(MAX_PAGE_LINKS);
      expect(pages.filter((entry) => entry.isCurrent)).toHaveLength(1);
    }
  }
});

test("page 1 has the plain address, the others follow the pattern", () => {
  const pagination = toPagination(2, 3, addresses);
  expect(pagination?.previous).toBe("/themen");
  expect(pagination?.next).toBe("/themen/page/3");
});

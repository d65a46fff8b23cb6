import { expect, test } from "vitest";
import { cycleSort, parseSort, type SnowSort, snowColumns, sortResorts, toDepthText, toSortQuery } from "./snow-sort.ts";

const resort = (name: string, base: number | null, top: number | null, openLifts: number) => ({
  resort: name,
  depths: { base, top },
  openLifts,
  lifts: 20,
});
const resorts = [resort("A", 30, 100, 5), resort("B", null, 80, 0), resort("C", 10, null, 5), resort("D", 30, 120, 12)];
const namesBy = (sort: SnowSort) =>
  sortResorts(resorts, sort)
    .map((one) => one.resort)
    .join("");

test.each(snowColumns)("a head's clicks take %s from none to ascending, descending and none", (column) => {
  const first = cycleSort(null, column);
  const second = cycleSort(first, column);
  expect([first, second, cycleSort(second, column)]).toEqual([
    { column, direction: "ascending" },
    { column, direction: "descending" },
    null,
  ]);
});

test("another column starts over, and the former one is no longer sorted", () => {
  expect(cycleSort({ column: "base", direction: "descending" }, "top")).toEqual({ column: "top", direction: "ascending" });
});

test("each column is sorted by its own key; the same values stay as they were", () => {
  expect(namesBy(null)).toBe("ABCD");
  expect(namesBy({ column: "base", direction: "ascending" })).toBe("BCAD");
  expect(namesBy({ column: "base", direction: "descending" })).toBe("ADCB");
  expect(namesBy({ column: "top", direction: "ascending" })).toBe("CBAD");
  expect(namesBy({ column: "openLifts", direction: "ascending" })).toBe("BACD");
  expect(namesBy({ column: "openLifts", direction: "descending" })).toBe("DACB");
  expect(resorts.map((one) => one.resort).join("")).toBe("ABCD");
});

test("a depth has its unit, and a missing one is a dash", () => {
  expect([45, 1, 0, null].map(toDepthText)).toEqual(["45cm", "1cm", "-", "-"]);
});

test("an order becomes an address, and an address an order", () => {
  for (const column of snowColumns)
    for (const direction of ["ascending", "descending"] as const) {
      const query = toSortQuery({ column, direction });
      expect(parseSort(new URLSearchParams(query).get("sortierung"))).toEqual({ column, direction });
    }
  expect([toSortQuery(null), parseSort(null)]).toEqual(["", null]);
  expect(["", "tal", "tal-hin", "skigebiet-auf", "tal-auf "].map(parseSort)).toEqual(Array(5).fill(undefined));
});

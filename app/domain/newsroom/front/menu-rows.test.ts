import { expect, test } from "vitest";
import {
  checkRows,
  dropEmptyRows,
  type MenuRow,
  moveRow,
  readRows,
  removeRow,
  toItems,
  toRows,
  toRowValues,
} from "./menu-rows.ts";

/** `A` is an entry, `a` one below it. */
const rows = (text: string): MenuRow[] =>
  [...text].map((letter) => ({ title: letter, link: `/${letter}`, isBelow: letter !== letter.toUpperCase() }));
const text = (list: readonly MenuRow[]) => list.map(({ title }) => title).join("");

test("items become rows and rows items", () => {
  const items = toItems(rows("AabB"));
  expect(items.map(({ title, children }) => title + children.map((child) => child.title).join(""))).toEqual(["Aab", "B"]);
  expect(toRows(items)).toEqual(rows("AabB"));
  expect(toItems(rows("aB")).map(({ title }) => title)).toEqual(["a", "B"]);
});

test.each([
  ["AabBcC", 3, -1, "BcAabC", 0],
  ["AabBcC", 0, 1, "BcAabC", 2],
  ["AabB", 2, -1, "AbaB", 1],
  ["AabB", 2, 1, "AaBb", 3],
  ["AB", 0, -1, "AB", 0],
  ["AB", 1, 1, "AB", 1],
  ["AB", 7, 1, "AB", 7],
] as const)("in %s row %i moves by %i: %s", (before, index, by, after, at) => {
  const moved = moveRow(rows(before), index, by);
  expect([text(moved.rows), moved.index]).toEqual([after, at]);
  expect(moved.rows[0]?.isBelow).toBe(false);
});

test("a row goes with what is below it", () => {
  expect(text(removeRow(rows("AabB"), 0))).toBe("B");
  expect(text(removeRow(rows("AabB"), 1))).toBe("AbB");
});

test("a form's fields hold rows, and nothing is made of what is none", () => {
  expect(readRows(toRowValues(rows("AabB")))).toEqual(rows("AabB"));
  expect(readRows({ count: "x" })).toEqual([]);
  expect(readRows({ count: "999" })).toHaveLength(200);
  expect(text(dropEmptyRows([...rows("A"), { title: "", link: "", isBelow: false }]))).toBe("A");
});

test.each([
  [{ title: "", link: "/x" }, ["title-0"]],
  [{ title: "x".repeat(61), link: "/x" }, ["title-0"]],
  [{ title: "A", link: "" }, ["link-0"]],
  [{ title: "A", link: "javascript:alert(1)" }, ["link-0"]],
  [{ title: "A", link: "//andere.example" }, ["link-0"]],
  [{ title: "A", link: "https://andere.example/" }, []],
])("%j", (row, wrong) => {
  expect(Object.keys(checkRows([{ ...row, isBelow: false }]))).toEqual(wrong);
});

import { expect, test } from "vitest";
import { catchThrown } from "#tests/support/thrown.ts";
import { requirePageNumber, requireWithinEnd } from "./require-page-number.ts";

const url = new URL("https://talblick.example/news/politik/page/7?x=1");

test("an address without a page number is the first page", () => {
  expect(requirePageNumber(null, url)).toBe(1);
  expect(requirePageNumber("7", url)).toBe(7);
});

test("a page number that is none fails the route's validation", async () => {
  expect(await catchThrown(() => requirePageNumber("01", url))).toMatchObject({
    status: 404,
    statusText: "Not Found",
    message: "Page Not Found: /news/politik/page/7?x=1",
  });
});

test("the last page is there, the one after it is not", async () => {
  expect(() => requireWithinEnd({ total_pages: 7 }, 7, url)).not.toThrow();
  expect(await catchThrown(() => requireWithinEnd({ total_pages: 7 }, 8, url))).toMatchObject({ status: 404 });
});

test("an empty list has a first page, but no second", async () => {
  expect(() => requireWithinEnd({ total_pages: 0 }, 1, url)).not.toThrow();
  expect(await catchThrown(() => requireWithinEnd({ total_pages: 0 }, 2, url))).toMatchObject({ status: 404 });
});

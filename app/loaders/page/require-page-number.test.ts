import { expect, test } from "vitest";
import { openPageForTest } from "#tests/support/units/open-page.ts";
import { catchThrown } from "#tests/support/units/thrown.ts";
import { requirePageNumber, requireWithinEnd } from "./require-page-number.ts";

const url = new URL("https://talblick.example/news/politik/page/7?x=1");

const contextThatFinds = (redirect: unknown) => openPageForTest({ GetRedirect: { data: { redirect } } }).context;
const nothing = contextThatFinds(null);

test("an address without a page number is the first page", async () => {
  expect(await requirePageNumber(nothing, null, url)).toBe(1);
  expect(await requirePageNumber(nothing, "7", url)).toBe(7);
});

test("an invalid page number may belong to a former system's address", async () => {
  const context = contextThatFinds({ to: "/ein-titel/100", status: 301 });
  expect(await catchThrown(() => requirePageNumber(context, "alt", url))).toMatchObject({
    status: 301,
    location: "/ein-titel/100",
  });
});

test("an invalid page number fails the route's validation", async () => {
  expect(await catchThrown(() => requirePageNumber(nothing, "01", url))).toMatchObject({
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

import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { openPageForTest } from "#tests/support/units/open-page.ts";
import { catchThrown } from "#tests/support/units/thrown.ts";
import { wirePage } from "#tests/support/wire/wire.ts";
import { requirePage } from "./require-page.ts";

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

const notFound = [{ message: "Page not found", extensions: { code: "NOT_FOUND" } }];
const url = (path: string) => new URL(path, "https://talblick.example");
const openPage = (result: unknown) => openPageForTest({ GetPageBySlug: result });

test("a page is found by its slug", async () => {
  const { context, askedFor } = openPage({ data: { page: wirePage(), redirect: null } });
  expect((await requirePage(context, url("/impressum?x=1"))).title.rendered).toBe("Impressum");
  expect(askedFor("GetPageBySlug")).toEqual([{ slug: "impressum", path: "/impressum" }]);
});

test.each(["/Impressum?x=1", "/impressum/?x=1", "/IMPRESSUM//?x=1"])(
  "written as %s it is led to its one address",
  async (path) => {
    const { context, askedFor } = openPage({ data: { page: wirePage(), redirect: null } });
    expect(await catchThrown(() => requirePage(context, url(path)))).toMatchObject({ status: 301, location: "/impressum?x=1" });
    expect(askedFor("GetPageBySlug")).toMatchObject([{ slug: "impressum" }]);
  },
);

test("umlauts in an address reach the back end as letters", async () => {
  const { context, askedFor } = openPage({ data: { page: wirePage(), redirect: null } });
  await requirePage(context, url("/über-uns"));
  expect(askedFor("GetPageBySlug")).toEqual([{ slug: "über-uns", path: "/%C3%BCber-uns" }]);
});

test("an address that is not encoded properly names no page, but is no error", async () => {
  const { context } = openPage({ data: { page: null, redirect: null }, errors: notFound });
  expect(await catchThrown(() => requirePage(context, url("/%E0%A4%A")))).toMatchObject({ status: 404 });
});

test("where a page has moved the reader follows", async () => {
  const { context } = openPage({ data: { page: null, redirect: { to: "/impressum", status: 301 } }, errors: notFound });
  expect(await catchThrown(() => requirePage(context, url("/imprint.html")))).toMatchObject({
    status: 301,
    location: "/impressum",
  });
});

test("a page that is there wins over a redirect", async () => {
  const { context } = openPage({ data: { page: wirePage(), redirect: { to: "/anderswo", status: 301 } } });
  expect((await requirePage(context, url("/impressum"))).title.rendered).toBe("Impressum");
});

test("an unknown page is the 404 with its whole address", async () => {
  const { context } = openPage({ data: { page: null, redirect: null }, errors: notFound });
  expect(await catchThrown(() => requirePage(context, url("/nichts?a=b")))).toMatchObject({
    status: 404,
    message: "Page not found: /nichts?a=b",
  });
});

test("a failing back end does not pass for a missing page", async () => {
  const { context } = openPage({ data: { page: null, redirect: null }, errors: [{ message: "kaputt" }] });
  expect(await catchThrown(() => requirePage(context, url("/impressum")))).toMatchObject({ status: 500 });
});

test("a back end that answers without data does not pass for a missing page", async () => {
  const { context } = openPage({ data: null });
  expect(await catchThrown(() => requirePage(context, url("/impressum")))).toMatchObject({ status: 500 });
});

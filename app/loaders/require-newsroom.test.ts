import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { openPageForTest } from "#tests/support/units/open-page.ts";
import { catchThrown } from "#tests/support/units/thrown.ts";
import { requireNewsroom, requireNewsroomTicker } from "./require-newsroom.ts";

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

const url = new URL("https://talblick.example/redaktion");
const ask = (newsroom: unknown) => {
  const { context } = openPageForTest({ GetNewsroom: { data: { newsroom } }, GetNewsroomTicker: { data: { newsroom } } });
  return {
    page: () => requireNewsroom(context, url),
    ticker: () => requireNewsroomTicker(context, url, { postId: 7, page: 1, entry: "" }),
  };
};

test("where the back end has no newsroom there are no such pages", async () => {
  for (const load of Object.values(ask(null))) expect(await catchThrown(load)).toMatchObject({ status: 404 });
});

test("strangers are told nothing, and the newsroom which posts there are not", async () => {
  expect(await ask({ is_signed_in: false, tickers: null }).page()).toEqual({ is_signed_in: false, tickers: null });
  expect(await ask({ is_signed_in: false, ticker: null }).ticker()).toBeNull();
  expect(await catchThrown(ask({ is_signed_in: true, ticker: null }).ticker)).toMatchObject({ status: 404 });
});

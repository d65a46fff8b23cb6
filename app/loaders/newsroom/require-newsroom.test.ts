import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { openPageForTest } from "#tests/support/units/open-page.ts";
import { catchThrown } from "#tests/support/units/thrown.ts";
import { requireNewsroom, requireNewsroomTicker } from "./require-newsroom.ts";

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

const url = new URL("https://talblick.example/redaktion/ticker");
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

const signedIn = (right: string) => ({ is_signed_in: true, rights: [right], tickers: [], ticker: null });

test("strangers are led to the sign-in, and a request by script tells them nothing", async () => {
  const stranger = { is_signed_in: false, rights: [], tickers: null, ticker: null };
  const location = "/redaktion?weiter=%2Fredaktion%2Fticker";
  expect(await catchThrown(ask(stranger).page)).toMatchObject({ status: 303, location });
  expect(await ask(stranger).ticker()).toBeNull();
});

test("a user with the right gets the 404 of a missing post, one without it is refused", async () => {
  expect(await ask(signedIn("TICKER")).page()).toMatchObject({ tickers: [] });
  expect(await catchThrown(ask(signedIn("TICKER")).ticker)).toMatchObject({ status: 404 });
  for (const load of Object.values(ask(signedIn("STATUS")))) expect(await catchThrown(load)).toMatchObject({ status: 403 });
});

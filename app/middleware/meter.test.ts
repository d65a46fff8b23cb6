import { parseSetCookie } from "cookie";
import { type MiddlewareFunction, RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { parseEnvironment } from "#app/configuration/environment.ts";
import { meterContext, meterStoreContext, readingContext, sessionCookiesContext } from "#app/context.ts";
import { createMeterStore } from "#app/gateway/meter/meter-store.ts";
import type { RequestMeter } from "#app/gateway/meter/open-meter.ts";
import { createCountersForTest } from "#tests/support/units/counters.ts";
import { meterMiddleware } from "./meter.ts";

const claim = { username: "anna", fullname: "", id: 7, email: "", hash: "h", token: "t" };

type Facts = {
  method?: string;
  headers?: Record<string, string>;
  isSignedIn?: boolean;
  params?: Record<string, string>;
  posts?: string;
  /** The post that is asked for. */
  post?: number;
  /** The page decided that the reader may not see it. */
  meetsWall?: boolean;
  kept?: ReturnType<typeof createCountersForTest>;
};

/** Where browsers are counted, one of them a test. */
const shared = createCountersForTest();

/** `read` is what the page does with the meter. */
async function visit(read: (meter: RequestMeter) => unknown, facts: Facts = {}) {
  const { method = "GET", headers = {}, isSignedIn = false, post = 12, posts = "2" } = facts;
  const { params = { post_slug: "premium", id: `${post}` } } = facts;
  const url = new URL("https://talblick.example/premium/12");
  const environment = parseEnvironment(
    { APP_ENV: "prod", GRANT_SECRET: "a-secret-of-sufficient-length", METERED_POSTS: posts },
    "b1",
  );
  const context = new RouterContextProvider();
  context.set(meterStoreContext, createMeterStore((facts.kept ?? shared).counters, environment, url));
  if (isSignedIn) context.set(sessionCookiesContext, claim);
  let answer: unknown;
  const next = async () => {
    answer = await read(context.get(meterContext));
    if (facts.meetsWall)
      context.set(readingContext, { isOpen: false, counts: false, isClosed: true, isShared: false, text: "used-up" });
    return new Response("page", { headers: { "x-page": "1" } });
  };
  const request = new Request(url, { method, headers });
  const middleware = meterMiddleware as MiddlewareFunction<Response>;
  const response = (await middleware({ request, url, context, params, pattern: ":post_slug/:id" }, next)) as Response;
  const [setCookie] = response.headers.getSetCookie();
  return { response, answer, cookie: setCookie === undefined ? null : toCookie(setCookie) };
}

function toCookie(setCookie: string): string {
  const { name, value } = parseSetCookie(setCookie);
  return `${name}=${value}`;
}

const prefetch = { "sec-purpose": "prefetch" };

test("a counted read is kept in the browser, on an answer that must not be cached", async () => {
  const first = await visit((meter) => meter.count());
  expect(first.answer).toMatch(/^Noch 1 von 2 freien Plus-Artikeln bis /);
  expect(first.response.headers.get("cache-control")).toBe("private, no-store");
  const second = await visit((meter) => meter.count(), { post: 13, headers: { cookie: first.cookie ?? "" } });
  const headers = { cookie: second.cookie ?? "" };
  const third = await visit((meter) => [meter.hasFreeRead, meter.usedUpText], { post: 14, headers });
  expect(third.answer).toEqual([false, expect.stringMatching(/^Du hast deine 2 freien/)]);
  expect(third.cookie).toBeNull();
  expect((await visit((meter) => meter.hasFreeRead, { post: 13, headers })).answer).toBe(true);
});

test("a post that is read again is not counted again", async () => {
  const { cookie } = await visit((meter) => meter.count());
  const again = await visit((meter) => meter.count(), { headers: { cookie: cookie ?? "" } });
  expect(again.answer).toMatch(/^Noch 1 von 2/);
  expect(again.cookie).toBeNull();
});

test("a page that counts nothing passes as it is", async () => {
  const { response, cookie } = await visit((meter) => meter.hasFreeRead);
  expect([cookie, response.headers.get("cache-control"), await response.text()]).toEqual([null, null, "page"]);
});

test("a page fetched ahead is refused when it would use up a read, so that the browser asks again", async () => {
  const { answer, response, cookie } = await visit((meter) => meter.hasFreeRead, { headers: prefetch, meetsWall: true });
  expect([answer, response.status, response.headers.get("cache-control"), cookie]).toEqual([
    false,
    503,
    "private, no-store",
    null,
  ]);
  expect(await response.text()).not.toBe("page");
});

test("a post that was read already, or cannot be read any more, may be fetched ahead", async () => {
  const first = await visit((meter) => meter.count(), { posts: "1" });
  const headers = { ...prefetch, cookie: first.cookie ?? "" };
  for (const post of [12, 13])
    expect((await visit(() => null, { headers, posts: "1", post, meetsWall: true })).response.status).toBe(200);
});

test("a reading is not refused, and a lookup uses nothing up", async () => {
  expect((await visit(() => null, { meetsWall: true })).response.status).toBe(200);
  const looked = await visit((meter) => meter.hasFreeRead, { method: "HEAD", meetsWall: true });
  expect([looked.answer, looked.response.status]).toEqual([false, 200]);
});

test("a reader who claims to be signed in is counted under their number, without a cookie", async () => {
  const kept = createCountersForTest();
  const { answer, cookie } = await visit((meter) => meter.count(), { isSignedIn: true, kept });
  expect([answer, cookie]).toEqual([expect.stringMatching(/^Noch 1 von 2/), null]);
  expect([...kept.kept.keys()]).toEqual(["reader:7"]);
  const next = (post: number) => visit((meter) => meter.hasFreeRead, { post, isSignedIn: true, kept, posts: "1" });
  expect([(await next(12)).answer, (await next(13)).answer]).toEqual([true, false]);
});

test("a cookie that is sent twice gives no second read: the counted one is known, and named again", async () => {
  const begun = await visit((meter) => meter.count());
  const headers = { cookie: begun.cookie ?? "" };
  expect((await visit((meter) => meter.count(), { post: 13, headers })).answer).toMatch(/^Danach ist kein freier/);
  const replayed = await visit(async (meter) => [meter.hasFreeRead, await meter.count(), meter.usedUpText], {
    post: 14,
    headers,
  });
  expect(replayed.answer).toEqual([true, null, expect.stringMatching(/^Du hast deine 2 freien/)]);
  const afterwards = await visit((meter) => meter.hasFreeRead, { post: 14, headers: { cookie: replayed.cookie ?? "" } });
  expect(afterwards.answer).toBe(false);
});

test.each([true, false])("a read that could not be counted is not given (signed in: %s)", async (isSignedIn) => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const kept = createCountersForTest();
  kept.failing.calls = true;
  const { answer, response, cookie } = await visit((meter) => meter.count(), { isSignedIn, kept });
  expect([answer, response.status, cookie]).toEqual([null, 200, null]);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

test("nothing is metered where the operator did not say so, or on pages that are no post", async () => {
  expect((await visit((meter) => meter.hasFreeRead, { posts: "0" })).answer).toBe(false);
  expect((await visit((meter) => meter.hasFreeRead, { params: { slug: "politik" } })).answer).toBe(false);
  expect((await visit((meter) => meter.hasFreeRead, { params: { post_slug: "premium", id: "x" } })).answer).toBe(false);
});

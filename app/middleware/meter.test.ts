import { parseSetCookie } from "cookie";
import { type MiddlewareFunction, RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { parseEnvironment } from "#app/configuration/environment.ts";
import { meterContext, meterStoreContext, sessionCookiesContext } from "#app/context.ts";
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
  kept?: ReturnType<typeof createCountersForTest>;
};

/** Where browsers are counted, one of them a test. */
const shared = createCountersForTest();

/** `read` is what the page does with the meter. */
async function visit(read: (meter: RequestMeter) => unknown, facts: Facts = {}) {
  const { method = "GET", headers = {}, isSignedIn = false, params = { post_slug: "premium", id: "12" }, posts = "2" } = facts;
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

test("a counted read is kept in the browser, on an answer that nobody else may keep", async () => {
  const first = await visit((meter) => meter.count(12));
  expect(first.answer).toMatch(/^Noch 1 von 2 freien Plus-Artikeln bis /);
  expect(first.response.headers.get("cache-control")).toBe("private, no-store");
  const second = await visit((meter) => meter.count(13), { headers: { cookie: first.cookie ?? "" } });
  const third = await visit((meter) => [meter.offers(14), meter.offers(13), meter.toUsedUpText(14)], {
    headers: { cookie: second.cookie ?? "" },
  });
  expect(third.answer).toEqual([false, true, expect.stringMatching(/^Du hast deine 2 freien/)]);
  expect(third.cookie).toBeNull();
});

test("a post that is read again is not counted again", async () => {
  const { cookie } = await visit((meter) => meter.count(12));
  const again = await visit((meter) => meter.count(12), { headers: { cookie: cookie ?? "" } });
  expect(again.answer).toMatch(/^Noch 1 von 2/);
  expect(again.cookie).toBeNull();
});

test("a page that counts nothing passes as it is", async () => {
  const { response, cookie } = await visit((meter) => meter.offers(12));
  expect([cookie, response.headers.get("cache-control"), await response.text()]).toEqual([null, null, "page"]);
});

test("what is fetched ahead is refused when it would use up a read, so that the browser asks anew", async () => {
  const { answer, response, cookie } = await visit(
    (meter) => {
      const offered = meter.offers(12);
      meter.refuseReadAhead(12);
      return offered;
    },
    { headers: prefetch },
  );
  expect([answer, response.status, response.headers.get("cache-control"), cookie]).toEqual([
    false,
    503,
    "private, no-store",
    null,
  ]);
  expect(await response.text()).not.toBe("page");
});

test("what was read already, or cannot be read any more, may be fetched ahead", async () => {
  const first = await visit((meter) => meter.count(12), { posts: "1" });
  const headers = { ...prefetch, cookie: first.cookie ?? "" };
  for (const post of [12, 13])
    expect((await visit((meter) => meter.refuseReadAhead(post), { headers, posts: "1" })).response.status).toBe(200);
});

test("who reads is not refused, and who only looks up uses nothing up", async () => {
  expect((await visit((meter) => meter.refuseReadAhead(12))).response.status).toBe(200);
  const looked = await visit(
    (meter) => {
      meter.refuseReadAhead(12);
      return meter.offers(12);
    },
    { method: "HEAD" },
  );
  expect([looked.answer, looked.response.status]).toEqual([false, 200]);
});

test("who says to be signed in is counted under the reader's number, without a cookie", async () => {
  const kept = createCountersForTest();
  const { answer, cookie } = await visit((meter) => meter.count(12), { isSignedIn: true, kept });
  expect([answer, cookie]).toEqual([expect.stringMatching(/^Noch 1 von 2/), null]);
  expect([...kept.kept.keys()]).toEqual(["reader:7"]);
  const next = await visit((meter) => [meter.offers(12), meter.offers(13)], { isSignedIn: true, kept, posts: "1" });
  expect(next.answer).toEqual([true, false]);
});

test("a cookie that is sent twice reads no more than one: what it leaves out is known, and told", async () => {
  const begun = await visit((meter) => meter.count(12));
  const headers = { cookie: begun.cookie ?? "" };
  expect((await visit((meter) => meter.count(13), { headers })).answer).toMatch(/^Danach ist kein freier/);
  const replayed = await visit(async (meter) => [meter.offers(14), await meter.count(14), meter.toUsedUpText(14)], { headers });
  expect(replayed.answer).toEqual([true, null, expect.stringMatching(/^Du hast deine 2 freien/)]);
  const afterwards = await visit((meter) => meter.offers(14), { headers: { cookie: replayed.cookie ?? "" } });
  expect(afterwards.answer).toBe(false);
});

test.each([true, false])("a read that could not be counted is not given (signed in: %s)", async (isSignedIn) => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const kept = createCountersForTest();
  kept.failing.calls = true;
  const { answer, response, cookie } = await visit((meter) => meter.count(12), { isSignedIn, kept });
  expect([answer, response.status, cookie]).toEqual([null, 200, null]);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

test("nothing is metered where the operator did not say so, or on pages that are no post", async () => {
  expect((await visit((meter) => meter.offers(12), { posts: "0" })).answer).toBe(false);
  expect((await visit((meter) => meter.offers(12), { params: { slug: "politik" } })).answer).toBe(false);
  expect((await visit((meter) => meter.offers(12), { params: { post_slug: "premium", id: "x" } })).answer).toBe(false);
});

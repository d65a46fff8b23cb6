/** A back end that hangs costs a few readers their patience, and not the portal (decision 45). */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type StormyPortal, startStormyPortal } from "#tests/support/faults/stormy-portal.ts";

const FAILURES = 5;

let portal: StormyPortal;
beforeAll(async () => {
  portal = await startStormyPortal({ EDGE_CACHE: "off", BACKEND_REST_MS: "4000" });
}, 300_000);
afterEach(() => portal.proxy.set(null));
afterAll(() => portal.stop());

const post = (index: number) => portal.posts[index % portal.posts.length]?.path ?? "/";

test("after five calls in vain it is asked no more, then by one call at a time; one good answer brings all pages back", async () => {
  portal.proxy.set({ faults: ["silence"], share: 1, seed: 1 });
  const first = await Promise.all(Array.from({ length: FAILURES }, (_, index) => portal.ask(post(index))));
  expect(first.map(({ status }) => status)).toEqual(first.map(() => 503));
  expect(portal.proxy.counts().asked).toBe(FAILURES);

  const during = await Promise.all(Array.from({ length: 40 }, (_, index) => portal.ask(post(index))));
  expect(during.map(({ status }) => status)).toEqual(during.map(() => 503));
  for (const { headers } of during) expect(headers["retry-after"]).toBe("30");
  expect(portal.proxy.counts().asked).toBe(FAILURES);

  // Once its rest is over: of ten readers one tries it.
  await expect
    .poll(
      async () => (await Promise.all([1, 2, 3, 4].map((index) => portal.ask(post(index))))).length && portal.proxy.counts().asked,
    )
    .toBe(FAILURES + 1);

  portal.proxy.set(null);
  await expect.poll(async () => (await portal.ask(post(0))).status).toBe(200);
  const afterwards = await Promise.all(Array.from({ length: 20 }, (_, index) => portal.ask(post(index))));
  expect(afterwards.map(({ status }) => status)).toEqual(afterwards.map(() => 200));
}, 120_000);

test("calls of programs count like pages, and are refused like them", async () => {
  portal.proxy.set({ faults: ["cut"], share: 1, seed: 1 });
  for (let index = 0; index < FAILURES + 10; index += 1) await portal.ask("/wp-json/wp/v2/posts");
  expect(portal.proxy.counts().asked).toBe(FAILURES);
  expect((await portal.ask("/themen")).status).toBe(503);
  expect(portal.proxy.counts().asked).toBe(FAILURES);
});

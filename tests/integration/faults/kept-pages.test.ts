/** While the back end is away, pages that somebody has read keep coming; what is one reader's says so and comes back by itself. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { faults } from "#tests/support/faults/fault-proxy.ts";
import { type StormyPortal, startStormyPortal } from "#tests/support/faults/stormy-portal.ts";

let portal: StormyPortal;
let paths: string[];
beforeAll(async () => {
  portal = await startStormyPortal({ EDGE_CACHE: "isolate", BACKEND_REST_MS: "300" });
  paths = [
    "/",
    ...portal.posts.slice(0, 6).map(({ path }) => path),
    "/themen",
    "/gemeinde/dornbirn",
    "/impressum",
    "/news/politik",
  ];
  for (const path of paths) expect([path, (await portal.ask(path)).status]).toEqual([path, 200]);
}, 300_000);
afterEach(() => portal.proxy.set(null));
afterAll(() => portal.stop());

test.each(faults.map((fault) => [fault]))(
  "with nothing but %s every kept page is there, and the back end is not asked for it",
  async (fault) => {
    portal.proxy.set({ faults: [fault], share: 1, seed: 1 });
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(paths.map((path) => portal.ask(path)));
      expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
      for (const { headers } of answers) expect(headers["x-cache"]).toMatch(/^(?:hit|stale)$/);
    }
    // At most those that had grown old, each once.
    expect(portal.proxy.counts().asked).toBeLessThanOrEqual(2 * paths.length);
  },
);

test("a page that is not in the cache is an excuse then, is not kept as one, and is there afterwards", async () => {
  const [unread] = portal.posts.slice(-1);
  const path = unread?.path ?? "";
  portal.proxy.set({ faults: ["cut"], share: 1, seed: 1 });
  expect((await portal.ask(path)).status).toBe(503);
  portal.proxy.set(null);
  await expect.poll(async () => (await portal.ask(path)).status).toBe(200);
});

import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refreshServices } from "#workers/backend/doors/clock/refresh-services.ts";
import { ask } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { asSource } from "#workers/backend/services/sources/service-source.ts";
import { trafficSource } from "./traffic-source.ts";

const env: Env = {
  ...(bindings as Env),
  TRAFFIC_FEED_URL: "https://roads.example/feed.xml",
  TRAFFIC_SOURCE_NAME: "Straßendienst",
  TRAFFIC_SOURCE_LINK: "javascript:alert(1)",
};
const now = Math.floor(Date.now() / 1000);
const query = "{ traffic { state { as_of is_stale } source { title link } revision reports { id road municipality { slug } } } }";

const rss = (items: string) => `<rss version="2.0"><channel><title>V</title>${items}</channel></rss>`;
const item = "<item><guid>1</guid><title>A14: Unfall bei Dornbirn</title></item>";
let answer = () => new Response(rss(item));
const refresh = (minutes: number) =>
  refreshServices(env, now + minutes * 60, { isStart: false, sources: [asSource(trafficSource)] });
const read = async () => (await ask(env, query)).data.traffic;

beforeEach(async () => {
  await writePaper(env);
  await env.DB.prepare("DELETE FROM service_snapshots").run();
  answer = () => new Response(rss(item));
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => answer());
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

test("before the first answer the reports are empty and stale", async () => {
  expect(await read()).toEqual({ state: { as_of: null, is_stale: true }, source: null, revision: "", reports: [] });
});

test("a feed becomes reports, with their place and their source; an invalid link is left out", async () => {
  await refresh(0);
  expect(await read()).toEqual({
    state: { as_of: new Date(now * 1000).toISOString().replace(".000Z", "Z"), is_stale: false },
    source: { title: "Straßendienst", link: null },
    revision: expect.stringMatching(/^[0-9a-f]{16}$/),
    reports: [{ id: "1", road: "A14", municipality: { slug: "dornbirn" } }],
  });
});

test("the revision follows the reports and nothing else", async () => {
  await refresh(0);
  const { revision } = await read();
  await refresh(10);
  expect((await read()).revision).toBe(revision);
  answer = () => new Response(rss(item.replace("Unfall", "Stau")));
  await refresh(20);
  expect((await read()).revision).not.toBe(revision);
});

test.each([
  ["breaks off", () => new Response(rss(item).slice(0, 60))],
  ["is a page of errors", () => new Response("<html><body>Wartung</body></html>")],
  ["fails", () => new Response("", { status: 503 })],
  ["is empty", () => new Response("")],
  ["is a flood", () => new Response(rss(item.repeat(100_000)))],
  [
    "takes too long",
    () => {
      throw new DOMException("The operation timed out.", "TimeoutError");
    },
  ],
])("a feed that %s leaves the last good reports", async (_, broken) => {
  await refresh(0);
  answer = broken;
  await refresh(10);
  expect((await read()).reports).toHaveLength(1);
});

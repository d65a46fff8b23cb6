import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import worker from "#workers/backend/backend.ts";
import { toDay } from "#workers/backend/content/write/rank-most-read.ts";
import { forgetCountsForTest } from "#workers/backend/counters-for-test.ts";
import { mintCaller } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import { futurePostId, writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { countAttempts } from "#workers/backend/ground/limits/rate-limits.ts";
import { viewsByNetwork } from "./handle-views.ts";

const tables = ["post_views", "post_counts", "post_hours", "view_networks"];

beforeAll(() => writePaper(env));
beforeEach(async () => {
  await forgetCountsForTest();
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

const here = "203.0.113.7";
const elsewhere = "203.0.114.7";

async function send(path: "/views" | "/visits", body: object, address: string | null = here, on: Env = env): Promise<number> {
  const headers = { "x-caller": await mintCaller({ address }) };
  const request = new Request(`http://backend${path}`, { method: "POST", body: JSON.stringify(body), headers });
  return (await worker.fetch(request, on)).status;
}
async function counts(): Promise<string[]> {
  const { results } = await env.DB.prepare("SELECT post_id, name, detail, count FROM post_counts ORDER BY 1, 2, 3").all();
  return results.map((row) => Object.values(row).join(" ").replace("  ", " "));
}
const rows = async (table: string) => (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n;

test("how readers came adds up to how many they are, and a network counts once however often it comes", async () => {
  for (const source of ["search", "social", "search"]) expect(await send("/views", { post: 101, source })).toBe(204);
  await send("/views", { post: 101, source: "search" }, elsewhere);
  await send("/views", { post: 101 }, "2001:db8:1:2::3");
  expect(await counts()).toEqual(["101 source search 2"]);
  const { results } = await env.DB.prepare("SELECT views FROM post_views UNION ALL SELECT sum(views) FROM post_hours").all();
  expect(results).toEqual([{ views: 3 }, { views: 3 }]);
});

test("a visit counts once a day and network, each thing for itself", async () => {
  await send("/views", { post: 101, source: "own" });
  for (const tens of [3, 40]) expect(await send("/visits", { post: 101, events: ["wall"], tens })).toBe(204);
  await send("/visits", { post: 101, events: ["wall", "started", "started"] });
  await send("/visits", { post: 101, events: ["completed"] });
  expect(await counts()).toEqual(["101 completed 1", "101 source own 1", "101 started 1", "101 time 40 1", "101 wall 1"]);
  await send("/visits", { post: 101, events: ["wall"] }, elsewhere);
  expect(await counts()).toContain("101 wall 2");
  // Who saw the wall and left may come back, and read.
  await send("/views", { post: 101, source: "direct" }, elsewhere);
  expect(await counts()).toContain("101 source direct 1");
});

test("how long somebody stayed counts of readers alone, and keeps nothing of others", async () => {
  expect(await send("/visits", { post: 101, events: [], tens: 3 })).toBe(204);
  expect([await counts(), await rows("view_networks")]).toEqual([[], 0]);
  await send("/visits", { post: 101, events: ["wall"], tens: 3 });
  expect(await counts()).toEqual(["101 wall 1"]);
});

test.each([
  [1, "20"],
  [2, "30"],
  [3, "40"],
  [4, "60"],
  [9, "120"],
  [180, "1800"],
  [100_000, "1800"],
])("%i times ten seconds are in the step that ends at %s", async (tens, upper) => {
  await send("/views", { post: 101 });
  await send("/visits", { post: 101, events: [], tens });
  expect(await counts()).toEqual([`101 time ${upper} 1`]);
});

test.each([9, futurePostId])("of post %s, which readers cannot open, nothing is counted", async (post) => {
  expect(await send("/visits", { post, events: ["wall", "completed"], tens: 5 })).toBe(204);
  expect(await send("/views", { post, source: "search" })).toBe(404);
  expect(await Promise.all(tables.map(rows))).toEqual([0, 0, 0, 0]);
});

test.each([
  ["/views", { post: 101, source: "https://example.com" }],
  ["/views", { post: 101, source: "Search" }],
  ["/views", { post: 2 ** 31, source: "own" }],
  ["/visits", {}],
  ["/visits", { post: 101 }],
  ["/visits", { post: 101, events: ["time"] }],
  ["/visits", { post: 101, events: ["wall", "wall", "wall", "wall"] }],
  ["/visits", { post: 101, events: [], tens: 0 }],
  ["/visits", { post: 101, events: [], tens: 1.5 }],
  ["/visits", { post: 101, events: [], reader: "maria" }],
] as const)("%s refuses %o", async (path, body) => {
  expect(await send(path, body)).toBe(400);
  expect(await Promise.all(tables.map(rows))).toEqual([0, 0, 0, 0]);
});

test("one network counts five hundred times an hour, with its views; those of others are not affected", async () => {
  const used = Array.from({ length: 500 }, () => ({ limit: viewsByNetwork, subject: "203.0.113.0/24" }));
  expect(await countAttempts({ env, now: Math.floor(Date.now() / 1000) }, used)).toEqual([]);
  expect(await send("/visits", { post: 101, events: ["wall"] })).toBe(204);
  expect(await counts()).toEqual([]);
  await send("/visits", { post: 101, events: ["wall"] }, elsewhere);
  expect(await counts()).toEqual(["101 wall 1"]);
});

test("all callers without the portal's word are one network", async () => {
  for (const address of [null, null]) await send("/visits", { post: 101, events: ["started"] }, address);
  const forged = { method: "POST", body: '{"post":101,"events":["started"]}', headers: { "x-caller": "forged" } };
  expect((await worker.fetch(new Request("http://backend/visits", forged), env)).status).toBe(204);
  expect(await counts()).toEqual(["101 started 1"]);
});

test("keeps a digest of the network for the day, and no address", async () => {
  await send("/visits", { post: 101, events: ["wall"] });
  const { results } = await env.DB.prepare("SELECT * FROM view_networks").all();
  expect(results).toEqual([{ day: toDay(new Date(), 0), digest: expect.stringMatching(/^[\w+/]{43}=$/), counted: 4 }]);
});

test("reads no whole table", async () => {
  const plans = await recordPlans(env, async (recording) => {
    await send("/views", { post: 101, source: "own" }, here, recording);
    await send("/visits", { post: 101, events: ["wall"], tens: 3 }, here, recording);
  });
  expect(plans.length).toBe(6);
  expect(plans.flatMap(findGrowingSteps)).toEqual([]);
});

test("visits are sent by POST", async () => {
  const response = await worker.fetch(new Request("http://backend/visits"), env);
  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
});

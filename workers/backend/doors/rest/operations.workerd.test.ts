import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import worker from "#workers/backend/backend.ts";
import { rankMostRead, toDay } from "#workers/backend/content/write/rank-most-read.ts";
import { forgetCountsForTest } from "#workers/backend/counters-for-test.ts";
import { cleanUpForTest } from "#workers/backend/doors/clock/clean-ups/clean-ups-for-test.ts";
import { handleScheduled } from "#workers/backend/doors/clock/scheduled.ts";
import { mintCaller } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import { futurePostId, writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { countAttempts } from "#workers/backend/ground/limits/rate-limits.ts";
import { viewsByNetwork } from "./handle-views.ts";

beforeAll(() => writePaper(env));

describe("POST /views", () => {
  beforeEach(async () => {
    await forgetCountsForTest();
    await env.DB.batch(["post_views", "view_networks"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  });

  const post = (body: string, headers: Record<string, string> = {}, on: Env = env) =>
    worker.fetch(new Request("http://backend/views", { method: "POST", body, headers }), on);
  const postFrom = async (address: string | null, on: Env = env) =>
    (await post('{"post": 101}', { "x-caller": await mintCaller({ address }) }, on)).status;
  const views = async () => (await env.DB.prepare("SELECT post_id, views FROM post_views").all()).results;

  test("counts a network once per day and post, however many addresses it has", async () => {
    for (const address of ["203.0.113.7", "203.0.113.7", "203.0.113.8", "::ffff:203.0.113.9"])
      expect(await postFrom(address)).toBe(204);
    expect(await views()).toEqual([{ post_id: 101, views: 1 }]);
    for (const address of ["203.0.114.7", "2001:db8:1:2::3", "2001:db8:1:ff::3"]) expect(await postFrom(address)).toBe(204);
    expect(await views()).toEqual([{ post_id: 101, views: 3 }]);
    expect((await post('{"post": 102}', { "x-caller": await mintCaller() })).status).toBe(204);
    expect(await views()).toContainEqual({ post_id: 102, views: 1 });
  });

  test("counts all callers without a valid token as one network", async () => {
    for (const address of [null, null, "unknown"]) expect(await postFrom(address)).toBe(204);
    expect((await post('{"post": 101}', { "x-caller": "forged" })).status).toBe(204);
    expect(await views()).toEqual([{ post_id: 101, views: 1 }]);
  });

  test("keeps no address, and deletes the digest after a day", async () => {
    await postFrom("203.0.113.7");
    const kept = async () => (await env.DB.prepare("SELECT day, digest FROM view_networks").all()).results;
    expect(await kept()).toEqual([{ day: toDay(new Date(), 0), digest: expect.stringMatching(/^[\w+/]{43}=$/) }]);
    await handleScheduled(new Date(), env);
    expect(await kept()).toHaveLength(1);
    await handleScheduled(new Date(Date.now() + 86_400_000), env);
    expect(await kept()).toEqual([]);
  });

  test("reads no whole table", async () => {
    const plans = await recordPlans(env, async (recording) => {
      await postFrom("203.0.113.7", recording);
      await cleanUpForTest(recording.DB, new Date(), ["view-networks"]);
    });
    expect(plans.length).toBe(5);
    expect(plans.flatMap(findGrowingSteps)).toEqual([]);
  });

  test.each([
    "",
    "{",
    "[]",
    '{"post": "101"}',
    '{"post": 0}',
    '{"post": 1.5}',
    '{"post": 101, "more": 1}',
    `{"post": 101${" ".repeat(2000)}}`,
  ])("%s is refused", async (body) => {
    expect((await post(body)).status).toBe(400);
    expect(await views()).toEqual([]);
  });

  test.each([9, futurePostId])("post %s, which readers cannot open, is not counted", async (id) => {
    expect((await post(JSON.stringify({ post: id }))).status).toBe(404);
    expect(await views()).toEqual([]);
  });

  test("of one network count five hundred times an hour, those of others are not affected", async () => {
    const used = Array.from({ length: 500 }, () => ({ limit: viewsByNetwork, subject: "203.0.113.0/24" }));
    expect(await countAttempts({ env, now: Math.floor(Date.now() / 1000) }, used)).toEqual([]);
    expect(await postFrom("203.0.113.7")).toBe(204);
    expect(await views()).toEqual([]);
    expect(await postFrom("203.0.114.7")).toBe(204);
    expect(await views()).toEqual([{ post_id: 101, views: 1 }]);
  });

  test("views are sent by POST", async () => {
    const response = await worker.fetch(new Request("http://backend/views"), env);
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });
});

describe("the most read list", () => {
  const now = new Date("2026-03-10T12:00:00Z");
  const ranked = async () =>
    (await env.DB.prepare("SELECT post_id FROM most_read ORDER BY position").all<{ post_id: number }>()).results.map(
      ({ post_id }) => post_id,
    );

  async function setViews(rows: [daysAgo: number, post: number, views: number][]): Promise<void> {
    await env.DB.exec("DELETE FROM post_views");
    const insert = env.DB.prepare("INSERT INTO post_views (day, post_id, views) VALUES (?1, ?2, ?3)");
    await env.DB.batch(rows.map(([daysAgo, post, views]) => insert.bind(toDay(now, daysAgo), post, views)));
  }
  const everyday: [number, number, number][] = [101, 102, 103, 105, 201, 202, 203, 204, 205, 206].map((id, index) => [
    0,
    id,
    100 - index,
  ]);

  test("ranks the views of two days together", async () => {
    await setViews([...everyday, [1, 206, 50], [2, 205, 9999]]);
    await rankMostRead(env, now);
    expect(await ranked()).toEqual([206, 101, 102, 103, 105, 201, 202, 203, 204, 205]);
  });

  test("looks further back when two quiet days give too few", async () => {
    await setViews([
      [0, 101, 1],
      [5, 102, 50],
      [20, 103, 99],
    ]);
    await rankMostRead(env, now);
    expect(await ranked()).toEqual([103, 102, 101]);
  });

  test("names no post that is not published, and is empty without views", async () => {
    await setViews([[0, futurePostId, 5]]);
    await rankMostRead(env, now);
    expect(await ranked()).toEqual([]);
  });

  test("is made by the cron trigger", async () => {
    await setViews(everyday);
    await worker.scheduled(
      { scheduledTime: now.getTime(), cron: "*/10 * * * *", noRetry: () => undefined } as ScheduledController,
      env,
    );
    expect((await ranked())[0]).toBe(101);
  });
});

describe("GET /health", () => {
  const get = (on = env, method = "GET") => worker.fetch(new Request("http://backend/health", { method }), on);

  test("is well when the database answers with all migrations", async () => {
    const response = await get();
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  });

  test("is not well when a migration is missing or the database does not answer", async () => {
    const old = { prepare: () => ({ all: async () => ({ results: [{ name: "0101_places.sql" }] }) }) } as unknown as D1Database;
    const missing = await get({ ...env, DB: old });
    expect(missing.status).toBe(503);
    expect(await missing.json()).toMatchObject({ ok: false, problem: expect.stringContaining("migrations missing: 0102") });
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const dead = { prepare: () => ({ all: () => Promise.reject(new Error("down")) }) } as unknown as D1Database;
    expect((await get({ ...env, DB: dead })).status).toBe(503);
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  test("accepts only GET and HEAD", async () => {
    expect((await get(env, "POST")).status).toBe(405);
  });
});

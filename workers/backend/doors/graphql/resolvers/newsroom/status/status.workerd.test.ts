import { env } from "cloudflare:workers";
import { SignJWT } from "jose";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { MetricCount } from "#shared/metrics/metric.ts";
import { cleanUpForTest } from "#workers/backend/doors/clock/clean-ups/clean-ups-for-test.ts";
import { handleMinute } from "#workers/backend/doors/clock/scheduled.ts";
import { ask } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { handleMetrics } from "#workers/backend/doors/rest/state/handle-metrics.ts";
import { handleReady } from "#workers/backend/doors/rest/state/handle-ready.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { foldCounts, keepCounts } from "#workers/backend/ground/metrics/metric-counts.ts";
import { runRecorded } from "#workers/backend/ground/metrics/record-runs.ts";
import { statusQuery } from "#workers/backend/ground/metrics/status-query-for-test.ts";
import { hireSignedIn } from "#workers/backend/newsroom/staff/staff-for-test.ts";

const own = env as unknown as Env;
const DAY_S = 24 * 60 * 60;
const now = () => Math.floor(Date.now() / 1000);

let operator: string;
beforeAll(async () => {
  operator = (await hireSignedIn("operator")).session;
});

beforeEach(async () => {
  for (const table of ["cron_runs", "metric_counts", "seen_builds", "mail_outbox"])
    await own.DB.prepare(`DELETE FROM ${table}`).run();
});

async function readStatus(on: Partial<Env> = {}, bearer = operator) {
  const answer = await ask({ ...own, ...on }, statusQuery, {}, { authorization: `Bearer ${bearer}` });
  expect(answer.errors).toBeUndefined();
  return answer.data.newsroom.status;
}

const count = (name: MetricCount["name"], label: string, detail: string, times: number): MetricCount => ({
  name,
  label,
  detail,
  count: times,
});

test("only an operator can read the state of the whole", async () => {
  const { session: editor } = await hireSignedIn("editor");
  for (const bearer of ["a-wrong-token", "test-newsroom-token", editor]) expect(await readStatus({}, bearer)).toBeNull();
});

describe("the clock", () => {
  test("an operator sees which job failed and why, and which is overdue; no address of a reader", async () => {
    const at = now() - 60;
    const failures = await runRecorded(
      own.DB,
      [
        { name: "send-mail", run: () => Promise.reject(new Error("no server for maria@example.com")) },
        { name: "rank-most-read", run: async () => undefined },
      ],
      at,
    );
    expect(failures).toHaveLength(1);
    await runRecorded(own.DB, [{ name: "clean-tips", run: async () => undefined }], now() - 3600);
    const { jobs } = await readStatus();
    const find = (name: string) => jobs.find((job: { name: string }) => job.name === name);
    expect(find("send-mail")).toMatchObject({ error: "Error: no server for …@…", failures_day: 1, is_overdue: false });
    expect(find("rank-most-read")).toMatchObject({ error: null, failures_day: 0, is_overdue: false });
    expect(find("clean-tips")).toMatchObject({ error: null, is_overdue: true });
    expect(find("rebuild-search")).toMatchObject({ last_run: null, is_overdue: true });
  });

  test("a job of every minute has one row for its latest good run, its failures stay, and it is overdue sooner", async () => {
    const find = async () => (await readStatus()).jobs.find((job: { name: string }) => job.name === "publish-due");
    const rows = async () =>
      (await own.DB.prepare("SELECT count(*) AS n FROM cron_runs WHERE job = 'publish-due'").first<{ n: number }>())?.n;
    const runAt = (minutesAgo: number, on: Env = own) => handleMinute(new Date((now() - minutesAgo * 60) * 1000), on);
    for (const minutesAgo of [30, 29]) await runAt(minutesAgo);
    expect(await find()).toMatchObject({ error: null, is_overdue: true });
    expect(await rows()).toBe(1);
    const prepare = (sql: string) => {
      if (sql.includes("waiting_posts")) throw new Error("no such table: waiting_posts");
      return own.DB.prepare(sql);
    };
    const log = vi.spyOn(console, "error").mockReturnValue();
    const broken = { prepare, batch: (statements: D1PreparedStatement[]) => own.DB.batch(statements) } as unknown as D1Database;
    await expect(runAt(6, { ...own, DB: broken })).rejects.toThrow(/^1 of \d+ tasks of the clock failed/);
    log.mockRestore();
    expect(await find()).toMatchObject({ error: "Error: no such table: waiting_posts", failures_day: 1, is_overdue: true });
    for (const minutesAgo of [2, 1]) await runAt(minutesAgo);
    expect(await find()).toMatchObject({ error: null, failures_day: 1, is_overdue: false });
    expect(await rows()).toBe(2);
  });

  test("runs are kept for 30 days", async () => {
    for (const days of [29, 31])
      await runRecorded(own.DB, [{ name: "send-mail", run: async () => undefined }], now() - days * DAY_S);
    await cleanUpForTest(own.DB, new Date(), ["cron-runs"]);
    const { results } = await own.DB.prepare("SELECT started_at FROM cron_runs").all<{ started_at: number }>();
    expect(results.map(({ started_at }) => Math.round((now() - started_at) / DAY_S))).toEqual([29]);
  });
});

describe("counts", () => {
  test("of a day and of a week, vitals by their 75th percentile, statements by their slowest", async () => {
    await keepCounts(own.DB, [count("login", "ok", "", 3), count("vital", "article", "LCP/12", 30)], now());
    await keepCounts(own.DB, [count("login", "ok", "", 2), count("statement", "SELECT 1", "3", 2)], now());
    await keepCounts(own.DB, [count("login", "ok", "", 10), count("vital", "article", "LCP/15", 70)], now() - 2 * DAY_S);
    await keepCounts(own.DB, [count("login", "ok", "", 100)], now() - 8 * DAY_S);
    const { counts, vitals, statements, counts_place } = await readStatus();
    expect([counts_place, counts]).toEqual(["DATABASE", [{ name: "login", label: "ok", detail: "", day: 5, week: 15 }]]);
    const [{ day_p75, week_p75, ...vital }] = vitals;
    expect(vital).toEqual({ page: "article", measure: "LCP", day_count: 30, week_count: 100 });
    // Step 12 ends at 1800 ms, step 15 at 3000.
    expect([day_p75 > 1500 && day_p75 < 1800, week_p75 > 2500 && week_p75 < 3000]).toEqual([true, true]);
    expect(statements).toEqual([{ text: "SELECT 1", day: 2, week: 2, worst_ms: 1000 }]);
  });

  test("become hours after two days and are deleted after thirty, and no sum is lost between", async () => {
    const hour = Math.floor((now() - 3 * DAY_S) / 3600) * 3600;
    for (const minutes of [0, 5, 59]) await keepCounts(own.DB, [count("search", "none", "", 1)], hour + minutes * 60);
    await keepCounts(own.DB, [count("search", "none", "", 1)], now() - 31 * DAY_S);
    for (let times = 0; times < 2; times += 1) await foldCounts(own.DB, new Date());
    const { results } = await own.DB.prepare("SELECT minute, count FROM metric_counts").all();
    expect(results).toEqual([{ minute: hour / 60, count: 3 }]);
  });

  test("are accepted from the portal alone, which names its build", async () => {
    const send = (headers: Record<string, string>, body: unknown) =>
      handleMetrics(new Request("http://backend/metrics", { method: "POST", headers, body: JSON.stringify(body) }), own);
    const sign = (audience: string) =>
      new SignJWT({})
        .setProtectedHeader({ alg: "HS256" })
        .setAudience(audience)
        .setExpirationTime("2m")
        .sign(new TextEncoder().encode("test-grant-secret"));
    const word = await sign("metrics");
    const body = { build: "b7", counts: [count("cache", "home", "hit", 4)] };
    const statuses = [
      (await send({}, body)).status,
      (await send({ "x-metrics": await sign("caller") }, body)).status,
      (await send({ "x-metrics": word }, { build: "b7", counts: [{ ...body.counts[0], name: "reader" }] })).status,
      (await send({ "x-metrics": word }, body)).status,
    ];
    expect(statuses).toEqual([401, 401, 400, 204]);
    const { counts, builds } = await readStatus();
    expect(counts).toEqual([{ ...count("cache", "home", "hit", 4), count: undefined, day: 4, week: 4 }]);
    expect(builds).toMatchObject([{ part: "portal", id: "b7" }]);
  });

  test("come with the runs of the portal's own clock, listed where the platform runs it; they may be a day old", async () => {
    const word = await new SignJWT({})
      .setProtectedHeader({ alg: "HS256" })
      .setAudience("metrics")
      .setExpirationTime("2m")
      .sign(new TextEncoder().encode("test-grant-secret"));
    const run = { job: "refresh-crawlers", startedAt: now() - 25 * 3600, durationMs: 12, error: "no host for maria@example.com" };
    const send = async (runs: unknown[]) => {
      const body = JSON.stringify({ build: "b8", counts: [], runs });
      const request = new Request("http://backend/metrics", { method: "POST", headers: { "x-metrics": word }, body });
      return (await handleMetrics(request, own)).status;
    };
    const find = async (on: Partial<Env>) =>
      (await readStatus(on)).jobs.find(({ name }: { name: string }) => name === "refresh-crawlers");
    expect([await send([{ ...run, job: "send-mail" }]), await send([run])]).toEqual([400, 204]);
    expect(await find({ APP_ENV: "default" })).toBeUndefined();
    expect(await find({ APP_ENV: "prod" })).toMatchObject({ error: "no host for …@…", duration_ms: 12, is_overdue: false });
    await send([{ ...run, startedAt: now() - 60, error: null }]);
    expect(await find({ APP_ENV: "prod" })).toMatchObject({ error: null, failures_day: 0, is_overdue: false });
    await own.DB.prepare("DELETE FROM cron_runs").run();
    await send([{ ...run, startedAt: now() - 27 * 3600 }]);
    expect(await find({ APP_ENV: "prod" })).toMatchObject({ is_overdue: true });
  });

  test("in Analytics Engine are unknown without account and token, and the answer says so", async () => {
    const METRICS = { writeDataPoint: vi.fn() };
    expect(await readStatus({ METRICS, APP_ENV: "prod" })).toMatchObject({
      counts_place: "ANALYTICS_ENGINE",
      counts_problem: "METRICS_ACCOUNT_ID, METRICS_API_TOKEN and METRICS_DATASET are not set",
      counts: [],
    });
  });
});

describe("ready", () => {
  const get = async (on: Partial<Env> = {}) => {
    const answer = await handleReady(new Request("http://backend/ready"), { ...own, ...on });
    return { status: answer.status, ...(await answer.json<{ ok: boolean; parts: Record<string, string> }>()) };
  };

  test("is 200 when each part works", async () => {
    expect(await get()).toMatchObject({ status: 200, ok: true, parts: { database: "ok", migrations: "ok", media: "ok" } });
  });

  test("names the part that does not work, without its secrets", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const broken = { head: () => Promise.reject(new Error("secret-host.internal refused")) } as unknown as R2Bucket;
    const failing = await get({ MEDIA: broken, MAIL_QUEUE: undefined as never });
    expect(failing).toMatchObject({ status: 503, ok: false, parts: { database: "ok", media: "down", mailQueue: "missing" } });
    expect(JSON.stringify(failing)).not.toContain("secret");
    log.mockRestore();
  });

  test("names the parts that hang, before the caller gives up", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const silent = new Promise<never>(() => {});
    const MEDIA = { head: () => silent } as unknown as R2Bucket;
    const DB = { prepare: () => ({ all: () => silent }) } as unknown as D1Database;
    const hanging = get({ MEDIA, DB });
    await vi.advanceTimersByTimeAsync(2000);
    vi.useRealTimers();
    expect(await hanging).toMatchObject({ status: 503, parts: { database: "down", media: "down", tips: "ok" } });
    log.mockRestore();
  });
});

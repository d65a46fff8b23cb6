import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { handleAdmin } from "#workers/backend/doors/admin/handle-admin.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { toDay } from "#workers/backend/readers/access/grant-counts.ts";

const dayMs = 86_400_000;
const today = toDay(Date.now() / 1000);
const toDate = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);

function get(search: string, given: Env = { ...env, PARTNER_DAILY_CAP: "1000" }, token = env.ADMIN_TOKEN): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  return handleAdmin(new Request(`http://backend/admin/grants${search}`, { headers }), given);
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: today * dayMs });
  const insert = env.DB.prepare("INSERT OR REPLACE INTO grant_counts (day, reason, host, count) VALUES (?1, ?2, ?3, ?4)");
  await env.DB.batch([
    insert.bind(today, "PARTNER", "b.example", 2),
    insert.bind(today, "PARTNER", "a.example", 5),
    insert.bind(today, "BOT", "", 40),
    insert.bind(today - 29, "METERED", "", 3),
    insert.bind(today - 30, "METERED", "", 9),
  ]);
  return () => vi.useRealTimers();
});

test("operators see what grants opened in the last 30 days, by day, reason and host", async () => {
  const response = await get("");
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await response.json()).toEqual({
    partnerDailyCap: 1000,
    partnerNetworkDailyCap: 50,
    counts: [
      { date: toDate(today - 29), reason: "METERED", host: "", count: 3 },
      { date: toDate(today), reason: "BOT", host: "", count: 40 },
      { date: toDate(today), reason: "PARTNER", host: "a.example", count: 5 },
      { date: toDate(today), reason: "PARTNER", host: "b.example", count: 2 },
    ],
  });
});

test("operators choose the number of days", async () => {
  const count = async (days: number) => (await (await get(`?days=${days}`)).json<{ counts: unknown[] }>()).counts.length;
  expect([await count(1), await count(30), await count(31), await count(400)]).toEqual([3, 4, 5, 5]);
});

test.each(["0", "401", "-1", "1.5", "viele", ""])("%j days are refused", async (days) => {
  const response = await get(`?days=${days}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: expect.stringMatching(/^days: /) });
});

test("operators see a missing limit as none, and of an invalid one the variable's name", async () => {
  expect(await (await get("", { ...env, PARTNER_DAILY_CAP: "" })).json()).toMatchObject({ partnerDailyCap: null });
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const response = await get("", { ...env, PARTNER_DAILY_CAP: "viele" });
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    error: expect.stringContaining('PARTNER_DAILY_CAP must be a whole number or empty, not "viele"'),
  });
  logged.mockRestore();
});

test("a wrong token is refused", async () => {
  expect((await get("", env, "falsch")).status).toBe(401);
});

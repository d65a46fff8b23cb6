import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handleAdmin } from "#workers/backend/doors/admin/handle-admin.ts";
import { cleanUpForTest } from "#workers/backend/doors/clock/clean-ups/clean-ups-for-test.ts";
import { refreshServices } from "#workers/backend/doors/clock/refresh-services.ts";
import { handleGraphql } from "#workers/backend/doors/graphql/server.ts";
import { writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { horoscopeSource } from "./horoscope-source.ts";

const env: Env = { ...(bindings as Env), HOROSCOPE_FEED_URL: "https://stars.example/texts.json" };
const record = (date: string, text = "Ein guter Tag.", period = "day", sign = "leo") => ({ period, date, sign, text });

async function post(records: unknown[]): Promise<{ text: string; outcome: string; reason?: string }[]> {
  const request = new Request("http://backend/admin/horoscope", {
    method: "POST",
    headers: { authorization: `Bearer ${env.ADMIN_TOKEN}` },
    body: JSON.stringify({ records }),
  });
  return (await (await handleAdmin(request, env)).json<{ results: { text: string; outcome: string }[] }>()).results;
}

async function ask(period: string, date: string) {
  const query = `{ horoscope(period: ${period}, date: "${date}") { state { as_of } start texts { sign text } previous next } }`;
  const request = new Request("http://backend/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  const response = await handleGraphql(request, env);
  const { data, errors } = await response.json<{ data: { horoscope: Record<string, unknown> } | null; errors: unknown }>();
  return { ...data?.horoscope, errors, until: response.headers.get("x-cache-until") };
}

beforeEach(async () => {
  await writePaper(env);
  await env.DB.batch(["DELETE FROM horoscopes", "DELETE FROM service_snapshots"].map((sql) => env.DB.prepare(sql)));
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a text belongs to its period, whatever day of it was named, and is replaced by the next word", async () => {
  await post([record("2026-11-22", "alt"), record("2026-11-22", "Woche", "week"), record("2026-11-22", "Monat", "month")]);
  await post([record("2026-11-22", "neu")]);
  expect(await ask("DAY", "2026-11-22")).toMatchObject({ start: "2026-11-22", texts: [{ sign: "leo", text: "neu" }] });
  expect(await ask("WEEK", "2026-11-16")).toMatchObject({ start: "2026-11-16", texts: [{ text: "Woche" }] });
  expect(await ask("WEEK", "2026-11-23")).toMatchObject({ start: "2026-11-23", texts: [], previous: "2026-11-16" });
  expect(await ask("MONTH", "2026-11-30")).toMatchObject({ start: "2026-11-01", texts: [{ text: "Monat" }] });
});

test("the nearest periods with texts are named, over gaps and the year's end", async () => {
  await post([record("2026-12-28"), record("2027-01-03")]);
  expect(await ask("DAY", "2026-12-31")).toMatchObject({ texts: [], previous: "2026-12-28", next: "2027-01-03" });
  expect(await ask("DAY", "2027-01-03")).toMatchObject({ previous: "2026-12-28", next: null });
});

test("records that cannot be taken are named and hinder no other", async () => {
  const results = await post([
    record("2026-11-22"),
    record("2026-02-30"),
    record("2026-11-22", " "),
    record("2026-11-22", "x", "year"),
    record("2026-11-22", "x", "day", "snake"),
    record("2026-11-22", "x".repeat(3001)),
    "nothing",
  ]);
  expect(results.map(({ outcome }) => outcome)).toEqual(["taken", ...Array(6).fill("refused")]);
  expect(results.map(({ reason }) => reason?.split(":")[0])).toEqual([
    undefined,
    "date",
    "text",
    "period",
    "sign",
    "text",
    "record",
  ]);
});

test.each([
  ["DAY", "2026-11-22", "2026-11-22T22:59:59Z", "2026-11-22T23:00:00Z"],
  ["DAY", "2026-11-23", "2026-11-22T12:00:00Z", "2026-11-22T23:00:00Z"],
  ["WEEK", "2026-11-22", "2026-11-20T12:00:00Z", "2026-11-22T23:00:00Z"],
  ["MONTH", "2026-10-05", "2026-10-20T12:00:00Z", "2026-10-31T23:00:00Z"],
  ["DAY", "2026-10-25", "2026-10-25T12:00:00Z", "2026-10-25T23:00:00Z"],
])("the %s of %s, asked for at %s, is good until %s", async (period, date, now, until) => {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ["Date"] });
  expect((await ask(period, date)).until).toBe(String(Date.parse(until) / 1000));
});

test("what is no day is refused", async () => {
  for (const date of ["2026-02-30", "heute", ""])
    expect((await ask("DAY", date)).errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
});

test("the clock brings texts, a broken feed leaves them, and old ones go", async () => {
  const now = Date.parse("2026-11-22T12:00:00Z") / 1000;
  const answer = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ records: [record("2026-11-22")] }));
  const refresh = () => refreshServices(env, now, { isStart: true, sources: [horoscopeSource as never] });
  await refresh();
  for (const broken of [
    "{",
    "{}",
    '{"records":[]}',
    JSON.stringify({ records: [record("2026-11-22", "x"), { ...record("gestern") }] }),
  ]) {
    answer.mockImplementation(async () => new Response(broken));
    await refresh();
    expect(await ask("DAY", "2026-11-22")).toMatchObject({
      state: { as_of: "2026-11-22T12:00:00Z" },
      texts: [{ text: "Ein guter Tag." }],
    });
  }
  await cleanUpForTest(env.DB, new Date("2028-01-01T00:00:00Z"), ["horoscopes"]);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM horoscopes").first("n")).toBe(0);
});

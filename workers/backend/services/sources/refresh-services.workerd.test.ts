import { env as bindings } from "cloudflare:workers";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refreshServices } from "#workers/backend/doors/clock/refresh-services.ts";
import { createQueries } from "#workers/backend/ground/database/tables/queries.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { asSource, type Refresh, type ServiceSource } from "./service-source.ts";
import { readSnapshot } from "./snapshot.ts";

const start = 4_000_000_000;
let purged: string[][] = [];
const env: Env = { ...(bindings as Env), PORTAL_CACHE: { purge: async (tags) => void purged.push(tags) } };

type Depths = { base: number };
let answer: () => unknown = () => ({ base: 40 });
const snow: ServiceSource<Depths> = {
  name: "snow",
  everyMinutes: 30,
  staleAfterMinutes: 120,
  schema: v.object({ base: v.number() }),
  address: () => "https://source.example/feed",
  load: async () => answer() as Depths,
};
const other: ServiceSource<string> = {
  name: "other",
  everyMinutes: 30,
  staleAfterMinutes: 120,
  schema: v.string(),
  address: () => "https://source.example/feed",
  load: async () => "fine",
};
const unnamed: ServiceSource<string> = { ...other, name: "unnamed", address: () => "" };
const sources = [asSource(snow), asSource(other), asSource(unnamed)];

const refresh = (minutes: number, isStart = false) => refreshServices(env, start + minutes * 60, { isStart, sources });
const read = (minutes: number) => readSnapshot(createQueries(env.DB), snow, start + minutes * 60);
const readVersion = () => env.DB.prepare("SELECT version FROM content_version").first<string>("version");
const readExported = () => env.DB.prepare("SELECT exported FROM content_version").first<string>("exported");
const readRow = () =>
  env.DB.prepare("SELECT tried_at, failing_since, failure FROM service_snapshots WHERE name = 'snow'").first();
const fail = () => {
  throw new Error("the mountain is away");
};

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM service_snapshots").run();
  purged = [];
  answer = () => ({ base: 40 });
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

test("a good answer is kept and announced, once for all that came in one run", async () => {
  const before = await readVersion();
  const exported = await readExported();
  expect(await read(0)).toEqual({ data: null, fetchedAt: null, isStale: true, isSample: false });
  await refresh(0);
  expect(await read(1)).toEqual({ data: { base: 40 }, fetchedAt: start, isStale: false, isSample: false });
  expect(await readVersion()).not.toBe(before);
  expect(await readExported()).toBe(exported);
  expect(purged).toEqual([["anything", "service:snow", "service:other"]]);
});

test("what a stand-in says is marked as a sample, until a real source has answered, also when no source is asked any more", async () => {
  const ask = (origin: string, minutes: number) =>
    refreshServices({ ...env, SAMPLE_SOURCES_ORIGIN: origin }, start + minutes * 60, { isStart: true, sources });
  await ask("https://source.example", 0);
  expect((await read(1)).isSample).toBe(true);
  answer = fail;
  await ask("", 10);
  expect((await read(10)).isSample).toBe(true);
  answer = () => ({ base: 40 });
  await ask("", 20);
  expect((await read(20)).isSample).toBe(false);
});

test("a source is asked when its time has come, and at the start of a machine", async () => {
  await refresh(0);
  answer = () => ({ base: 50 });
  await refresh(20);
  expect((await read(20)).data).toEqual({ base: 40 });
  await refresh(20, true);
  expect((await read(20)).data).toEqual({ base: 50 });
  answer = () => ({ base: 60 });
  // The clock came some seconds early.
  await refreshServices(env, start + 50 * 60 - 20, { isStart: false, sources });
  expect((await read(50)).data).toEqual({ base: 60 });
});

test.each([
  ["that fails", fail, "the mountain is away"],
  ["that says something else", () => ({ base: "high" }), "its data do not fit"],
  ["that says too much", () => ({ base: 1, more: "x" }), null],
])("of a source %s the last good answer stays", async (_, broken, failure) => {
  await refresh(0);
  answer = broken;
  await refresh(30);
  const { data } = await read(30);
  if (failure === null) expect(data).toEqual({ base: 1 });
  else {
    expect(data).toEqual({ base: 40 });
    expect(await readRow()).toEqual({
      tried_at: start + 1800,
      failing_since: start + 1800,
      failure: expect.stringContaining(failure),
    });
  }
});

test("readers hear of a failure once, when what they see has become old", async () => {
  await refresh(0);
  answer = fail;
  const heard: number[] = [];
  for (let minutes = 30; minutes <= 240; minutes += 30) {
    purged = [];
    await refresh(minutes);
    if (purged.flat().includes("service:snow")) heard.push(minutes);
  }
  expect(heard).toEqual([150]);
  expect(await read(240)).toEqual({ data: { base: 40 }, fetchedAt: start, isStale: true, isSample: false });
  answer = () => ({ base: 70 });
  await refresh(270);
  expect(await read(270)).toEqual({ data: { base: 70 }, fetchedAt: start + 270 * 60, isStale: false, isSample: false });
  expect(await readRow()).toMatchObject({ failing_since: null, failure: null });
});

test("a history is written with the answer, or not at all", async () => {
  const withHistory = asSource({
    ...snow,
    load: async ({ write }: Refresh<Depths>) => {
      write(env.DB.prepare("INSERT INTO redirects (no_such_column) VALUES (?1)").bind(40));
      return { base: 40 };
    },
  });
  await expect(refreshServices(env, start, { isStart: false, sources: [withHistory] })).rejects.toThrow();
  expect((await read(0)).data).toBeNull();
});

test("what a former version kept in another shape counts as nothing", async () => {
  await refresh(0);
  await env.DB.prepare(`UPDATE service_snapshots SET data = '{"depth":4}' WHERE name = 'snow'`).run();
  expect(await read(1)).toEqual({ data: null, fetchedAt: null, isStale: true, isSample: false });
});

import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BELIEVED_FOR_MS } from "./known-version.ts";
import { type PurgeEnv, putPurge as putPurgeAfter, sendWaitingPurges } from "./purge-cloudflare.ts";

const env: PurgeEnv = { DB: bindings.DB, CACHE_PURGE_ZONE: "zone1", CACHE_PURGE_TOKEN: "geheim" };
let statuses: number[] = [];
const calls: { address: string; authorization: string | null; body: unknown }[] = [];

beforeEach(async () => {
  calls.length = 0;
  statuses = [];
  await bindings.DB.exec("DELETE FROM cache_purges");
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input as string, init);
    calls.push({ address: request.url, authorization: request.headers.get("authorization"), body: await request.json() });
    return new Response("{}", { status: statuses.shift() ?? 200 });
  });
});
afterEach(() => vi.restoreAllMocks());

const putPurge = (purgeEnv: PurgeEnv, tags: string[], now: number) => putPurgeAfter(purgeEnv, tags, now, async () => undefined);

const readWaiting = async () => (await bindings.DB.prepare("SELECT tags, tries, try_at FROM cache_purges").all()).results;

test("the tags are sent to the zone, and none stay in the queue", async () => {
  await putPurge(env, ["anything", "post:1"], 1000);
  expect(calls).toEqual([
    {
      address: "https://api.cloudflare.com/client/v4/zones/zone1/purge_cache",
      authorization: "Bearer geheim",
      body: { tags: ["anything", "post:1"] },
    },
  ]);
  expect(await readWaiting()).toEqual([]);
});

test("without zone or token no request is made", async () => {
  await putPurge({ DB: bindings.DB }, ["post:1"], 1000);
  await putPurge({ ...env, CACHE_PURGE_TOKEN: "" }, ["post:1"], 1000);
  expect([calls, await readWaiting()]).toEqual([[], []]);
});

test("a failed purge is tried again at growing intervals, and deleted when it succeeds", async () => {
  statuses = [429, 500, 200];
  await expect(putPurge(env, ["post:1"], 1000)).rejects.toThrow("429");
  expect(await readWaiting()).toEqual([{ tags: '["post:1"]', tries: 1, try_at: 1060 }]);
  await sendWaitingPurges(env, 1059);
  expect(calls).toHaveLength(1);
  await sendWaitingPurges(env, 1060);
  expect(await readWaiting()).toEqual([{ tags: '["post:1"]', tries: 2, try_at: 1180 }]);
  await sendWaitingPurges(env, 1180);
  expect(calls).toHaveLength(3);
  expect(await readWaiting()).toEqual([]);
});

test("waiting purges are sent as one, and too many tags as a purge of everything", async () => {
  statuses = [500, 500];
  await expect(putPurge(env, ["anything", "post:1"], 1000)).rejects.toThrow();
  await expect(putPurge(env, ["anything", "post:2"], 1000)).rejects.toThrow();
  await sendWaitingPurges(env, 2000);
  expect(calls.at(-1)?.body).toEqual({ tags: ["anything", "post:1", "post:2"] });
  expect(await readWaiting()).toEqual([]);
  const many = Array.from({ length: 60 }, (_, id) => `post:${id}`);
  statuses = [500, 500];
  await expect(putPurge(env, many, 1000)).rejects.toThrow();
  await expect(
    putPurge(
      env,
      many.map((tag) => `${tag}0000`),
      1000,
    ),
  ).rejects.toThrow();
  await sendWaitingPurges(env, 2000);
  expect(calls.at(-1)?.body).toEqual({ tags: ["everything"] });
});

test("a purge that always fails is tried on, finally every four hours: no page stays stale for good", async () => {
  statuses = Array.from({ length: 31 }, () => 500);
  await expect(putPurge(env, ["post:1"], 0)).rejects.toThrow();
  for (let at = 100_000; at <= 3_000_000; at += 100_000) await sendWaitingPurges(env, at);
  expect(await readWaiting()).toEqual([{ tags: '["post:1"]', tries: 31, try_at: 3_000_000 + 60 * 256 }]);
  await sendWaitingPurges(env, 4_000_000);
  expect(calls.at(-1)?.body).toEqual({ tags: ["post:1"] });
  expect(await readWaiting()).toEqual([]);
});

test("Cloudflare is called when every isolate knows of the write, and not before", async () => {
  const waited: number[] = [];
  await putPurgeAfter(env, ["post:1"], 1000, async (milliseconds) => {
    expect([calls.length, (await readWaiting()).length]).toEqual([0, 1]);
    waited.push(milliseconds);
  });
  expect(waited).toEqual([BELIEVED_FOR_MS]);
  expect(calls).toHaveLength(1);
});

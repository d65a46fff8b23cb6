/** Notices on their way: each device once, whatever comes twice or fails, and nothing in quiet hours. */
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createPost, fullPost, places, write } from "#workers/backend/content/write/write-for-test.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import { createFailingOnce, mishaps } from "#workers/backend/ground/database/failing-once-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import { setLine } from "#workers/backend/newsroom/breaking/breaking-lines.ts";
import {
  createPushMachine,
  deliverOrders,
  insertDevices,
  type PushMachine,
  pushOrigin,
  runAndDeliver,
} from "#workers/backend/readers/push/push-for-test.ts";
import { runPush } from "#workers/backend/readers/push/run-push.ts";
import { createPushService } from "#workers/stand-ins/push/push-service.ts";

/** One in the afternoon here. */
const now = Date.parse("2026-03-10T12:00:00Z") / 1000;
const HOUR_S = 3600;

let machine: PushMachine;
let logged: string[];
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: now * 1000 });
  logged = [];
  vi.spyOn(console, "error").mockImplementation((...parts) => void logged.push(parts.map(String).join(" ")));
  await emptyDatabase(env.DB);
  await env.DB.batch(
    ["breaking_lines", "push_devices", "push_messages", "push_replies"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  );
  machine = await createPushMachine(createPushService(pushOrigin));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const count = (sql: string) => env.DB.prepare(`SELECT COUNT(*) AS n FROM ${sql}`).first<number>("n");
const texts = () => machine.service.received.map(({ text }) => JSON.parse(text) as Record<string, string>);
const arrived = () => machine.service.received.map(({ id }) => id);

async function setBreaking({ text = "Rhein über die Ufer getreten", hours = 3, at = now, known = null as number | null } = {}) {
  const ends = new Date((at + hours * HOUR_S) * 1000).toISOString();
  return setLine(machine.env, { draft: { text, link: "/verkehr", ends, push: true }, known, by: null }, at);
}

describe("a breaking line", () => {
  test("goes to each device that wants it, encrypted and signed, with one token for all", async () => {
    await insertDevices(machine, 3);
    await insertDevices(machine, 2, { kind: "topic", key: "bodensee" });
    await setBreaking();
    await runAndDeliver(machine, now);
    expect(new Set(arrived()).size).toBe(3);
    expect(texts()[0]).toEqual({
      title: "Eilmeldung",
      body: "Rhein über die Ufer getreten",
      path: "/verkehr",
      tag: expect.stringMatching(/^breaking-\d+$/),
    });
    const [first] = machine.service.received;
    expect(first).toMatchObject({
      urgency: "high",
      ttl: 3 * HOUR_S,
      topic: texts()[0]?.tag,
      subject: expect.stringMatching(/^mailto:/),
    });
    expect(new Set(machine.service.received.map(({ token }) => token)).size).toBe(1);
    expect(await env.DB.prepare("SELECT kind, sent, gone, failed FROM push_messages").first()).toEqual({
      kind: "breaking",
      sent: 3,
      gone: 0,
      failed: 0,
    });
  });

  test("goes once, however often it is sent, changed and run", async () => {
    await insertDevices(machine, 2);
    await setBreaking();
    await setBreaking();
    await runAndDeliver(machine, now);
    await runAndDeliver(machine, now + 60);
    expect(arrived()).toHaveLength(2);
    expect(await count("push_pieces")).toBe(0);
  });

  test("that has ended meanwhile is not told", async () => {
    await insertDevices(machine, 1);
    await setBreaking({ hours: 1 });
    await runPush(machine.env, now);
    await deliverOrders(machine, now + HOUR_S);
    expect(arrived()).toEqual([]);
  });

  test("of a conflict is none", async () => {
    await setBreaking();
    await env.DB.prepare("DELETE FROM push_messages").run();
    await setBreaking({ text: "Anders" });
    expect(await count("push_messages")).toBe(0);
  });
});

describe("many devices", () => {
  test("in pieces: each once, though orders come twice and some are gone", async () => {
    await insertDevices(machine, 1200);
    const { results } = await env.DB.prepare("SELECT endpoint FROM push_devices WHERE id % 100 = 7").all<{ endpoint: string }>();
    for (const { endpoint } of results) machine.service.answerWith(endpoint, { status: 410 });
    await setBreaking();
    await runPush(machine.env, now);
    const [list] = machine.orders.splice(0);
    machine.orders.push(...(list === undefined ? [] : [list, list]));
    await deliverOrders({ ...machine, orders: machine.orders.splice(0) }, now);
    expect(machine.orders).toHaveLength(8);
    machine.orders.push(...machine.orders);
    await deliverOrders(machine, now);
    expect(arrived()).toHaveLength(1200 - results.length);
    expect(new Set(arrived()).size).toBe(1200 - results.length);
    expect(await count("push_devices")).toBe(1200 - results.length);
    expect(await env.DB.prepare("SELECT sent, gone FROM push_messages").first()).toEqual({
      sent: 1200 - results.length,
      gone: results.length,
    });
  });

  test("a run that is killed in the middle of a piece goes on where it was: at most the fifty in flight come twice, under one name", async () => {
    await insertDevices(machine, 300);
    await setBreaking();
    const send = machine.service.receive;
    let taken = 0;
    // The machine dies after the 70th: what was in flight is not written, and the order is lost.
    vi.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
      taken += 1;
      const answer = await send(new Request(input as string, init));
      return taken >= 70 && taken < 1000 ? new Promise(() => undefined) : answer;
    });
    await runPush(machine.env, now);
    void deliverOrders(machine, now);
    await vi.waitFor(() => expect(taken).toBe(100));
    vi.mocked(globalThis.fetch).mockImplementation(async (input, init) => send(new Request(input as string, init)));
    const after = { ...machine, orders: [] };
    await runAndDeliver({ ...after, env: machine.env }, now + 60);
    await runPush(machine.env, now + 300);
    await deliverOrders(machine, now + 300);
    expect(new Set(arrived()).size).toBe(300);
    expect(arrived().length).toBeLessThanOrEqual(350);
    expect(new Set(machine.service.received.map(({ topic }) => topic)).size).toBe(1);
  });

  test("get it, whichever call to the database fails, and nobody more than twice", async () => {
    const run = async (step: number, mishap: (typeof mishaps)[number]) => {
      await env.DB.batch(
        ["push_devices", "push_messages", "breaking_lines"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
      );
      machine.service.received.length = 0;
      machine.orders.length = 0;
      await insertDevices(machine, 60);
      await setBreaking();
      const failing = createFailingOnce(env.DB, step, mishap);
      const broken = { ...machine, env: { ...machine.env, DB: failing.DB } };
      await runPush(broken.env, now).catch(() => undefined);
      await deliverOrders(broken, now);
      for (const later of [200, 400]) await runAndDeliver(machine, now + later);
      return failing.calls();
    };
    const calls = await run(-1, "before");
    for (const mishap of mishaps) {
      for (let step = 0; step < calls; step += 1) {
        await run(step, mishap);
        const each = Map.groupBy(arrived(), (id) => id);
        expect([mishap, step, each.size, Math.max(...[...each.values()].map(({ length }) => length)) <= 2]).toEqual([
          mishap,
          step,
          60,
          true,
        ]);
      }
    }
    expect(calls).toBeGreaterThan(6);
  }, 120_000);
});

describe("a notice that is not taken", () => {
  const endpointOf = async () => (await env.DB.prepare("SELECT endpoint FROM push_devices").first<string>("endpoint")) ?? "";

  test.each([404, 410] as const)("with %i ends its device", async (status) => {
    await insertDevices(machine, 1);
    machine.service.answerWith(await endpointOf(), { status });
    await setBreaking();
    await runAndDeliver(machine, now);
    expect(await count("push_devices")).toBe(0);
  });

  test("with 429 is tried again when the service wants, and counts for nothing once it went", async () => {
    await insertDevices(machine, 1);
    machine.service.answerWith(await endpointOf(), { status: 429, retryAfter: "300" });
    await setBreaking();
    await runAndDeliver(machine, now);
    await runAndDeliver(machine, now + 299);
    expect(arrived()).toHaveLength(0);
    await runAndDeliver(machine, now + 300);
    await runAndDeliver(machine, now + 600);
    expect(arrived()).toHaveLength(1);
    expect(await env.DB.prepare("SELECT failures, sent_at FROM push_devices").first()).toEqual({
      failures: 0,
      sent_at: now + 300,
    });
  });

  test("again and again is given up, and counts against the device", async () => {
    await insertDevices(machine, 1);
    machine.service.answerWith(await endpointOf(), ...Array.from({ length: 10 }, () => ({ status: 503 as const })));
    await setBreaking();
    for (let minute = 0; minute < 60; minute += 1) await runAndDeliver(machine, now + 60 * minute);
    expect(await count("push_waiting")).toBe(0);
    expect(await env.DB.prepare("SELECT failures FROM push_devices").first("failures")).toBe(1);
    expect(await env.DB.prepare("SELECT failed FROM push_messages").first("failed")).toBe(1);
  });

  test("with 413 is not tried again", async () => {
    await insertDevices(machine, 1);
    machine.service.answerWith(await endpointOf(), { status: 413 });
    await setBreaking();
    for (const later of [0, 120, 600]) await runAndDeliver(machine, now + later);
    expect([arrived(), await count("push_waiting")]).toEqual([[], 0]);
  });
});

describe("quiet hours", () => {
  const night = Date.parse("2026-03-10T23:30:00Z") / 1000;
  const morning = Date.parse("2026-03-11T06:00:00Z") / 1000;
  const beQuiet = () => env.DB.prepare("UPDATE push_devices SET quiet_from = 22, quiet_until = 7").run();

  test("hold a line back until they end, if it still stands then", async () => {
    await insertDevices(machine, 1);
    await beQuiet();
    await setBreaking({ at: night, hours: 10 });
    await runAndDeliver(machine, night);
    await runAndDeliver(machine, morning - 1);
    expect(arrived()).toEqual([]);
    await runAndDeliver(machine, morning);
    expect(arrived()).toHaveLength(1);
  });

  test("drop one that ends within them", async () => {
    await insertDevices(machine, 1);
    await beQuiet();
    await setBreaking({ at: night, hours: 3 });
    for (const at of [night, morning, morning + 60]) await runAndDeliver(machine, at);
    expect([arrived(), await count("push_waiting")]).toEqual([[], 0]);
  });

  test("that were over when the device stopped wanting it bring nothing", async () => {
    await insertDevices(machine, 1);
    await beQuiet();
    await setBreaking({ at: night, hours: 10 });
    await runAndDeliver(machine, night);
    await env.DB.prepare("DELETE FROM push_subjects").run();
    await runAndDeliver(machine, morning);
    expect(arrived()).toEqual([]);
  });
});

describe("a post", () => {
  const post = (changes = {}) => ({ ...fullPost, source: "wp:a:1", preferredId: 11, slug: "hochwasser", ...changes });

  test("that appears goes once to a device that follows it twice; a change and an archive make nothing", async () => {
    await write(...places, post({ date: new Date((now - 600) * 1000).toISOString() }));
    await write(
      post({ source: "wp:a:2", preferredId: 12, slug: "alt", date: new Date((now - 8 * HOUR_S) * 1000).toISOString() }),
    );
    await insertDevices(machine, 1, { kind: "topic", key: "rhesi" });
    await insertDevices(machine, 1, { kind: "municipality", key: "bregenz" });
    for (const [kind, key] of [
      ["author", "lea"],
      ["municipality", "dornbirn"],
      ["topic", "wasser"],
    ])
      await env.DB.prepare("INSERT INTO push_subjects (kind, key, device_id) SELECT ?1, ?2, MIN(id) FROM push_devices")
        .bind(kind, key)
        .run();
    await runAndDeliver(machine, now);
    const tag = expect.stringMatching(/^post-\d+$/);
    expect(texts()).toEqual([{ title: "Der Rhein steigt", body: "Dornbirn", path: "/hochwasser/11", tag }]);
    await write(post({ date: new Date((now - 600) * 1000).toISOString(), title: "Anders" }));
    await runAndDeliver(machine, now + 60);
    expect(arrived()).toHaveLength(1);
  });
});

test("without the site's keys nothing is made or sent", async () => {
  await insertDevices(machine, 1);
  await setBreaking();
  const without = { ...machine, env: { ...machine.env, VAPID_PRIVATE_KEY: "" } };
  await runAndDeliver(without, now);
  expect([arrived(), machine.orders]).toEqual([[], []]);
});

test("an order that is none is dropped and logged, and hinders no other", async () => {
  await insertDevices(machine, 1);
  await setBreaking();
  await runPush(machine.env, now);
  machine.orders.unshift(null as never, { do: "piece" } as never, { do: "piece", message: 99, after: 0 });
  await deliverOrders(machine, now);
  expect([arrived().length, logged.length]).toEqual([1, 2]);
});

test("no statement reads a whole table", async () => {
  await insertDevices(machine, 3);
  await write(createPost({ source: "wp:a:1", preferredId: 11, slug: "a", date: new Date((now - 60) * 1000).toISOString() }));
  await setBreaking();
  const plans = await recordPlans(machine.env, async (recording) => {
    const recorded = { ...machine, env: recording };
    await runAndDeliver(recorded, now);
    await runAndDeliver(recorded, now + 60);
  });
  expect(plans.length).toBeGreaterThan(10);
  expect(plans.flatMap(findGrowingSteps)).toEqual([]);
});

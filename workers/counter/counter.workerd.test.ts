import { abortAllDurableObjects, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import type { Counter } from "./counter.ts";

const now = Math.floor(Date.now() / 1000);
const limit = { max: 2, windowS: 3600 };
const waits = { free: 1, firstWaitS: 5, longestWaitS: 60, windowS: 3600 };
const countTaken = (taken: { isTaken: boolean }[]) => taken.filter(({ isTaken }) => isTaken).length;

let name = "";
let tests = 0;
beforeEach(() => {
  tests += 1;
  name = `subject-${tests}`;
});
const find = () => env.COUNTERS.getByName(name);
const twenty = <Result>(work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: 20 }, (_, index) => work(index)));

describe("of twenty at once", () => {
  test("two are had where two are left, each with an object of its own to ask", async () => {
    expect(countTaken(await twenty(() => find().take(limit, now)))).toBe(2);
    expect(await find().peek(limit.windowS, now)).toMatchObject({ count: 2 });
  });

  test("two different things are had, and those again", async () => {
    const taken = await twenty((index) => find().take(limit, now, index));
    expect(countTaken(taken)).toBe(2);
    const [one = -1] = taken[0]?.items ?? [];
    expect(await find().take(limit, now, one)).toMatchObject({ isTaken: true, count: 2 });
  });

  test("one is had where the next has to wait", async () => {
    expect(countTaken(await twenty(() => find().takeAfterWait(waits, now)))).toBe(1);
  });

  test("each of twenty subjects has its own two", async () => {
    const taken = await twenty((index) => env.COUNTERS.getByName(`other-${index}`).take(limit, now));
    expect(countTaken(taken)).toBe(20);
  });
});

describe("a count outlives", () => {
  const takeBoth = () => twenty(() => find().take(limit, now));

  test("the object's rest", async () => {
    await takeBoth();
    await evictDurableObject(find());
    expect(await find().take(limit, now)).toMatchObject({ isTaken: false, count: 2 });
  });

  test("its sudden end", async () => {
    await takeBoth();
    await abortAllDurableObjects();
    expect(countTaken(await takeBoth())).toBe(0);
    expect(await find().peek(limit.windowS, now)).toMatchObject({ count: 2 });
  });
});

test("an end in the middle of twenty: each is answered or fails, what was answered is kept, and no more than two are had", async () => {
  const subjects = Array.from({ length: 10 }, (_, index) => env.COUNTERS.getByName(`ending-${index}`));
  const asked = subjects.map((subject) => Array.from({ length: 20 }, (_, item) => subject.take(limit, now, item)));
  const settling = Promise.all(asked.map((calls) => Promise.allSettled(calls)));
  await abortAllDurableObjects();
  for (const [index, settled] of (await settling).entries()) {
    const had = settled.flatMap((call, item) => (call.status === "fulfilled" && call.value.isTaken ? [item] : []));
    expect(had.length).toBeLessThanOrEqual(limit.max);
    // An end may come between the write and its answer: that one is counted, and had when it is asked for again.
    const after = await Promise.all(
      Array.from({ length: 20 }, (_, item) => env.COUNTERS.getByName(`ending-${index}`).take(limit, now, item)),
    );
    const kept = after.flatMap(({ isTaken }, item) => (isTaken ? [item] : []));
    expect([kept.length, had.every((item) => kept.includes(item))]).toEqual([limit.max, true]);
  }
});

test("what is given back may be taken again, and what is forgotten was never taken", async () => {
  await twenty(() => find().take(limit, now));
  await find().giveBack();
  expect(countTaken(await twenty(() => find().take(limit, now)))).toBe(1);
  await find().forget();
  expect(await find().peek(limit.windowS, now)).toBeNull();
  expect(countTaken(await twenty(() => find().take(limit, now)))).toBe(2);
});

test("nothing is kept of a subject that was only peeked at, or given back without a take", async () => {
  expect(await find().peek(limit.windowS, now)).toBeNull();
  await find().giveBack();
  expect(await readKept()).toEqual([]);
});

test("a count deletes itself when its window is over, and not before", async () => {
  await find().take(limit, now);
  expect(await runDurableObjectAlarm(find())).toBe(true);
  expect(await find().peek(limit.windowS, now)).toMatchObject({ count: 1 });
  // The alarm was set anew for the end of the window.
  expect(await readAlarm()).toBe((now + limit.windowS) * 1000);

  const past = now - limit.windowS;
  await find().forget();
  await runInDurableObject<Counter, void>(find(), async (_, { storage }) => {
    storage.kv.put("count", { count: { startedAt: past, count: 1, items: [], blockedUntil: 0 }, forgetAt: now });
    await storage.setAlarm(Date.now() + 60_000);
  });
  expect(await runDurableObjectAlarm(find())).toBe(true);
  expect([await readKept(), await readAlarm()]).toEqual([[], null]);
});

const readKept = () => runInDurableObject<Counter, unknown[]>(find(), (_, { storage }) => [...storage.kv.list()]);
const readAlarm = () => runInDurableObject<Counter, number | null>(find(), (_, { storage }) => storage.getAlarm());

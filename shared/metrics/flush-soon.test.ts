import { afterEach, expect, test, vi } from "vitest";
import { createFlushSoon } from "./flush-soon.ts";
import { countMetric, hasCounts, openTally, takeCounts } from "./meter.ts";
import type { MetricCount } from "./metric.ts";

afterEach(() => {
  takeCounts();
  vi.restoreAllMocks();
});

/** A flush whose waiting the test ends. */
function open(keep: (counts: readonly MetricCount[]) => Promise<void>) {
  const waits: (() => void)[] = [];
  const works: Promise<unknown>[] = [];
  let now = 0;
  const flush = createFlushSoon(
    () => new Promise<void>((resolve) => waits.push(resolve)),
    () => now,
  );
  const afterwards = { waitUntil: (work: Promise<unknown>) => void works.push(work) };
  return {
    answer: () => flush(afterwards, keep),
    begun: () => works.length,
    async end() {
      waits.shift()?.();
      await Promise.all(works);
    },
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test("counts of many answers are kept at once, and then it begins anew", async () => {
  const kept: (readonly MetricCount[])[] = [];
  const { answer, end, begun } = open(async (counts) => void kept.push(counts));
  const tally = openTally("cache", "home", "hit");
  for (let times = 0; times < 5; times += 1) {
    tally.count += 1;
    answer();
  }
  expect(begun()).toBe(1);
  await end();
  expect(kept).toEqual([[{ name: "cache", label: "home", detail: "hit", count: 5 }]]);
  answer();
  expect([begun(), hasCounts()]).toEqual([2, false]);
});

test("counts that cannot be kept are kept the next time", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const kept: (readonly MetricCount[])[] = [];
  let isDown = true;
  const { answer, end } = open(async (counts) => (isDown ? Promise.reject(new Error("down")) : void kept.push(counts)));
  countMetric("login", "ok");
  answer();
  await end();
  isDown = false;
  countMetric("login", "ok");
  answer();
  await end();
  expect(kept).toEqual([[{ name: "login", label: "ok", detail: "", count: 2 }]]);
});

test("a flush that ended with its request does not end all counting", () => {
  const { answer, begun, pass } = open(async () => undefined);
  answer();
  pass(61_000);
  for (let times = 0; times < 64; times += 1) answer();
  expect(begun()).toBe(2);
});

import { expect, test } from "vitest";
import { MAX_POINTS, readPoints, writePoints } from "./analytics-engine.ts";
import type { MetricCount } from "./metric.ts";
import { createMetricsStandIn } from "./sql-interface-for-test.ts";

const account = { name: "talblick_prod", accountId: "a1", token: "t1" };
const source = { origin: "https://api.cloudflare.example", accountId: "a1", token: "t1", dataset: "talblick_prod" };
const login = (count: number): MetricCount => ({ name: "login", label: "ok", detail: "", count });

test("an operator reads the sums of what was written since a moment, as if nothing had been sampled away", async () => {
  const standIn = createMetricsStandIn({ ...account, sampleInterval: 10 });
  let now = 1000;
  const dataset = standIn.dataset(() => now);
  writePoints(dataset, [login(5)]);
  now = 2000;
  writePoints(dataset, [login(3), { name: "cache", label: "home", detail: "hit", count: 7 }]);
  now = 3000;
  writePoints(dataset, [login(1)]);
  expect(await readPoints(source, 1500, standIn.fetch)).toEqual([
    { name: "cache", label: "home", detail: "hit", count: 70 },
    login(40),
  ]);
  expect(await readPoints(source, 5000, standIn.fetch)).toEqual([]);
});

test("what one invocation may not write is left for the next", () => {
  const counts = Array.from({ length: MAX_POINTS + 2 }, (_, index) => login(index));
  const written: unknown[] = [];
  expect(writePoints({ writeDataPoint: (point) => written.push(point) }, counts)).toEqual(counts.slice(MAX_POINTS));
  expect(written).toHaveLength(MAX_POINTS);
});

test.each([
  ["another token", { ...source, token: "secret-token" }, "answered 401"],
  ["a dataset that is not there", { ...source, dataset: "other" }, "answered 422"],
  ["an invalid name", { ...source, dataset: "a; DROP TABLE b" }, "METRICS_DATASET"],
])("%s is said, without the token", async (_, wrong, said) => {
  const failure = await readPoints(wrong, 0, createMetricsStandIn(account).fetch).catch(String);
  expect(failure).toContain(said);
  expect(failure).not.toContain("secret-token");
});

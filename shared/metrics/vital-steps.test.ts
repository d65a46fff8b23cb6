import { expect, test } from "vitest";
import { listSteps, toPercentile, toStep } from "./vital-steps.ts";

const LCP = listSteps("LCP");

test.each([
  ["nothing", [], null],
  ["one reader", [1200], [1000, 1250]],
  ["three fast readers and a slow one", [400, 400, 400, 9000], [300, 400]],
  ["two fast readers and two slow ones", [400, 400, 9000, 9000], [8000, 10_000]],
  ["what is beyond all steps", [90_000, 90_000], [30_000, 60_000]],
])("the 75th percentile of %s lies in its step", (_, values, bounds) => {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(toStep(LCP, value), (counts.get(toStep(LCP, value)) ?? 0) + 1);
  const found = toPercentile(LCP, counts, 0.75);
  if (bounds === null) return expect(found).toBeNull();
  expect(found).toBeGreaterThan(bounds[0] as number);
  expect(found).toBeLessThanOrEqual(bounds[1] as number);
});

test.each([
  ["LCP", 2500, 2501],
  ["INP", 200, 201],
  ["CLS", 0.1, 0.101],
  ["TTFB", 800, 801],
] as const)("what is good of %s and what is not are never one step", (name, good, worse) => {
  expect(toStep(listSteps(name), good)).toBeLessThan(toStep(listSteps(name), worse));
});

import { expect, test } from "vitest";
import { toRetryWait } from "./retry-wait.ts";

test("each retry waits twice as long as the one before, and 300 ms longer at the least", () => {
  expect([0, 1, 2, 3, 4].map((attempt) => toRetryWait(attempt, 0))).toEqual([1300, 2300, 4300, 8300, 16300]);
});

test("readers come back within 2.7 seconds, not all at once", () => {
  expect([0, 0.5, 0.9999].map((random) => toRetryWait(0, random))).toEqual([1300, 2650, 3999]);
});

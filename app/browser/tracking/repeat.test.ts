import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeat } from "./repeat.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const start = (attempt: () => boolean, signal = new AbortController().signal) =>
  repeat(attempt, { attempts: 5, everyMs: 250, signal });

test("what never succeeds is tried five times, a quarter of a second apart", async () => {
  const attempt = vi.fn(() => false);
  const done = start(attempt);
  const counts = [];
  for (let tick = 0; tick < 7; tick += 1) {
    counts.push(attempt.mock.calls.length);
    await vi.advanceTimersByTimeAsync(250);
  }
  expect(counts).toEqual([1, 2, 3, 4, 5, 5, 5]);
  expect(await done).toBe(false);
});

test("what succeeds is not tried again", async () => {
  const attempt = vi.fn(() => attempt.mock.calls.length === 3);
  const done = start(attempt);
  await vi.advanceTimersByTimeAsync(5000);
  expect([await done, attempt.mock.calls.length]).toEqual([true, 3]);
});

test("a caller who stops it gets false at once, and nothing is tried any more", async () => {
  const controller = new AbortController();
  const attempt = vi.fn(() => false);
  const done = start(attempt, controller.signal);
  controller.abort();
  expect(await done).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test("what was stopped before it began is never tried", async () => {
  const attempt = vi.fn(() => true);
  expect(await start(attempt, AbortSignal.abort())).toBe(false);
  expect(attempt).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BackendRests, createBackendGuard, isThere } from "./backend-guard.ts";

let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const open = (restMs = 1000, maxCalls = 3) => createBackendGuard({ timeoutMs: 100, restMs, maxCalls }, () => now);

/** A back end of which a test says whether it is there. */
function createBackend() {
  const backend = { isUp: true, asked: 0 };
  const call = async () => {
    backend.asked += 1;
    if (!backend.isUp) throw new Error("connection refused");
    return { status: 200 };
  };
  return { backend, call };
}

test("a back end that is down is asked five times, and then not until its rest is over; one good answer brings it back", async () => {
  const guard = open();
  const { backend, call } = createBackend();
  backend.isUp = false;
  const outcomes: string[] = [];
  for (let time = 0; time < 20; time += 1) await guard(call, isThere).catch((error: Error) => outcomes.push(error.name));
  expect([backend.asked, outcomes.filter((name) => name === "BackendRests").length]).toEqual([5, 15]);
  backend.isUp = true;
  now = 999;
  await expect(guard(call, isThere)).rejects.toBeInstanceOf(BackendRests);
  now = 1000;
  for (let time = 0; time < 20; time += 1) expect(await guard(call, isThere)).toEqual({ status: 200 });
  // Operators learn once that it is away, and once that it is back.
  expect([vi.mocked(console.error).mock.calls.length, vi.mocked(console.warn).mock.calls.length]).toEqual([1, 1]);
});

test("answers that a proxy gives for it count as failures, its own errors do not", async () => {
  const guard = open();
  for (let time = 0; time < 20; time += 1) expect(await guard(async () => ({ status: 500 }), isThere)).toEqual({ status: 500 });
  for (let time = 0; time < 5; time += 1) await guard(async () => ({ status: 503 }), isThere);
  await expect(guard(async () => ({ status: 200 }), isThere)).rejects.toBeInstanceOf(BackendRests);
  expect([200, 404, 500, 501, 502, 503, 504, 505].filter((status) => isThere({ status }))).toEqual([200, 404, 500, 501, 505]);
});

test("one that is slow has so many calls at once, and the others go on without it", async () => {
  const guard = open();
  const { promise, resolve } = Promise.withResolvers<{ status: number }>();
  const waiting = Array.from({ length: 3 }, () => guard(() => promise, isThere));
  await expect(guard(() => promise, isThere)).rejects.toThrow("Too many calls");
  resolve({ status: 200 });
  await Promise.all(waiting);
  expect(await guard(async () => ({ status: 200 }), isThere)).toEqual({ status: 200 });
});

test("without a rest a failing back end is asked each time", async () => {
  const guard = open(0);
  const { backend, call } = createBackend();
  backend.isUp = false;
  for (let time = 0; time < 20; time += 1) await expect(guard(call, isThere)).rejects.toThrow("connection refused");
  expect(backend.asked).toBe(20);
});

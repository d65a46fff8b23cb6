import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenQuiet } from "./when-quiet.ts";

let turnIdle: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", {
    requestIdleCallback: (callback: () => void) => {
      turnIdle = callback;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts to wait on such a connection; returns the callback. */
function wait(connection?: { effectiveType?: string; saveData?: boolean }) {
  vi.stubGlobal("navigator", { connection });
  turnIdle = () => {};
  const callback = vi.fn();
  whenQuiet(callback);
  return callback;
}

test.each([
  ["whose browser does not say", undefined],
  ["with a fast line", { effectiveType: "4g", saveData: false }],
  ["with a slow line", { effectiveType: "2g" }],
])("for a reader %s it comes a second after the page is idle, however late that is", (_, connection) => {
  const callback = wait(connection);
  vi.advanceTimersByTime(60_000);
  turnIdle();
  vi.advanceTimersByTime(999);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledOnce();
});

test.each([
  ["on the slowest lines", { effectiveType: "slow-2g" }],
  ["who saves data", { effectiveType: "4g", saveData: true }],
])("for a reader %s the callback is never called", (_, connection) => {
  const callback = wait(connection);
  turnIdle();
  vi.advanceTimersByTime(60_000);
  expect(callback).not.toHaveBeenCalled();
});

test("a browser that never says when it is idle is idle at once", () => {
  vi.stubGlobal("window", {});
  const callback = wait();
  vi.advanceTimersByTime(1000);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledOnce();
});

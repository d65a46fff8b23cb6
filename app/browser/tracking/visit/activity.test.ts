import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followActivity } from "./activity.ts";

let page: EventTarget & { visibilityState: "visible" | "hidden" };
let layer: { active_seconds: number }[];
let left: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: "visible" as const });
  layer = [];
  left = new AbortController();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", { dataLayer: layer });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const beats = () => layer.map(({ active_seconds }) => active_seconds);
const act = () => page.dispatchEvent(new Event("scroll"));
function turn(state: "visible" | "hidden"): void {
  page.visibilityState = state;
  page.dispatchEvent(new Event("visibilitychange"));
}

test("a visit of ten seconds is one, and not a moment before", () => {
  followActivity(left.signal);
  vi.advanceTimersByTime(9_999);
  expect(layer).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(layer).toEqual([{ event: "activity_heartbeat", active_seconds: 10 }]);
});

test("an active reader is counted every ten seconds", () => {
  followActivity(left.signal);
  for (let step = 0; step < 4; step += 1) {
    vi.advanceTimersByTime(5_000);
    act();
    vi.advanceTimersByTime(5_000);
  }
  expect(beats()).toEqual([10, 20, 30, 40]);
});

test("an idle reader is not counted, and is again after the next activity", () => {
  followActivity(left.signal);
  vi.advanceTimersByTime(35_000);
  expect(beats()).toEqual([10]);
  act();
  vi.advanceTimersByTime(5_000);
  expect(beats()).toEqual([10, 20]);
});

test("a page out of view stops the clock, which goes on where it stood", () => {
  followActivity(left.signal);
  vi.advanceTimersByTime(6_000);
  turn("hidden");
  vi.advanceTimersByTime(60_000);
  expect(beats()).toEqual([]);
  turn("visible");
  vi.advanceTimersByTime(3_999);
  expect(beats()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(beats()).toEqual([10]);
});

test("a page that opens out of view begins when it comes into it", () => {
  page.visibilityState = "hidden";
  followActivity(left.signal);
  vi.advanceTimersByTime(60_000);
  turn("visible");
  vi.advanceTimersByTime(10_000);
  expect(beats()).toEqual([10]);
});

test("a page that was left, or may not be measured any more, sends nothing, whatever happens on it", () => {
  followActivity(left.signal);
  vi.advanceTimersByTime(10_000);
  left.abort();
  act();
  turn("hidden");
  turn("visible");
  vi.advanceTimersByTime(60_000);
  expect([beats(), vi.getTimerCount()]).toEqual([[10], 0]);
});

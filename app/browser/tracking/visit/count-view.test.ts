import { afterEach, beforeEach, expect, test, vi } from "vitest";

let page: EventTarget & { visibilityState: "visible" | "hidden"; referrer: string; querySelector: () => object | null };
let sent: string[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  page = Object.assign(new EventTarget(), {
    visibilityState: "visible" as const,
    referrer: "",
    querySelector: () => ({ dataset: { post: "653" } }),
  });
  sent = [];
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { origin: "https://talblick.example", search: "", pathname: "/rhein/653" });
  vi.stubGlobal("navigator", { sendBeacon: (path: string, body: string) => sent.push(`${path} ${body}`) > 0 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const begin = async () => {
  const visit = await import("./count-view.ts");
  // No script runs at the moment a page begins.
  vi.advanceTimersByTime(20);
  visit.countView();
  return visit;
};
function turn(state: "visible" | "hidden"): void {
  page.visibilityState = state;
  page.dispatchEvent(new Event("visibilitychange"));
}
const counted = ['/api/views {"post":653,"source":"direct"}'];

test("ten seconds in view are a reading, once, and not a moment before", async () => {
  const visit = await begin();
  vi.advanceTimersByTime(9_999);
  expect([sent, visit.viewedAt]).toEqual([[], undefined]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual(counted);
  expect(visit.viewedAt).toBe(performance.now());
  turn("hidden");
  turn("visible");
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual(counted);
});

test("time out of view does not count, and what was in view before does", async () => {
  await begin();
  vi.advanceTimersByTime(6_000);
  turn("hidden");
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
  turn("visible");
  vi.advanceTimersByTime(3_999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual(counted);
});

test("a tab that opens behind others begins when it comes into view", async () => {
  page.visibilityState = "hidden";
  await begin();
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
  turn("visible");
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual(counted);
});

test("a page that is no post counts nothing, and has no number in JSON", async () => {
  page.querySelector = () => null;
  const visit = await begin();
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
  expect(JSON.stringify({ post: visit.readPost() })).toBe('{"post":null}');
});

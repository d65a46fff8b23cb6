import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announcePageReady, PAGE_READY } from "./page-ready.ts";

const view = { event: "virtual_page_view", page_type: "home", page_url: "/" };
let page: EventTarget;
let heard: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  heard = [];
  page.addEventListener(PAGE_READY, (event) => heard.push((event as CustomEvent).detail));
  vi.stubGlobal("document", page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const signal = new AbortController().signal;

test("a page that no tracker takes says five times more that it is ready, half a second apart, and then stops", async () => {
  const taken = announcePageReady(view, () => false, signal);
  expect(heard).toEqual([view]);
  await vi.advanceTimersByTimeAsync(499);
  expect(heard).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2001);
  expect(heard).toHaveLength(6);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([heard.length, await taken]).toEqual([6, false]);
});

test("a tracker that comes late takes it, and it is not said again", async () => {
  const taken = announcePageReady(view, () => false, signal);
  await vi.advanceTimersByTimeAsync(700);
  page.addEventListener(PAGE_READY, (event) => event.preventDefault());
  await vi.advanceTimersByTimeAsync(60_000);
  expect([heard.length, await taken]).toEqual([3, true]);
});

test("a tracker that reads the data layer need not say anything", async () => {
  expect(await announcePageReady(view, () => true, signal)).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toHaveLength(1);
});

test("a page that was left is not announced any more", async () => {
  const left = new AbortController();
  void announcePageReady(view, () => false, left.signal);
  left.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toHaveLength(1);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadOnChunkError } from "./reload-on-chunk-error.ts";

type Page = EventTarget & { location: { pathname: string; reload: () => void } };
let page: Page;
let reloads: string[];
let isAwaited: boolean;

/** The page, as a build made it. */
function open(build: string): void {
  page = Object.assign(new EventTarget(), {
    location: { pathname: "/", reload: () => void reloads.push(page.location.pathname) },
  });
  vi.stubGlobal("window", page);
  reloadOnChunkError(() => isAwaited, build);
}

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  reloads = [];
  isAwaited = false;
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  open("/assets/entry-1.js");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether the error was dealt with. */
function fail(path: string): boolean {
  page.location.pathname = path;
  return !page.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
}

test("a page whose chunk cannot be loaded reloads, at most once in ten seconds, also where builds follow each other", () => {
  expect([fail("/themen"), fail("/themen")]).toEqual([true, false]);
  open("/assets/entry-2.js");
  vi.advanceTimersByTime(9_999);
  expect(fail("/themen")).toBe(false);
  vi.advanceTimersByTime(1);
  expect(fail("/themen")).toBe(true);
  expect(reloads).toEqual(["/themen", "/themen"]);
});

test("a reload that brought the same build is not tried again", () => {
  expect(fail("/themen")).toBe(true);
  open("/assets/entry-1.js");
  vi.advanceTimersByTime(60_000);
  expect(fail("/themen")).toBe(false);
  expect(reloads).toEqual(["/themen"]);
});

test("each path is remembered: a reader who goes to and fro reloads each of them once", () => {
  expect([fail("/"), fail("/themen"), fail("/"), fail("/themen")]).toEqual([true, true, false, false]);
  expect(reloads).toEqual(["/", "/themen"]);
});

test("while a reader waits for what they pressed, nothing is taken from under them", () => {
  isAwaited = true;
  expect(fail("/themen")).toBe(false);
  isAwaited = false;
  expect(fail("/themen")).toBe(true);
});

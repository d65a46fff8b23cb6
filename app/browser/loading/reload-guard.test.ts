import { afterEach, beforeEach, expect, test, vi } from "vitest";

let kept: Map<string, string>;
let isRefused: boolean;
let reloads: string[];
let location: { pathname: string; reload: () => void };

beforeEach(() => {
  vi.useFakeTimers();
  kept = new Map();
  isRefused = false;
  reloads = [];
  location = { pathname: "/", reload: () => void reloads.push(location.pathname) };
  const open = () => {
    if (isRefused) throw new DOMException("refused", "SecurityError");
    return kept;
  };
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => open().get(key) ?? null,
    setItem: (key: string, value: string) => void open().set(key, value),
  });
  vi.stubGlobal("location", location);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The page, as a build made it: each has its own copy of the module. */
async function open(build: string): Promise<(path: string) => boolean> {
  vi.resetModules();
  const { reloadGuarded } = await import("./reload-guard.ts");
  return (path) => {
    location.pathname = path;
    return reloadGuarded(build);
  };
}

test("a page reloads at most once in ten seconds, also where builds follow each other", async () => {
  expect((await open("one"))("/themen")).toBe(true);
  vi.advanceTimersByTime(9_999);
  const reload = await open("two");
  expect(reload("/themen")).toBe(false);
  vi.advanceTimersByTime(1);
  expect(reload("/themen")).toBe(true);
  expect(reloads).toEqual(["/themen", "/themen"]);
});

test("two reasons at once are one reload", async () => {
  const reload = await open("one");
  expect([reload("/"), reload("/")]).toEqual([true, false]);
  vi.advanceTimersByTime(60_000);
  expect(reload("/")).toBe(false);
});

test("a reload that brought the same build is not tried again for an hour, also where builds take turns", async () => {
  expect((await open("one"))("/")).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect((await open("two"))("/")).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect((await open("one"))("/")).toBe(false);
  vi.advanceTimersByTime(3_600_000);
  expect((await open("one"))("/")).toBe(true);
});

test("each path is remembered by itself", async () => {
  expect((await open("one"))("/")).toBe(true);
  expect((await open("one"))("/themen")).toBe(true);
  expect((await open("one"))("/")).toBe(false);
});

test("where nothing can be remembered, no page is reloaded: it might not end", async () => {
  isRefused = true;
  expect((await open("one"))("/")).toBe(false);
  expect(reloads).toEqual([]);
});

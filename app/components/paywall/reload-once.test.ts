import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadOnce } from "./reload-once.ts";

let reload: ReturnType<typeof vi.fn>;
let stored: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  reload = vi.fn();
  stored = new Map();
  vi.stubGlobal("location", { pathname: "/ein-titel/100", reload });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page that stays broken is not loaded again and again", () => {
  reloadOnce();
  reloadOnce();
  expect(reload).toHaveBeenCalledOnce();
});

test("another page, and the same a minute later, is reloaded", () => {
  reloadOnce();
  vi.stubGlobal("location", { pathname: "/anderer/101", reload });
  reloadOnce();
  vi.advanceTimersByTime(60_000);
  reloadOnce();
  expect(reload).toHaveBeenCalledTimes(3);
});

test("where nothing can be remembered nothing is reloaded", () => {
  vi.stubGlobal("sessionStorage", undefined);
  reloadOnce();
  expect(reload).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followBuild } from "./follow-build.ts";

vi.mock("#app/browser/log.ts", () => ({ logError: vi.fn() }));
const keeping = vi.hoisted(() => ({ keepsPage: vi.fn(() => false) }));
vi.mock("./keeps-page.ts", () => keeping);

const MINUTE = 60_000;
let page: EventTarget & { visibilityState: string };
let tab: EventTarget;
let latest: string | null;
let asked: string[];
let isBusy: boolean;
let reloads: number;

beforeEach(() => {
  vi.useFakeTimers();
  latest = "b1";
  asked = [];
  isBusy = false;
  reloads = 0;
  keeping.keepsPage.mockReturnValue(false);
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    asked.push(`${url} ${init.cache}`);
    return latest === null ? new Response("Wartung", { status: 503 }) : Response.json({ id: latest });
  });
  openPage("b1");
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openPage(build: string): void {
  vi.clearAllTimers();
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  tab = new EventTarget();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", tab);
  followBuild({ isBusy: () => isBusy, reload: () => ++reloads > 0, loadIsland: vi.fn(), isPrefetching: false }, build);
}

async function comeBack(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1000);
  page.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(1);
}

test("a page that comes back to view asks past all caches, and reloads for another build alone", async () => {
  await comeBack();
  expect([asked.length, reloads]).toEqual([1, 0]);
  expect(asked[0]).toMatch(/^\/builds\/latest\.json\?\d+ no-store$/);
  latest = "b2";
  await comeBack();
  expect(reloads).toBe(1);
});

test("so does a page that the browser had kept", async () => {
  latest = "b2";
  await vi.advanceTimersByTimeAsync(1000);
  tab.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([]);
  tab.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await vi.advanceTimersByTimeAsync(1);
  expect(reloads).toBe(1);
});

test("a page in view asks every ten minutes, and reloads after one minute without a touch; a hidden one does neither", async () => {
  latest = "b2";
  await vi.advanceTimersByTimeAsync(10 * MINUTE - 10_000);
  tab.dispatchEvent(new Event("wheel"));
  await vi.advanceTimersByTimeAsync(MINUTE - 1);
  expect([asked.length, reloads]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(reloads).toBe(1);
  page.visibilityState = "hidden";
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  expect([asked.length, reloads]).toEqual([1, 1]);
});

test.each(["busy", "kept"])("a page whose reader is %s reloads once that has ended", async (reason) => {
  latest = "b2";
  if (reason === "busy") isBusy = true;
  else keeping.keepsPage.mockReturnValue(true);
  await comeBack();
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(reloads).toBe(0);
  isBusy = false;
  keeping.keepsPage.mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(reloads).toBe(1);
});

test("a build that was rolled back meanwhile is ignored, and so is a malformed answer", async () => {
  latest = "b2";
  isBusy = true;
  await comeBack();
  latest = "b1";
  await comeBack();
  isBusy = false;
  latest = null;
  await comeBack();
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(reloads).toBe(0);
});

test("a page that does not say which build made it is never out of date", async () => {
  openPage("");
  await comeBack();
  expect([asked.length, reloads]).toEqual([1, 0]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followVitals, sumShifts, toDelay } from "./follow-vitals.ts";

const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });

test.each([
  ["no shift", [], 0],
  ["shifts soon after one another are one", [shift(0, 0.125), shift(900, 0.25)], 0.375],
  ["a second apart they are two", [shift(0, 0.25), shift(1000, 0.125)], 0.25],
  ["after five seconds the next begins", [0, 900, 1800, 2700, 3600, 4500, 5400].map((at) => shift(at, 0.125)), 0.75],
  ["what follows a touch is wanted", [shift(0, 0.5, true), shift(10, 0.125)], 0.125],
])("of layout shifts the worst spell is told: %s", (_, entries, most) => {
  const shifts = sumShifts();
  shifts.add(entries);
  expect(shifts.most()).toBe(most);
});

test.each([
  ["without a touch there is none", [], 0, undefined],
  ["the slowest counts", [40, 304, 56], 49, 304],
  ["one of fifty is left out", [40, 304, 56], 50, 56],
  ["where fewer were slow the fastest of them counts", [40, 304], 400, 40],
])("of answers to touches a slow one is told: %s", (_, noted, count, delay) => {
  expect(toDelay(noted, count)).toBe(delay);
});

type Entry = Partial<PerformanceNavigationTiming> & { value?: number; interactionId?: number; activationStart?: number };
let entries: Record<string, Entry[]>;
let told: Record<string, (entries: Entry[]) => void>;
let waiting: Record<string, Entry[]>;

beforeEach(() => {
  entries = { navigation: [{ responseStart: 120 }], "first-contentful-paint": [{ startTime: 300.12345 }] };
  told = {};
  waiting = {};
  vi.stubGlobal("performance", {
    getEntriesByType: (type: string) => entries[type] ?? [],
    getEntriesByName: (name: string) => entries[name] ?? [],
  });
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      static supportedEntryTypes = ["largest-contentful-paint", "layout-shift", "event", "first-input"];
      type = "";
      hear: (list: { getEntries: () => Entry[] }) => void;
      constructor(hear: (list: { getEntries: () => Entry[] }) => void) {
        this.hear = hear;
      }
      observe({ type }: { type: string }) {
        this.type = type;
        told[type] = (some) => this.hear({ getEntries: () => some });
      }
      takeRecords = () => waiting[this.type] ?? [];
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("all five are told, with what the browser has not told yet", () => {
  const read = followVitals();
  told["largest-contentful-paint"]?.([{ startTime: 310 }, { startTime: 800 }]);
  told["first-input"]?.([{ interactionId: 7, duration: 16 }]);
  waiting = { event: [{ interactionId: 7, duration: 48 }, { duration: 900 }], "layout-shift": [{ startTime: 5, value: 0.0625 }] };
  expect(read()).toEqual({ LCP: 800, FCP: 300.123, TTFB: 120, CLS: 0.063, INP: 48 });
});

test("a page that was rendered ahead begins when its reader comes", () => {
  entries.navigation = [{ responseStart: 120, activationStart: 250 }];
  const read = followVitals();
  told["largest-contentful-paint"]?.([{ startTime: 200 }]);
  expect(read()).toEqual({ LCP: 0, FCP: 50.123, TTFB: 0, CLS: 0 });
});

test("paints that nobody waited for, in a tab behind others, are not told", () => {
  entries["visibility-state"] = [{ name: "hidden", startTime: 0 }];
  const read = followVitals();
  told["largest-contentful-paint"]?.([{ startTime: 9000 }]);
  expect(read()).toEqual({ TTFB: 120 });
});

test("what the browser does not note is left out", () => {
  Object.assign(PerformanceObserver, { supportedEntryTypes: [] });
  expect(followVitals()()).toEqual({ FCP: 300.123, TTFB: 120 });
});

import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { BREAKING_LINE_KEY } from "#app/domain/page/breaking-line-key.ts";
import { breakingLineScript } from "./breaking-line-script.ts";

type Browser = { stored?: Record<string, string>; ends?: number; isRefused?: boolean };

/** Runs the script within line 7 at the moment 1000; what a reader and the browser then do is `act` and `click`. */
function run({ stored = {}, ends = 5000, isRefused = false }: Browser = {}) {
  const clock = { now: 1000 };
  const listeners = new Map<string, (event: object) => void>();
  const timers: { at: number; run: () => void }[] = [];
  const listen = (name: string, listener: (event: object) => void) => void listeners.set(name, listener);
  const line = { hidden: false, dataset: { breaking: "7", ends: String(ends) }, addEventListener: listen };
  const localStorage = isRefused ? new Proxy(stored, { get: () => refuse(), set: () => refuse() }) : stored;
  runInNewContext(breakingLineScript, {
    document: { currentScript: { parentNode: line }, addEventListener: listen },
    addEventListener: listen,
    localStorage,
    Date: { now: () => clock.now },
    setTimeout: (act: () => void, after: number) => void timers.push({ at: clock.now + after, run: act }),
  });
  return {
    line,
    stored,
    timers,
    clock,
    tell: (name: string) => listeners.get(name)?.({}),
    click: (isButton: boolean) => listeners.get("click")?.({ target: { closest: () => (isButton ? {} : null) } }),
  };
}

function refuse(): never {
  throw new Error("SecurityError");
}

test("a line stands, until its reader puts it away: on this page and every one after it", () => {
  const { line, click, stored } = run();
  click(false);
  expect([line.hidden, stored]).toEqual([false, {}]);
  click(true);
  expect([line.hidden, stored]).toEqual([true, { [BREAKING_LINE_KEY]: "7" }]);
  expect(run({ stored }).line.hidden).toBe(true);
  expect(run({ stored: { [BREAKING_LINE_KEY]: "6" } }).line.hidden).toBe(false);
});

test("a line that was put away in another tab is gone when its reader comes back", () => {
  for (const event of ["pageshow", "visibilitychange"]) {
    const { line, stored, tell } = run();
    stored[BREAKING_LINE_KEY] = "7";
    tell(event);
    expect([event, line.hidden]).toEqual([event, true]);
  }
});

test("a line goes at its end: before the first paint, in a page that stays open, and after a machine has slept", () => {
  expect(run({ ends: 1000 }).line.hidden).toBe(true);
  const open = run();
  expect([open.line.hidden, open.timers.map(({ at }) => at)]).toEqual([false, [5000]]);
  open.timers[0]?.run();
  expect(open.line.hidden).toBe(true);
  const asleep = run();
  asleep.clock.now = 5001;
  asleep.tell("visibilitychange");
  expect(asleep.line.hidden).toBe(true);
});

test("where nothing may be kept it is put away on this page, and still goes at its end", () => {
  const { line, click, tell } = run({ isRefused: true });
  expect(line.hidden).toBe(false);
  click(true);
  tell("visibilitychange");
  expect(line.hidden).toBe(true);
  expect(run({ isRefused: true, ends: 999 }).line.hidden).toBe(true);
});

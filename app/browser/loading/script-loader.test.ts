import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { trackScript } from "./script-loader.ts";

type Element = EventTarget & { src: string; home: "page" | "elsewhere" | null; remove: () => void };
let made: Element[];
let url: string;
let count = 0;

beforeEach(() => {
  vi.useFakeTimers();
  made = [];
  // Each test has a script of its own: the module remembers them by address.
  count += 1;
  url = `https://tags.example/${count}.js`;
  vi.stubGlobal("document", {
    createElement: () => {
      const element: Element = Object.assign(new EventTarget(), {
        src: "",
        home: null,
        remove: () => {
          element.home = null;
        },
      });
      made.push(element);
      return element;
    },
    head: { append: (element: Element) => Object.assign(element, { home: "page" }) },
    implementation: {
      createHTMLDocument: () => ({ adoptNode: (element: Element) => Object.assign(element, { home: "elsewhere" }) }),
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const say = (index: number, type: "load" | "error") => made[index]?.dispatchEvent(new Event(type));

test("no script is requested before somebody wants it; two who want it share one", async () => {
  const script = trackScript(url);
  expect([script.status, made.length]).toEqual(["awaiting", 0]);
  const both = Promise.all([script.load(1000), trackScript(url).load(1000)]);
  expect([script.status, made.length, made[0]?.src, made[0]?.home]).toEqual(["loading", 1, url, "page"]);
  say(0, "load");
  await both;
  expect(script.status).toBe("loaded");
  vi.advanceTimersByTime(5000);
  expect(script.status).toBe("loaded");
});

test("a script that fails, or does not come in time, is an error and may be loaded again", async () => {
  const script = trackScript(url);
  const refused = expect(script.load(1000)).rejects.toThrow(`${url} cannot be had`);
  say(0, "error");
  await refused;
  expect(script.status).toBe("error");
  const late = expect(script.load(1000)).rejects.toThrow("did not come within 1000 ms");
  vi.advanceTimersByTime(1000);
  await late;
  expect([script.status, made[1]?.home]).toEqual(["error", null]);
  const third = script.load(1000);
  // The attempt that was given up is ignored.
  say(1, "load");
  expect(script.status).toBe("loading");
  say(2, "load");
  await third;
  expect([script.status, made.length]).toEqual(["loaded", 3]);
});

test("a loaded script is removed, and comes again as a new element", async () => {
  const script = trackScript(url);
  const first = script.load(1000);
  say(0, "load");
  await first;
  script.remove();
  expect([script.status, made[0]?.home]).not.toContain("page");
  expect(script.status).toBe("removed");
  const second = script.load(1000);
  expect([script.status, made[1]?.home]).toEqual(["loading", "page"]);
  say(1, "load");
  await second;
  expect([script.status, made.length]).toEqual(["loaded", 2]);
});

test("a script that is removed while it loads belongs to no page when it comes, and who waited for it is told", async () => {
  const script = trackScript(url);
  const waiting = expect(script.load(1000)).rejects.toThrow("was removed");
  script.remove();
  await waiting;
  say(0, "load");
  vi.advanceTimersByTime(5000);
  expect(script.status).toBe("removed");
  expect(made[0]?.home).not.toBe("page");
});

test("a script that was never loaded can be removed as well", async () => {
  const script = trackScript(url);
  script.remove();
  expect([script.status, made.length]).toEqual(["removed", 0]);
  const loading = script.load(1000);
  say(0, "load");
  await loading;
  expect(script.status).toBe("loaded");
});

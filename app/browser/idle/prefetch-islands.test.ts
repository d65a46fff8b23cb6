import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefetchIslands } from "./prefetch-islands.ts";

vi.mock("#app/browser/log.ts", () => ({ logError: vi.fn() }));

class Link extends EventTarget {
  origin = "https://portal.example";
  pathname: string;
  constructor(pathname: string) {
    super();
    this.pathname = pathname;
  }
  closest() {
    return this;
  }
}

let page: EventTarget;
let asked: string[];
/** Of the payload at that address. */
let islands: (url: string) => string[];

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  asked = [];
  islands = () => ["search-field"];
  vi.stubGlobal("Element", Link);
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { origin: "https://portal.example", pathname: "/service" });
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return Response.json(
      url.startsWith("/builds/") ? { prerendered: ["/suche", "/service", "/abo"] } : { islands: islands(url) },
    );
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function restOn(pathname: string, ms: number): Promise<void> {
  const event = new Event("pointerover");
  Object.defineProperty(event, "target", { value: new Link(pathname) });
  page.dispatchEvent(event);
  await vi.advanceTimersByTimeAsync(ms);
}

test("islands of a prerendered page come ahead once a reader rests on its link, once; those of other pages do not", async () => {
  const loaded: string[] = [];
  await prefetchIslands({ isPrefetching: false, loadIsland: async (name) => loaded.push(name) }, "b1");
  await restOn("/suche", 199);
  await restOn("/", 200);
  await restOn("/service", 200);
  expect(asked).toEqual(["/builds/meta/b1.json"]);
  await restOn("/suche", 200);
  await restOn("/suche", 200);
  expect(asked).toEqual(["/builds/meta/b1.json", "/suche/_payload.json?b1"]);
  expect(loaded).toEqual(["search-field"]);
});

test("a manifest that cannot be had is only logged", async () => {
  const { logError } = await import("#app/browser/log.ts");
  vi.stubGlobal("fetch", async () => new Response(null, { status: 404 }));
  await prefetchIslands({ isPrefetching: false, loadIsland: vi.fn() }, "b1");
  expect(logError).toHaveBeenCalledWith("The app manifest cannot be had", expect.any(Error));
});

test("at most four are loaded at once, whichever links want them, and one that fails does not hold up the others", async () => {
  let running = 0;
  let most = 0;
  const done: string[] = [];
  const page = {
    isPrefetching: false,
    loadIsland: async (name: string) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      running -= 1;
      if (name === "/suche 2") throw new Error("gone");
      done.push(name);
    },
  };
  islands = (url) => ["1", "2", "3", "4", "5"].map((number) => `${url.slice(0, url.indexOf("/_payload"))} ${number}`);
  await prefetchIslands(page, "b1");
  await restOn("/suche", 200);
  await restOn("/abo", 200);
  expect([running, page.isPrefetching]).toEqual([4, true]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([most, done.length]).toEqual([4, 9]);
  // From then on a chunk that fails is one that the reader waits for.
  expect(page.isPrefetching).toBe(false);
});

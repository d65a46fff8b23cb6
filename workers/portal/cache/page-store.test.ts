import { expect, test } from "vitest";
import type { CachedPage } from "./cached-page.ts";
import { createPageStore } from "./page-store.ts";

function page(tags: string[], size = 1000): CachedPage {
  const identity = new Uint8Array(size);
  return {
    headers: [],
    bytes: { identity, gzip: null, br: null },
    isIdentityAsked: false,
    etag: 'W/"1"',
    roundTrips: "",
    tags,
    renderedAt: 0,
    until: null,
    isPurged: false,
  };
}

test("a purge marks the pages that show the content, and no others", () => {
  const store = createPageStore(1_000_000);
  store.set("/a", page(["post:1", "menus"]), store.turn());
  store.set("/b", page(["post:2", "menus"]), store.turn());
  store.purge(["post:1", "post:9"]);
  expect([store.get("/a")?.isPurged, store.get("/b")?.isPurged]).toEqual([true, false]);
  store.purge(["menus"]);
  expect(store.get("/b")?.isPurged).toBe(true);
});

test("a purge of everything marks pages without a name as well", () => {
  const store = createPageStore(1_000_000);
  store.set("/a", page([]), store.turn());
  store.purge(["everything"]);
  expect(store.get("/a")?.isPurged).toBe(true);
});

test.each([["post:1"], ["everything"]])("a page that was begun before its content changed (%s) counts as purged", (tag) => {
  const store = createPageStore(1_000_000);
  const begun = store.turn();
  store.purge([tag]);
  store.set("/a", page(["post:1"]), begun);
  store.set("/b", page(["post:1"]), store.turn());
  expect([store.get("/a")?.isPurged, store.get("/b")?.isPurged]).toEqual([true, false]);
});

test("a page that is rendered anew is found by its new contents only", () => {
  const store = createPageStore(1_000_000);
  store.set("/a", page(["post:1"]), store.turn());
  store.set("/a", page(["post:2"]), store.turn());
  store.purge(["post:1"]);
  expect(store.get("/a")?.isPurged).toBe(false);
  store.purge(["post:2"]);
  expect(store.get("/a")?.isPurged).toBe(true);
});

test("the bytes are bounded, and the least recently used page goes first", () => {
  const store = createPageStore(10_000);
  for (const key of ["/a", "/b", "/c"]) store.set(key, page([], 2000), store.turn());
  store.get("/a");
  store.set("/d", page([], 2000), store.turn());
  expect(["/a", "/b", "/c", "/d"].map((key) => store.get(key) !== undefined)).toEqual([true, false, true, true]);
  expect(store.size().bytes).toBeLessThanOrEqual(10_000);
});

test("an encoding that is added counts, and may cost another page its place", () => {
  const store = createPageStore(10_000);
  store.set("/a", page([], 4000), store.turn());
  store.set("/b", page([], 3000), store.turn());
  const grown = store.get("/b");
  if (grown !== undefined) grown.bytes.gzip = new Uint8Array(3000);
  store.recount("/b");
  expect([store.get("/a"), store.get("/b")?.bytes.gzip?.byteLength]).toEqual([undefined, 3000]);
  expect(store.size()).toEqual({ pages: 1, bytes: 7024 });
});

test("a page that is larger than the whole store is not kept, and removes no other", () => {
  const store = createPageStore(10_000);
  store.set("/a", page([]), store.turn());
  store.set("/b", page([], 20_000), store.turn());
  expect([store.get("/a") !== undefined, store.get("/b")]).toEqual([true, undefined]);
});

test("removed pages leave nothing behind: a flood of addresses does not grow the store", () => {
  const store = createPageStore(50_000);
  for (let index = 0; index < 5000; index += 1) store.set(`/${index}`, page([`post:${index}`]), store.turn());
  expect(store.size().pages).toBeLessThan(30);
  // Would fail on a key that is kept no more.
  store.purge(Array.from({ length: 5000 }, (_, index) => `post:${index}`));
  expect(store.get("/4999")?.isPurged).toBe(true);
});

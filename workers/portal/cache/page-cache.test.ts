import { beforeEach, expect, test, vi } from "vitest";
import { usualTimes } from "#app/domain/page/records/keep-times.ts";
import type { KeepTimes } from "#app/domain/page/records/page-record.ts";
import type { CachedPage } from "./cached-page.ts";
import type { ColoTier } from "./colo-tier.ts";
import { createPageCache } from "./page-cache.ts";

const MINUTE = 60_000;
let now = 0;
let pending: Promise<unknown>[] = [];

beforeEach(() => {
  now = Date.parse("2026-03-09T12:00:00Z");
  pending = [];
});

type Answerer = () => Response | Promise<Response>;

const html = (text: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(text, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-cache", ...headers },
  });

/** A cache in front of a renderer that answers as `answer` says; `ask` gives what came and how often was rendered so far. */
function open(
  answer: Answerer,
  {
    tags = ["post:1"],
    until = null,
    colo = null,
    keep = usualTimes,
  }: { tags?: string[]; until?: number | null; colo?: ColoTier | null; keep?: KeepTimes } = {},
) {
  const cache = createPageCache(1_000_000, colo, () => now);
  const renderer = { answer, count: 0 };
  async function ask(key = "https://t.example/#", headers: Record<string, string> = {}, method = "GET") {
    const visit = {
      request: new Request("https://t.example/", { headers, method }),
      key,
      keep,
      waitUntil: (work: Promise<unknown>) => void pending.push(work),
      render: async () => {
        renderer.count += 1;
        return { response: await renderer.answer(), tags, until };
      },
    };
    const response = cache.answerAtOnce(visit) ?? (await cache.answer(visit));
    return response === null
      ? null
      : {
          status: response.status,
          word: response.headers.get("x-cache"),
          text: await response.text(),
          headers: response.headers,
        };
  }
  const settle = async () => {
    await Promise.allSettled(pending);
    pending = [];
  };
  return { cache, renderer, ask, settle };
}

test.each([
  ["in winter", "2026-11-24T23:00:00Z"],
  ["in summer", "2026-07-01T22:00:00Z"],
  ["before the day on which summer time begins", "2026-03-28T23:00:00Z"],
  ["after it", "2026-03-29T22:00:00Z"],
  ["on the day on which it ends", "2026-10-25T23:00:00Z"],
])("a page is rendered again at the region's midnight, since it says what day it is: %s", async (_, midnight) => {
  now = Date.parse(midnight) - 10_000;
  const { ask, renderer } = open(() => html("gestern"));
  await ask();
  renderer.answer = () => html("heute");
  now = Date.parse(midnight) - 1;
  expect(await ask()).toMatchObject({ word: "hit", text: "gestern" });
  now += 1;
  expect(await ask()).toMatchObject({ word: "miss", text: "heute" });
  now += 1000;
  expect(await ask()).toMatchObject({ word: "hit", text: "heute" });
});

test("a page that changes by itself tomorrow says another day before that", async () => {
  now = Date.parse("2026-11-24T22:59:59Z");
  const { ask } = open(() => html("gestern"), { until: now + 3_600_000 });
  await ask();
  now += 1000;
  expect(await ask()).toMatchObject({ word: "miss" });
});

test("a feed says no day, and is kept over midnight", async () => {
  now = Date.parse("2026-11-24T22:59:59Z");
  const feed = { "content-type": "application/rss+xml; charset=utf-8" };
  const { ask } = open(() => html("<rss/>", feed));
  await ask();
  now += 2000;
  expect(await ask()).toMatchObject({ word: "hit" });
});

test("a page whose content changes by itself is rendered again at that moment, and not a minute later", async () => {
  const { ask, renderer } = open(() => html("vorher"), { until: now + 10_000 });
  await ask();
  now += 9999;
  expect(await ask()).toMatchObject({ word: "hit", text: "vorher" });
  now += 1;
  renderer.answer = () => html("nachher");
  expect(await ask()).toMatchObject({ word: "miss", text: "nachher" });
});

test("a page is kept for as long as its record says", async () => {
  const { ask, settle } = open(() => html("eins"), { keep: { fresh: 600, stale: 60, spare: 3600 } });
  await ask();
  const word = async (seconds: number) => {
    now += seconds * 1000;
    return (await ask())?.word;
  };
  expect(await word(599)).toBe("hit");
  expect(await word(2)).toBe("stale");
  await settle();
  expect(await word(661)).toBe("miss");
});

test("a page is rendered once and then given from memory", async () => {
  const { ask, renderer } = open(() => html("eins"));
  expect(await ask()).toMatchObject({ word: "miss", text: "eins" });
  now += 59_000;
  const second = await ask();
  expect(second).toMatchObject({ word: "hit", text: "eins" });
  expect([second?.headers.get("age"), renderer.count]).toEqual(["59", 1]);
});

test("a hundred simultaneous requests make one rendering", async () => {
  const { ask, renderer } = open(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return html("eins");
  });
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask()));
  expect(answers.filter((answer) => answer?.text === "eins")).toHaveLength(100);
  expect(renderer.count).toBe(1);
});

test("after a minute a reader still gets the old page at once, and the next reader gets the new one", async () => {
  const { ask, renderer, settle } = open(() => html("eins"));
  await ask();
  renderer.answer = () => html("zwei");
  now += 2 * MINUTE;
  expect(await ask()).toMatchObject({ word: "stale", text: "eins" });
  await settle();
  expect(await ask()).toMatchObject({ word: "hit", text: "zwei" });
  expect(renderer.count).toBe(2);
});

test("while it is being renewed it is not renewed again", async () => {
  const { ask, renderer, settle } = open(() => html("eins"));
  await ask();
  now += 2 * MINUTE;
  await Promise.all([ask(), ask(), ask()]);
  await settle();
  expect(renderer.count).toBe(2);
});

test("after a long time the old one is not given any more", async () => {
  const { ask, renderer } = open(() => html("eins"));
  await ask();
  renderer.answer = () => html("zwei");
  now += 7 * MINUTE;
  expect(await ask()).toMatchObject({ word: "miss", text: "zwei" });
});

test("what changed is rendered anew for the very next reader", async () => {
  const { ask, renderer, cache } = open(() => html("eins"));
  await ask();
  renderer.answer = () => html("zwei");
  cache.purge(["post:2"]);
  expect(await ask()).toMatchObject({ word: "hit", text: "eins" });
  cache.purge(["post:1"]);
  expect(await ask()).toMatchObject({ word: "miss", text: "zwei" });
});

test("a page that was begun before the change is neither kept nor waited for", async () => {
  const first: { finish: (answer: Response) => void } = { finish: () => {} };
  const { ask, renderer, cache } = open(() => new Promise((resolve) => Object.assign(first, { finish: resolve })));
  const before = ask();
  cache.purge(["post:1"]);
  renderer.answer = () => html("neu");
  expect(await ask()).toMatchObject({ word: "miss", text: "neu" });
  first.finish(html("alt"));
  await before;
  expect(await ask()).toMatchObject({ text: "neu" });
});

test.each<[string, Answerer]>([
  ["an error page", () => html("Fehler", {}, 503)],
  [
    "an exception",
    () => {
      throw new Error("broken");
    },
  ],
])("%s is replaced by the page of up to a day ago", async (_name, failing) => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  const { ask, renderer } = open(() => html("eins"));
  await ask();
  renderer.answer = failing;
  now += 23 * 60 * MINUTE;
  expect(await ask()).toMatchObject({ status: 200, word: "stale", text: "eins" });
  // Not tried with every request.
  expect(await ask()).toMatchObject({ word: "stale" });
  expect(renderer.count).toBe(2);
  renderer.answer = () => html("wieder da");
  now += 6000;
  expect(await ask()).toMatchObject({ word: "miss", text: "wieder da" });
  errors.mockRestore();
});

test("after a day, and without a page, the error is answered", async () => {
  const { ask, renderer } = open(() => html("eins"));
  await ask();
  renderer.answer = () => html("Fehler", {}, 503);
  now += 25 * 60 * MINUTE;
  expect(await ask()).toMatchObject({ status: 503, text: "Fehler" });
  expect(await ask("https://t.example/andere#")).toMatchObject({ status: 503, text: "Fehler" });
});

test("a changed page whose renewal fails is better than none", async () => {
  const { ask, renderer, cache } = open(() => html("eins"));
  await ask();
  cache.purge(["post:1"]);
  renderer.answer = () => html("Fehler", {}, 500);
  expect(await ask()).toMatchObject({ status: 200, text: "eins" });
});

test("a reader gets the old page instead of waiting for a slow new one", async () => {
  vi.useFakeTimers();
  const { ask, renderer } = open(() => html("eins"));
  await ask();
  now += 10 * MINUTE;
  renderer.answer = () => new Promise(() => {});
  const answer = ask();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await answer).toMatchObject({ word: "stale", text: "eins" });
  vi.useRealTimers();
});

test.each<[string, Answerer]>([
  ["sets a cookie", () => html("x", { "set-cookie": "a=1" })],
  ["is one reader's", () => html("x", { "cache-control": "private, no-store" })],
  ["is no page", () => Response.json({}, { headers: { "cache-control": "private, no-cache" } })],
  ["leads elsewhere", () => new Response(null, { status: 301, headers: { location: "/x" } })],
  ["leads elsewhere for now, with a page of its own", () => html("Weiter", { location: "/x" }, 302)],
])("an answer that %s is not shared, and not tried again for a while", async (_name, answer) => {
  const { ask, renderer } = open(answer);
  expect([await ask(), await ask()]).toEqual([null, null]);
  expect(renderer.count).toBe(1);
  now += 61_000;
  await ask();
  expect(renderer.count).toBe(2);
});

test("a purge ends that wait as well", async () => {
  const { ask, renderer, cache } = open(() => html("x", { "cache-control": "private, no-store" }));
  await ask();
  renderer.answer = () => html("frei");
  cache.purge(["post:7"]);
  expect(await ask()).toMatchObject({ word: "miss", text: "frei" });
});

test.each<[string, Answerer]>([
  ["is gone", () => html("Seite nicht gefunden", {}, 404)],
  ["is some readers' alone by now", () => html("x", { "cache-control": "private, no-store" })],
])("a page that %s does not come back when the back end fails, neither here nor at the location", async (_name, answer) => {
  const colo = createColo();
  const { ask, renderer, cache, settle } = open(() => html("eins"), { colo });
  await ask();
  await settle();
  cache.purge(["post:1"]);
  renderer.answer = answer;
  await ask();
  await settle();
  expect([cache.size().pages, colo.pages.size]).toEqual([0, 0]);
  renderer.answer = () => html("Fehler", {}, 503);
  now += 61_000;
  expect(await ask()).toMatchObject({ status: 503, text: "Fehler" });
});

test("a missing address is answered but not kept", async () => {
  const { ask, renderer, cache } = open(() => html("Seite nicht gefunden", {}, 404));
  expect([await ask(), await ask()]).toMatchObject([{ status: 404 }, { status: 404 }]);
  expect([renderer.count, cache.size().pages]).toEqual([2, 0]);
});

test("a browser that has the page gets 304, whatever the encoding", async () => {
  const { ask } = open(() => html("eins"));
  const etag = (await ask())?.headers.get("etag") ?? "";
  expect(etag).toMatch(/^W\/".{20}"$/);
  for (const known of [etag, `"x", ${etag}`, etag.slice(2), "*"])
    expect(await ask(undefined, { "if-none-match": known, "accept-encoding": "gzip" })).toMatchObject({ status: 304, text: "" });
  expect(await ask(undefined, { "if-none-match": 'W/"x"' })).toMatchObject({ status: 200 });
});

test("the answer to HEAD has no body", async () => {
  const { ask } = open(() => html("eins"));
  await ask();
  expect(await ask(undefined, {}, "HEAD")).toMatchObject({ status: 200, word: "hit", text: "" });
});

function createColo(): ColoTier & { pages: Map<string, CachedPage> } {
  const pages = new Map<string, CachedPage>();
  return {
    pages,
    get: async (key) => pages.get(key) ?? null,
    put: async (key, page) => void pages.set(key, { ...page }),
    delete: async (key) => void pages.delete(key),
  };
}

test("a location's isolates share what one of them has rendered", async () => {
  const colo = createColo();
  const one = open(() => html("eins"), { colo });
  await one.ask();
  await one.settle();
  const other = open(() => html("zwei"), { colo });
  expect(await other.ask()).toMatchObject({ word: "hit", text: "eins" });
  expect(other.renderer.count).toBe(0);
});

test("what the location has purged is rendered anew within a second", async () => {
  const colo = createColo();
  const { ask, renderer, settle } = open(() => html("eins"), { colo });
  await ask();
  await settle();
  colo.pages.clear();
  renderer.answer = () => html("zwei");
  now += 999;
  expect(await ask()).toMatchObject({ word: "hit", text: "eins" });
  now += 1;
  expect(await ask()).toMatchObject({ word: "miss", text: "zwei" });
});

test("a page in place of an error has no breaking line that has ended, also where it was read in between", async () => {
  const line = (end: number) => `<p>Vorher</p><section data-breaking="1" data-ends="${end}">Eilmeldung</section><p>Nachher</p>`;
  const end = now + 2 * MINUTE;
  const { ask, renderer } = open(() => html(line(end)), { until: end });
  expect((await ask())?.text).toBe(line(end));
  renderer.answer = () => html("weg", {}, 503);
  now = end - 1;
  expect(await ask()).toMatchObject({ word: "stale", text: line(end) });
  now = end;
  for (const encoding of ["identity", "identity"]) {
    const given = await ask(undefined, { "accept-encoding": encoding });
    expect(given).toMatchObject({ status: 200, word: "stale", text: "<p>Vorher</p><p>Nachher</p>" });
  }
});

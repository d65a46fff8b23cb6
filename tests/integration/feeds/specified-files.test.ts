/** Sitemaps, feeds and robots.txt of the demo paper, through both Workers, held against their specifications. */
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Answer, ask } from "#tests/support/edge/ask.ts";
import { type Node, readTree } from "#tests/support/feeds/read-tree.ts";
import { readFaults } from "#tests/support/feeds/xml-faults.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";

let portal: Awaited<ReturnType<typeof startSeparatePortal>>;
beforeAll(async () => {
  portal = await startSeparatePortal();
}, 300_000);
afterAll(() => portal.stop());

const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> => ask(portal.origin, path, { headers });

function textsOf(xml: string, name: string): string[] {
  const find = (node: Node): string[] => [...(node.name === name ? [node.text] : []), ...node.children.flatMap(find)];
  return find(readTree(xml));
}

async function readSitemap(path: string): Promise<string[]> {
  const { status, headers, text } = await get(path);
  expect([path, status, headers["content-type"], readFaults(text)]).toEqual([path, 200, "application/xml; charset=utf-8", []]);
  return textsOf(text, "loc").map((address) => new URL(address).pathname);
}

describe("sitemaps", () => {
  let sitemaps: string[];
  beforeAll(async () => {
    const mayBeEmpty = new Set(["/sitemaps/news.xml", "/sitemaps/events.xml"]);
    sitemaps = (await readSitemap("/sitemap.xml")).filter((path) => !mayBeEmpty.has(path));
  });

  test("together list every post, section, topic and municipality once, by addresses that are there", async () => {
    const lists = await Promise.all(sitemaps.map(readSitemap));
    const addresses = lists.flat().filter((path) => !path.startsWith("/media/"));
    expect(addresses.filter((path) => /^\/[^/]+\/\d+$/.test(path)).length).toBeGreaterThan(100);
    expect(addresses.filter((path) => path.startsWith("/gemeinde/"))).toHaveLength(97);
    expect(addresses).toEqual(
      expect.arrayContaining(["/", "/news/politik", "/themen/bodensee", "/autor/lea-bertsch", "/impressum"]),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const [index, path] of addresses.entries()) {
      if (index % 12 !== 0) continue;
      const { status, text } = await get(path);
      expect.soft([path, status]).toEqual([path, 200]);
      expect.soft(text, path).toContain(`<link rel="canonical" href="${portal.origin}${path}"/>`);
    }
  });

  test("of months carry the posts' pictures", async () => {
    const months = sitemaps.filter((path) => path.startsWith("/sitemaps/posts-"));
    expect(months.length).toBeGreaterThan(0);
    const pictures = (await Promise.all(months.map(readSitemap))).flat().filter((path) => path.startsWith("/media/"));
    expect(pictures.length).toBeGreaterThan(50);
    expect((await get(pictures[0] ?? "")).status).toBe(200);
  });

  test("of events list no invented one", async () => {
    const { status, text } = await get("/sitemaps/events.xml");
    expect([status, textsOf(text, "loc")]).toEqual([200, []]);
  });

  test("of news list posts of the last two days", async () => {
    const { status, text } = await get("/sitemaps/news.xml");
    expect(status).toBe(200);
    // The paper is written up to the day on which it is seeded.
    expect(readFaults(text)).toEqual([]);
    const dates = textsOf(text, "publication_date").map((date) => Date.parse(date));
    expect(dates.length).toBeGreaterThan(0);
    expect(Math.min(...dates)).toBeGreaterThan(Date.now() - 49 * 60 * 60 * 1000);
  });
});

const feeds = ["", "/news/politik", "/themen/bodensee", "/autor/lea-bertsch", "/gemeinde/dornbirn"];

describe.each(feeds)("the feed of the page %s", (page) => {
  test.each([
    ["/feed", "application/rss+xml"],
    ["/feed/atom", "application/atom+xml"],
  ])("%s follows its specification, is kept, and is asked for again by its ETag", async (end, type) => {
    const first = await get(page + end);
    expect([first.status, first.headers["content-type"]]).toEqual([200, `${type}; charset=utf-8`]);
    expect(readFaults(first.text)).toEqual([]);
    expect(first.text.match(/<(?:item|entry)>/g)?.length).toBeGreaterThan(1);
    const again = await get(page + end, { "if-none-match": first.headers.etag ?? "" });
    expect([again.status, again.headers["x-cache"], again.text]).toEqual([304, "hit", ""]);
  });

  test("is named in the page's head, and leads back to it", async () => {
    const { text } = await get(page || "/");
    expect(text).toContain(`<link rel="alternate" type="application/rss+xml" title="RSS" href="${page}/feed"/>`);
    expect((await get(`${page}/feed`)).text).toContain(`<link>${portal.origin}${page || "/"}</link>`);
  });
});

test.each([
  "/news/gibt-es-nicht/feed",
  "/themen/gibt-es-nicht/feed/atom",
  "/autor/gibt-es-nicht/feed",
  "/gemeinde/gibt-es-nicht/feed",
  "/sitemaps/posts-1850-01.xml",
  "/sitemaps/posts-2026-13.xml",
  "/sitemaps/nichts.xml",
])("%s is a 404 without a page", async (path) => {
  const { status, headers, text } = await get(path);
  expect([status, headers["content-type"], text]).toEqual([404, "text/plain; charset=utf-8", "404 - Seite nicht gefunden.\n"]);
});

test("a municipality's feed has one address", async () => {
  const { status, headers } = await get("/gemeinde/Dornbirn/feed/atom");
  expect([status, headers.location]).toEqual([301, "/gemeinde/dornbirn/feed/atom"]);
});

test("robots.txt names the sitemaps, and pages may show their picture large", async () => {
  const { status, headers, text } = await get("/robots.txt");
  expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(text).toContain(`Sitemap: ${portal.origin}/sitemap.xml`);
  expect(text).toContain("User-agent: GPTBot");
  expect((await get("/")).headers["x-robots-tag"]).toBe("max-image-preview:large");
  expect((await get("/zugang-aktivieren")).headers["x-robots-tag"]).toBe("noindex");
});

test("who asks with HEAD gets no text", async () => {
  for (const path of ["/feed", "/sitemap.xml", "/sitemaps/pages.xml", "/robots.txt"]) {
    const { status, bytes } = await ask(portal.origin, path, { method: "HEAD" });
    expect([path, status, bytes.length]).toEqual([path, 200, 0]);
  }
});

test("events come as calendars, kept like pages", async () => {
  for (const path of ["/termine.ics", "/termine.ics?gemeinde=dornbirn&art=markt", "/termine/1.ics"]) {
    const { status, headers, text } = await get(path);
    expect([path, status, headers["content-type"]]).toEqual([path, 200, "text/calendar; charset=utf-8"]);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+BEGIN:VEVENT\r\n[\s\S]+END:VCALENDAR\r\n$/);
    expect(text.split("\r\n").every((line) => new TextEncoder().encode(line).byteLength <= 75)).toBe(true);
    expect((await get(path)).headers["x-cache"]).toBe("hit");
  }
  expect((await get("/termine/999999.ics")).status).toBe(404);
});

describe("the moon", () => {
  test("comes as a calendar, kept like a page", async () => {
    const first = await get("/mondkalender.ics");
    expect([first.status, first.headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(first.text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+END:VCALENDAR\r\n$/);
    expect((await get("/mondkalender.ics")).headers["x-cache"]).toBe("hit");
  });

  test.each(["2026-13", "1999-01", "2101-01", "x", "", "2026-11-01"])("has no month %j", async (month) => {
    const { status, text } = await get(`/mondkalender?monat=${encodeURIComponent(month)}`);
    expect(status).toBe(404);
    expect(text).toContain("404 - Seite nicht gefunden.");
  });

  test("has a page a month, whatever else stands in the address", async () => {
    const { text } = await get("/mondkalender?monat=2026-12");
    expect(text).toContain(`<link rel="canonical" href="${portal.origin}/mondkalender?monat=2026-12"/>`);
    const other = await get("/mondkalender?x=1&monat=2026-12&y=2");
    expect(other.headers["x-cache"]).toBe("hit");
  });
});

describe("where it is shared", () => {
  const readImage = async (path: string) => {
    const { text } = await get(path);
    const read = (name: string) => new RegExp(`property="og:image${name}" content="([^"]*)"`).exec(text)?.[1] ?? "";
    const response = await fetch(read(""));
    const { width, height, format } = await sharp(await response.arrayBuffer(), { failOn: "warning" }).metadata();
    expect([response.status, format, String(width), String(height)]).toEqual([200, "jpeg", read(":width"), read(":height")]);
    return new URL(read("")).pathname;
  };

  test("a post has its picture, and a page without one the paper's", async () => {
    // The newest has none at some hours.
    const post = await findStory(portal.origin, stories.paidThirteenParagraphs);
    expect(await readImage(post)).toMatch(/^\/media\/demo\/[^/]+\/16-9-\d+\.jpg$/);
    expect(await readImage("/impressum")).toBe("/share.jpg");
  });
});

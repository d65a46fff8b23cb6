import { expect, test } from "vitest";
import { readFaults } from "#tests/support/feeds/xml-faults.ts";
import { toSitemapIndex } from "./sitemap-index.ts";
import { parseSitemapName, toMonthRange, toPostSitemapNames } from "./sitemap-name.ts";
import { type ListedAddress, toNewsSitemap, toNewsStart, toUrlSet } from "./url-set.ts";

const toAddress = (path: string) => new URL(path, "https://talblick.example").href;
const now = new Date("2026-11-22T12:00:30Z");

async function write(pieces: ListedAddress[][]): Promise<string[]> {
  async function* give() {
    yield* pieces;
  }
  const texts: string[] = [];
  for await (const text of toUrlSet(give(), toAddress)) texts.push(text);
  return texts;
}

test.each([
  ["posts-2026-11.xml", { kind: "posts", month: "2026-11", part: 1 }],
  ["posts-2026-11-12.xml", { kind: "posts", month: "2026-11", part: 12 }],
  ["news.xml", { kind: "news" }],
  ["topics.xml", { kind: "topics" }],
  ["videos.xml", { kind: "videos" }],
])("%s is a sitemap", (text, name) => {
  expect(parseSitemapName(text)).toEqual(name);
});

test.each([
  "posts-2026-13.xml",
  "posts-2026-11-1.xml",
  "posts-2026-11-0.xml",
  "posts-2026-11.xml/",
  "posts.xml",
  "constructor",
  "news",
])("%s is not a sitemap", (text) => {
  expect(parseSitemapName(text)).toBeNull();
});

test("a month begins with its first moment and ends before the next one's, that of December as well", () => {
  expect(toMonthRange("2026-12")).toEqual({ from: "2026-12-01T00:00:00.000Z", until: "2027-01-01T00:00:00.000Z" });
});

test("a month with many posts has several sitemaps, and each of their names is understood", () => {
  const names = toPostSitemapNames("2026-11", 12_000);
  expect(names).toEqual(["posts-2026-11.xml", "posts-2026-11-2.xml", "posts-2026-11-3.xml"]);
  expect(names.map((name) => parseSitemapName(name))).toMatchObject([{ part: 1 }, { part: 2 }, { part: 3 }]);
});

test("the index follows the protocol, and leaves out future months", () => {
  const months = [
    { month: "2199-01", post_count: 1, modified: "2026-11-20T08:00:00Z" },
    { month: "2026-11", post_count: 7000, modified: "2026-11-22T08:00:00Z" },
    { month: "2026-10", post_count: 3, modified: "2026-10-31T08:00:00Z" },
  ];
  const xml = toSitemapIndex(months, now, toAddress);
  expect(readFaults(xml)).toEqual([]);
  expect(xml).toContain(
    "<sitemap><loc>https://talblick.example/sitemaps/posts-2026-11-2.xml</loc><lastmod>2026-11-22T08:00:00Z</lastmod></sitemap>",
  );
  expect(xml).not.toContain("2199");
});

test("a list of addresses follows the protocol, with pictures, in as many pieces as it came in", async () => {
  const texts = await write([
    [{ link: "/a-&-b/1", modified: "2026-11-01T08:00:00Z", image: "/media/a&b.jpg" }],
    [
      { link: "/b/2", image: "http://bilder.example/b.jpg" },
      { link: "/c/3", image: "javascript:alert(1)", modified: null },
    ],
  ]);
  expect(texts).toHaveLength(3);
  const xml = texts.join("");
  expect(readFaults(xml)).toEqual([]);
  expect(xml).toContain("<loc>https://talblick.example/a-&amp;-b/1</loc><lastmod>2026-11-01T08:00:00Z</lastmod>");
  expect(xml).toContain("<image:image><image:loc>https://bilder.example/b.jpg</image:loc></image:image>");
  expect(xml).not.toContain("javascript");
});

test("a page of a video is listed with the video, as search engines ask for it", async () => {
  const video = {
    title: "Der Damm & der Rhein".padEnd(140, "!"),
    description: null,
    thumbnail: "https://talblick.example/media/damm.jpg",
    file: null,
    player: "https://www.youtube-nocookie.com/embed/abcdefghijk",
    duration: 134,
    published: "2026-11-20T08:00:00Z",
  };
  const file = {
    ...video,
    file: "https://talblick.example/media/a.mp4",
    player: null,
    duration: 40_000,
    description: "Von oben.",
  };
  const xml = (
    await write([
      [
        { link: "/video/damm/1", video },
        { link: "/video/film/2", video: file },
      ],
    ])
  ).join("");
  expect(readFaults(xml)).toEqual([]);
  expect(xml).toContain(
    "<video:player_loc>https://www.youtube-nocookie.com/embed/abcdefghijk</video:player_loc><video:duration>134<",
  );
  expect(xml).toContain("<video:content_loc>https://talblick.example/media/a.mp4</video:content_loc><video:publication_date>");
});

test("news are the posts of two days, with the paper's name and language", () => {
  expect(toNewsStart(now)).toBe("2026-11-20T12:01:00.000Z");
  const date = "2026-11-22T08:00:00Z";
  const addresses = [
    { link: "/a/1", type: "post", title: "Rhein & Ill", date },
    { link: "/b/2", type: "nnp_births", title: "Geburt", date },
  ];
  const xml = toNewsSitemap(addresses, toAddress);
  expect(readFaults(xml)).toEqual([]);
  expect(xml).toContain("<news:name>Talblick</news:name><news:language>de</news:language>");
  expect(xml).toContain("<news:title>Rhein &amp; Ill</news:title>");
  expect(xml).not.toContain("Geburt");
  const many = Array.from({ length: 1200 }, (_, index) => ({ link: `/a/${index}`, type: "post", title: "x", date }));
  expect(toNewsSitemap(many, toAddress).split("<url>")).toHaveLength(1001);
});

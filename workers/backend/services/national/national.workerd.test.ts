import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { nationalDocuments } from "#workers/stand-ins/services/national.ts";
import { parseNationalFeeds } from "./national-feeds-setting.ts";
import { nationalSource } from "./national-source.ts";
import { parseAgencyFeed } from "./parse-agency-feed.ts";

const moment = new Date("2026-11-22T12:00:00Z");
const now = moment.getTime() / 1000;
const at = (hours: number) => new Date(moment.getTime() - hours * 3_600_000);
const rss = (items: string) => `<rss version="2.0"><channel><title>A</title>${items}</channel></rss>`;
const item = (guid: string, fields: Record<string, string> = {}) => {
  const all: Record<string, string> = {
    title: `Meldung ${guid}`,
    link: `https://agentur.example/${guid}`,
    pubDate: at(1).toUTCString(),
    category: "Politik",
    ...fields,
  };
  const parts = Object.entries(all).map(([name, value]) => (value === "" ? "" : `<${name}>${value}</${name}>`));
  return `<item><guid isPermaLink="false">${guid}</guid>${parts.join("")}</item>`;
};

describe("a feed", () => {
  test.each(nationalDocuments.map((document) => [document.title, document] as const))(
    "in each form is read: %s",
    (_, document) => {
      const { items, skipped } = parseAgencyFeed(String(document.toBody({ now: moment, query: new URLSearchParams() })));
      expect([items.length, skipped]).toEqual([8, 0]);
      expect(items[0]).toMatchObject({ date: moment, categories: [expect.stringMatching(/^(?:Politik|Wien|Salzburg)$/)] });
      expect(items[0]?.link).toMatch(/^https:\/\/agentur\.example\/\w+\/\d+$/);
    },
  );

  test("of RDF is read as well", () => {
    const text = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
      xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="https://a.example"><title>A</title></channel>
      <item rdf:about="https://a.example/1"><title>Eins</title><link>https://a.example/1</link>
      <dc:date>2026-11-22T10:00:00+01:00</dc:date><dc:subject>Wien</dc:subject></item></rdf:RDF>`;
    expect(parseAgencyFeed(text).items).toMatchObject([
      { guid: "https://a.example/1", title: "Eins", summary: null, date: new Date("2026-11-22T09:00:00Z"), categories: ["Wien"] },
    ]);
  });

  test("is plain text, whatever markup is in it", () => {
    const hostile = item("1", {
      title: "&lt;script&gt;alert(1)&lt;/script&gt;A &amp;amp; &lt;b&gt;B&lt;/b&gt;",
      description: "<![CDATA[<p>Eins</p><p>zwei<img src=x onerror=alert(1)></p>]]>",
    });
    expect(parseAgencyFeed(rss(hostile)).items[0]).toMatchObject({ title: "A & B", summary: "Eins zwei" });
  });

  test("counts its items without a link", () => {
    const items = [
      item("1", { title: "" }),
      item("2", { link: "javascript:alert(1)" }),
      item("3", { pubDate: "gestern" }),
      item("4", { link: "" }),
      item("5"),
    ];
    expect(parseAgencyFeed(rss(items.join("")))).toMatchObject({ items: [{ guid: "5" }], skipped: 4 });
  });

  test("that is long is read to its hundredth item, and long texts are cut", () => {
    const items = Array.from({ length: 150 }, (_, index) => item(String(index), { description: "wort ".repeat(1000) }));
    const parsed = parseAgencyFeed(rss(items.join("")));
    expect(parsed.items).toHaveLength(100);
    expect(parsed.items[0]?.summary?.length).toBeLessThanOrEqual(600);
    expect(parsed.items[0]?.summary?.endsWith("wort…")).toBe(true);
  });

  test.each([
    ["", ""],
    ["a page", "<html><p>Wartung"],
    ["half a feed", "<rss><chan"],
    ["JSON of something else", '{"items":1}'],
  ])("that is %s is refused", (_, text) => {
    expect(() => parseAgencyFeed(text)).toThrow();
  });
});

test.each([
  [undefined, []],
  [" ", []],
  ['[{"agency":"A","url":"https://a.example/f"}]', [{ agency: "A", url: "https://a.example/f" }]],
])("the setting %j is read", (text, feeds) => {
  expect(parseNationalFeeds(text)).toEqual(feeds);
});

test.each([
  "[",
  "{}",
  '[{"agency":"","url":"https://a.example"}]',
  '[{"agency":"A","url":"x"}]',
  '[{"agency":"A","url":"https://a.example","section":"A B"}]',
])("the setting %j is refused with the reason", (text) => {
  expect(() => parseNationalFeeds(text)).toThrow(/^NATIONAL_FEEDS: /);
});

describe("the clock", () => {
  const feeds = [
    { agency: "Presseagentur", url: "https://agentur.example/a" },
    { agency: "Presseagentur", url: "https://agentur.example/b", section: "wien" },
  ];
  let answers: Record<string, string | Error>;
  const purged: string[] = [];
  const env: Env = {
    ...(bindings as Env),
    NATIONAL_FEEDS: JSON.stringify(feeds),
    PORTAL_CACHE: { purge: async (tags) => void purged.push(...tags) },
  };
  const load = () =>
    nationalSource.load({
      env,
      now,
      previous: null,
      write: () => undefined,
      fetchBytes: () => Promise.reject(new Error("It is not asked for bytes")),
      fetchText: async (address) => {
        const answer = answers[address] ?? rss("");
        if (answer instanceof Error) throw answer;
        return answer;
      },
    });
  const readPosts = async () =>
    (
      await env.DB.prepare(
        `SELECT p.source, p.slug, p.title, p.external, p.label_text, p.type, p.origin,
          (SELECT group_concat(t.slug, ' ') FROM post_terms x JOIN terms t ON t.id = x.term_id WHERE x.post_id = p.id) AS sections
         FROM posts p ORDER BY p.id`,
      ).all()
    ).results;

  beforeEach(async () => {
    await emptyDatabase(env.DB);
    answers = {};
    purged.length = 0;
    vi.spyOn(console, "error").mockReturnValue();
  });
  afterEach(() => vi.restoreAllMocks());

  test("writes items as posts of another site, in sections under the feeds' names", async () => {
    answers["https://agentur.example/a"] = rss(item("1", { title: "Ölpreis: Größe zählt" }) + item("2", { category: "Sport" }));
    await load();
    expect(await readPosts()).toEqual([
      {
        source: "agency:presseagentur:1",
        slug: "oelpreis-groesse-zaehlt",
        title: "Ölpreis: Größe zählt",
        external: "https://agentur.example/1",
        label_text: "Presseagentur",
        type: "nnp_national",
        origin: "presseagentur",
        sections: "politik-news",
      },
      expect.objectContaining({ sections: "sport" }),
    ]);
    const { results } = await env.DB.prepare("SELECT slug, title FROM terms ORDER BY slug").all();
    expect(results).toEqual([
      { slug: "politik-news", title: "Politik-News" },
      { slug: "sport", title: "Sport" },
    ]);
    // They are in none of the paper's own lists.
    const feedKeys = await env.DB.prepare("SELECT key FROM feeds ORDER BY key").all<{ key: string }>();
    expect(feedKeys.results.map(({ key }) => key).filter((key) => key === "all" || key === "front")).toEqual([]);
  });

  test("a story is written once: by its number, by its address, and over several runs", async () => {
    answers["https://agentur.example/a"] = rss(item("1") + item("1"));
    answers["https://agentur.example/b"] = rss(item("77", { link: "https://agentur.example/1?utm_medium=rss#top" }));
    await load();
    expect(await readPosts()).toMatchObject([{ source: "agency:presseagentur:1", sections: "politik-news wien-aktuell" }]);
    purged.length = 0;
    await load();
    expect([await readPosts(), purged]).toMatchObject([[{ source: "agency:presseagentur:1" }], []]);
    answers["https://agentur.example/a"] = rss(item("1", { title: "Berichtigt" }));
    await load();
    expect(await readPosts()).toMatchObject([{ title: "Berichtigt" }]);
  });

  test("old items and items of the future are left out", async () => {
    answers["https://agentur.example/a"] = rss(
      item("1", { pubDate: at(24 * 8).toUTCString() }) + item("2", { pubDate: at(-24).toUTCString() }) + item("3"),
    );
    await load();
    expect(await readPosts()).toMatchObject([{ source: "agency:presseagentur:3" }]);
  });

  test("a failing feed does not affect others, and its earlier items stay", async () => {
    answers["https://agentur.example/a"] = rss(item("1"));
    await load();
    answers["https://agentur.example/a"] = new Error("https://agentur.example/a answered 503");
    answers["https://agentur.example/b"] = rss(item("2"));
    expect(await load()).toMatchObject([{ failure: "https://agentur.example/a answered 503" }, { items: 1, failure: null }]);
    expect(await readPosts()).toHaveLength(2);
    answers["https://agentur.example/b"] = "<html>";
    await expect(load()).rejects.toThrow("answered 503");
  });
});

import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  type ContentRecord,
  contentRecordSchema,
  type ParsedContentRecord,
} from "#workers/backend/content/records/content-record.ts";
import { pictureKeys } from "#workers/demo/media/picture-keys.ts";
import { seedRecords } from "./seed-records.ts";

const now = new Date("2026-11-20T17:05:00Z");
const records = seedRecords(now);
const parsed = records.map((record) => v.parse(contentRecordSchema, record));

function ofKind<Kind extends ParsedContentRecord["kind"]>(kind: Kind): Extract<ParsedContentRecord, { kind: Kind }>[] {
  return parsed.filter((record): record is Extract<ParsedContentRecord, { kind: Kind }> => record.kind === kind);
}

const posts = ofKind("post");
const municipalities = ofKind("municipality");
const terms = ofKind("term");
const termKeys = new Set(terms.map((term) => `${term.taxonomy}:${term.slug}`));

function ageInDays(date: string): number {
  return (now.getTime() - Date.parse(date)) / 86_400_000;
}

describe("the demo paper has", () => {
  test("at least 500 posts over two years, none of them from the future", () => {
    expect(posts.length).toBeGreaterThanOrEqual(500);
    const ages = posts.map((post) => ageInDays(post.date));
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
    expect(Math.min(...ages)).toBeLessThan(0.1);
    expect(Math.max(...ages)).toBeGreaterThan(600);
    expect(Math.max(...ages)).toBeLessThan(732);
    expect(posts.filter((post) => Date.parse(post.modified) < Date.parse(post.date))).toEqual([]);
    expect(posts.filter((post) => Date.parse(post.modified) > now.getTime())).toEqual([]);
  });

  test("96 municipalities, each with notices of all types and news under its own category", () => {
    expect(municipalities).toHaveLength(96);
    expect(ofKind("district")).toHaveLength(4);
    for (const { slug } of municipalities) {
      const local = posts.filter((post) => post.categories.some((category) => category.slug === `news-aus-${slug}`));
      expect(new Set(local.map((post) => post.type)), slug).toEqual(
        new Set(["post", "nnp_clubs", "nnp_births", "nnp_weddings", "nnp_schools", "nnp_baptism"]),
      );
      expect(local.every((post) => post.municipality === slug)).toBe(true);
      expect(posts.filter((post) => post.topics.some((topic) => topic.slug === `gemeindewahl-${slug}`)).length).toBeGreaterThan(
        0,
      );
    }
  });

  test("at least 15 topics, and the election as a child topic of every municipality", () => {
    const topics = terms.filter((term) => term.taxonomy === "topic");
    expect(topics.filter((topic) => topic.parent === null).length).toBeGreaterThanOrEqual(15);
    const children = topics.filter((topic) => topic.parent === "gemeindewahl").map((topic) => topic.slug);
    expect(children.sort()).toEqual(municipalities.map(({ slug }) => `gemeindewahl-${slug}`).sort());
    const elections = posts.filter((post) => post.topics.some((topic) => topic.slug.startsWith("gemeindewahl-")));
    expect(elections.filter((post) => !post.topics.some((topic) => topic.slug === "gemeindewahl"))).toEqual([]);
  });

  test("at least 80 premium posts of several brands, spread over places and time", () => {
    const premium = posts.filter((post) => post.isPremium);
    expect(premium.length).toBeGreaterThanOrEqual(80);
    expect(new Set(premium.map((post) => post.brand)).size).toBe(4);
    expect(premium.filter((post) => post.blocks.length < 4)).toEqual([]);
  });

  test("every special kind of post", () => {
    const promotions = posts.filter((post) => post.meta.piTag === "promotion");
    expect(promotions.length).toBeGreaterThan(2);
    // On a free post it is an offer beside the text, on a premium one that of its wall.
    expect(new Set(promotions.map((post) => post.isPremium))).toEqual(new Set([true, false]));
    expect(posts.filter((post) => post.isStory).length).toBeGreaterThan(2);
    expect(posts.filter((post) => post.isLiveticker).length).toBeGreaterThan(1);
    expect(posts.filter((post) => post.external !== null).length).toBeGreaterThan(0);
    expect(posts.filter((post) => post.label !== null).length).toBeGreaterThan(0);
    expect(posts.filter((post) => post.associated.length > 0).length).toBeGreaterThan(10);
    for (const kind of ["gallery", "video", "media", "ticker"] as const) {
      expect(posts.filter((post) => post.blocks.some((block) => block.kind === kind)).length, kind).toBeGreaterThan(1);
    }
  });

  test("one post with every content block", () => {
    const kinds = contentRecordSchema.options
      .flatMap((option) => ("blocks" in option.entries ? [option.entries.blocks.item] : []))
      .flatMap((blocks) => blocks.options.map((option) => option.entries.kind.literal));
    expect(new Set(kinds).size).toBe(16);
    const richest = posts.find((post) => post.slug === "alle-bausteine-einer-geschichte");
    expect(new Set(richest?.blocks.map((block) => block.kind))).toEqual(new Set(kinds));
  });

  test("a very long and a very short post", () => {
    const lengths = posts.filter((post) => post.type === "post").map((post) => JSON.stringify(post.blocks).length);
    expect(Math.max(...lengths)).toBeGreaterThan(12_000);
    expect(Math.min(...lengths)).toBeLessThan(700);
  });

  test("a front page of about fifty posts, led by what was written by hand and lately", () => {
    const front = posts.filter((post) => post.front === true);
    expect(front.length).toBeGreaterThan(9);
    expect(front.every((post) => ageInDays(post.date) <= 31 && post.type === "post")).toBe(true);
    const [home] = ofKind("home");
    const count = home?.sections.reduce((sum, section) => sum + section.postCount, 0) ?? 0;
    expect(count).toBeGreaterThanOrEqual(40);
    expect(count).toBeLessThanOrEqual(60);
    expect(home?.sections[0]).toMatchObject({ layout: "LEAD", feed: "front", postCount: 9 });
  });
});

describe("everything in the demo paper leads somewhere:", () => {
  test("associated posts exist", () => {
    const sources = new Set(posts.map((post) => post.source));
    expect(posts.flatMap((post) => post.associated).filter((source) => !sources.has(source))).toEqual([]);
  });

  test("no source and no address of a page stands twice", () => {
    const sources = [...posts, ...ofKind("page"), ...ofKind("media")].map((record) => `${record.kind} ${record.source}`);
    expect(sources.filter((source, index) => sources.indexOf(source) !== index)).toEqual([]);
    const slugs = ofKind("page").map((page) => page.slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test("pictures are of the pool, and each has its crops from small to large", () => {
    const media = ofKind("media").filter(
      ({ mime, source }) => mime.startsWith("image/") && !/^demo:(?:autor\/|anzeige-)/.test(source),
    );
    expect(media.map((record) => record.source).sort()).toEqual(
      Object.keys(pictureKeys)
        .map((key) => `demo:${key}`)
        .sort(),
    );
    const used = JSON.stringify(parsed).matchAll(/"media":"([^"]+)"/g);
    const known = new Set(ofKind("media").map((record) => record.source));
    expect([...used].map(([, source = ""]) => source).filter((source) => !known.has(source))).toEqual([]);
    for (const { crops } of media) {
      expect(crops.map((crop) => `${crop.crop} ${crop.type}`)).toEqual([
        "4-3 image/webp",
        "16-9 image/webp",
        "16-9 image/jpeg",
        "4-3 image/jpeg",
        "1-1 image/jpeg",
        "9-16 image/webp",
      ]);
      for (const { srcset, width } of crops) {
        expect(srcset.map((entry) => entry.w)).toEqual(srcset.map((entry) => entry.w).sort((one, other) => one - other));
        expect(srcset.at(-1)?.w).toBe(width);
      }
    }
  });

  test("categories, topics, brands and authors have a record of their own", () => {
    const missing = posts.flatMap((post) => [
      ...post.categories.map(({ slug }) => `category:${slug}`).filter((key) => !termKeys.has(key)),
      ...post.topics.map(({ slug }) => `topic:${slug}`).filter((key) => !termKeys.has(key)),
    ]);
    expect(missing).toEqual([]);
    const authors = new Set(ofKind("author").map((author) => author.slug));
    expect(posts.flatMap((post) => post.authors).filter(({ slug }) => !authors.has(slug))).toEqual([]);
    const brands = new Set(ofKind("brand").map((brand) => brand.slug));
    expect(posts.filter((post) => post.brand !== null && !brands.has(post.brand))).toEqual([]);
  });

  test("menus, front page and links within texts point to what is there", () => {
    const pages = ofKind("page").map((page) => `/${page.slug}`);
    const places = [
      "/",
      "/page/2",
      "/themen",
      "/video",
      "/gemeinde/gemeinde",
      ...municipalities.map(({ slug }) => `/gemeinde/${slug}`),
    ];
    const listings = terms.map((term) => (term.taxonomy === "topic" ? `/themen/${term.slug}` : `/news/${term.slug}`));
    const portalPages = [
      "/service",
      "/verkehr",
      "/spritpreise",
      "/notdienste",
      "/horoskop",
      "/mondkalender",
      "/newsletter",
      "/tipp-geben",
      "/kuendigen",
      "/widerrufen",
      "/lizenzen.txt",
      "/suche",
      "/merkliste",
      "/benachrichtigungen",
      "/profil/passkeys",
      "/inhalt-melden",
      "/profil/kommentare",
      "/liveticker",
      "/news/politik-news",
      "/news/wien-aktuell",
    ];
    const known = new Set([...pages, ...places, ...listings, "/profil", "/abo", ...portalPages]);
    const inMenus = ofKind("navigation").flatMap((menu) =>
      menu.items.flatMap((item) => [item.link, ...item.children.map(({ link }) => link)]),
    );
    const inTexts = [...JSON.stringify(parsed).matchAll(/(?:href=\\"|"(?:link|buttonLink)":")(\/[^"\\#]*)/g)].map(
      ([, link = ""]) => link,
    );
    expect(inMenus.length).toBeGreaterThan(20);
    expect([...new Set([...inMenus, ...inTexts])].filter((link) => !known.has(link))).toEqual([]);
    expect(ofKind("navigation").find((menu) => menu.menu === "header")?.items).toHaveLength(12);
  });

  test("every feed of the front page has enough posts", () => {
    for (const { feed, postCount } of ofKind("home")[0]?.sections ?? []) {
      if (feed === null) continue;
      const [name, slug] = feed.split(":");
      const inFeed = posts.filter((post) => {
        if (name === "category") return post.categories.some((category) => category.slug === slug);
        if (name === "topic") return post.topics.some((topic) => topic.slug === slug);
        if (name === "video")
          return post.video !== null || (!post.isPremium && post.blocks.some((block) => block.kind === "video"));
        return name === "premium" ? post.isPremium : post.front === true;
      });
      expect(inFeed.length, feed).toBeGreaterThanOrEqual(postCount);
    }
  });
});

test("the same moment gives the same paper, another moment the same texts with other dates", () => {
  expect(seedRecords(now)).toEqual(records);
  const later: ContentRecord[] = seedRecords(new Date(now.getTime() + 86_400_000 * 3));
  const titles = (all: ContentRecord[]) => all.flatMap((record) => (record.kind === "post" ? [record.title] : []));
  expect(titles(later)).toEqual(titles(records));
});

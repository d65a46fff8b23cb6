import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { pictureKeys } from "#workers/demo/media/picture-keys.ts";
import { seedStorySchema } from "#workers/demo/seed/seed-story.ts";
import { type ComposedPost, composePosts } from "./compose-posts.ts";
import { municipalityFacts } from "./municipality-facts.ts";

const municipalities = Object.keys(municipalityFacts).map((slug) => ({
  slug,
  name: slug.charAt(0).toUpperCase() + slug.slice(1),
  district: "Bregenz",
}));
const posts = composePosts(municipalities, 1);
const noticeTypes = ["nnp_clubs", "nnp_births", "nnp_weddings", "nnp_schools", "nnp_baptism"] as const;
const isNews = (post: ComposedPost): boolean => post.type === "post" && post.category.startsWith("news-aus-");
const isElection = (post: ComposedPost): boolean => post.topics.includes("gemeindewahl");
const isPremium = (post: ComposedPost): boolean => post.type === "post" && !isNews(post) && !isElection(post);
const days = (age: string): number => Number.parseInt(age, 10) / (age.endsWith("d") ? 1 : 24) || 0;
const words = (post: ComposedPost): string[] => post.markdown.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function outside(list: ComposedPost[], from: number, to: number): string[] {
  return list
    .filter((post) => words(post).length < from || words(post).length > to)
    .map((post) => `${post.slug}: ${words(post).length}`);
}

/** The largest share of the word 5-grams of a post that another post has as well. */
function worstOverlap(): number {
  const grams = posts.map((post) => {
    const list = words(post);
    return new Set(list.slice(4).map((_, index) => list.slice(index, index + 5).join(" ")));
  });
  const holders = new Map<string, number[]>();
  grams.forEach((set, index) => {
    for (const gram of set) holders.set(gram, [...(holders.get(gram) ?? []), index]);
  });
  return Math.max(
    ...grams.map((set, index) => {
      const shared = new Map<number, number>();
      for (const gram of set)
        for (const other of holders.get(gram) ?? []) if (other !== index) shared.set(other, (shared.get(other) ?? 0) + 1);
      return Math.max(0, ...[...shared.entries()].map(([other, count]) => count / Math.min(set.size, grams[other]?.size ?? 1)));
    }),
  );
}

describe("the composed posts", () => {
  test("are the same for the same seed and others for another seed", () => {
    expect(composePosts(municipalities, 1)).toEqual(posts);
    expect(composePosts(municipalities, 2)).not.toEqual(posts);
  });

  test("give every municipality one notice of each type, two to four news and one election article", () => {
    for (const { slug } of municipalities) {
      const own = posts.filter((post) => post.municipality === slug);
      for (const type of noticeTypes) expect(own.filter((post) => post.type === type)).toHaveLength(1);
      const news = own.filter(isNews).length;
      expect(news).toBeGreaterThanOrEqual(2);
      expect(news).toBeLessThanOrEqual(4);
      expect(own.filter((post) => isElection(post))).toHaveLength(1);
    }
  });

  test("count 480 notices, about 290 news, 96 election articles and 60 premium articles", () => {
    expect(posts.filter((post) => post.type !== "post")).toHaveLength(480);
    expect(Math.abs(posts.filter(isNews).length - 290)).toBeLessThanOrEqual(10);
    expect(posts.filter(isElection)).toHaveLength(96);
    expect(posts.filter((post) => isElection(post) && post.premium)).toHaveLength(12);
    expect(posts.filter((post) => isPremium(post) && post.premium)).toHaveLength(60);
  });

  test("are valid front matter, with pictures of the pool alone", () => {
    for (const { slug, markdown, type: _type, pictures, setting: _setting, ...story } of posts) {
      expect(v.safeParse(seedStorySchema, story).issues).toBeUndefined();
      expect(slug).toMatch(/^[a-z0-9-]{3,70}$/);
      expect(pictures.filter((key) => !(key in pictureKeys))).toEqual([]);
      expect(story.lead.length).toBeLessThanOrEqual(260);
      expect(markdown.replace(/```[\s\S]*?```/g, "")).not.toMatch(/undefined|NaN|\$\{|"[A-ZÄÖÜ]|[^\n ] {2}\S/);
    }
  });

  test("never repeat a title or a slug", () => {
    expect(new Set(posts.map((post) => post.title)).size).toBe(posts.length);
    expect(new Set(posts.map((post) => post.slug)).size).toBe(posts.length);
  });

  test("keep to the lengths of their kinds", () => {
    expect(
      outside(
        posts.filter((post) => post.type !== "post"),
        80,
        220,
      ),
    ).toEqual([]);
    expect(outside(posts.filter(isNews), 120, 400)).toEqual([]);
    expect(outside(posts.filter(isElection), 150, 300)).toEqual([]);
    expect(outside(posts.filter(isPremium), 300, 500)).toEqual([]);
  });

  test("keep every municipality fresh", () => {
    for (const { slug } of municipalities) {
      const own = posts.filter((post) => post.municipality === slug);
      expect(Math.min(...own.filter((post) => post.type !== "post").map((post) => days(post.age)))).toBeLessThan(6);
      expect(Math.min(...own.filter(isNews).map((post) => days(post.age)))).toBeLessThan(10);
    }
  });

  test("do not read alike: no two bodies share more than 55 percent of their word 5-grams", () => {
    expect(worstOverlap()).toBeLessThan(0.55);
  });
});

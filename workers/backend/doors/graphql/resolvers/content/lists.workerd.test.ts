import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { ask } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { askPage } from "#workers/backend/doors/graphql/resolvers/ask-page-for-test.ts";
import {
  externalPostId,
  freePostId,
  premiumPostId,
  premiumVideoPostId,
  writePaper,
} from "#workers/backend/ground/database/paper-for-test.ts";

beforeAll(() => writePaper(env));

describe("lists", () => {
  test.each([
    ['{ category: "politik" }', [freePostId, premiumPostId, premiumVideoPostId, externalPostId]],
    ['{ tag: "hochwasser" }', [freePostId]],
    ['{ topic: "gemeindewahl" }', [freePostId, premiumPostId]],
    ['{ municipality: "dornbirn" }', [freePostId, externalPostId, 206, 205, 204, 203, 202, 201]],
    ['{ brand: "rheinbote" }', [premiumPostId, premiumVideoPostId]],
    ['{ author: "jakob-moos" }', [freePostId]],
    ['{ type: "nnp_clubs" }', [205, 203, 201]],
    ["{ premium: true }", [premiumPostId, premiumVideoPostId]],
    ["{ story: true }", [freePostId]],
    ["{ liveticker: true }", [freePostId]],
    ['{ tag: "gibt-es-nicht" }', []],
    ["null", [freePostId, premiumPostId, premiumVideoPostId, externalPostId]],
  ])("the feed %s has its posts, newest first", async (feed, ids) => {
    const { data } = await ask(env, `{ posts(feed: ${feed}) { items { id } total } }`);
    expect(data.posts.items.map(({ id }: { id: number }) => id)).toEqual(ids);
    expect(data.posts.total).toBe(ids.length);
  });

  test("the feed of videos has the posts with a video", async () => {
    const { data } = await ask(env, "{ posts(feed: { video: true }) { items { id is_premium } } }");
    expect(data.posts.items).toContainEqual({ id: freePostId, is_premium: false });
  });

  test("pages follow each other, and one beyond the end is empty", async () => {
    const page = async (number: number) =>
      (await ask(env, `{ posts(page: ${number}, per_page: 3) { items { id } total total_pages page per_page } }`)).data.posts;
    expect(await page(1)).toMatchObject({
      items: [{ id: 101 }, { id: 102 }, { id: 103 }],
      total: 4,
      total_pages: 2,
      page: 1,
      per_page: 3,
    });
    expect(await page(2)).toMatchObject({ items: [{ id: 105 }], page: 2 });
    expect(await page(3)).toMatchObject({ items: [], total_pages: 2, page: 3 });
  });

  test("the most read posts come most read first", async () => {
    const { data } = await ask(env, "{ most_read { id } one: most_read(limit: 1) { id } }");
    expect(data).toEqual({ most_read: [{ id: externalPostId }, { id: freePostId }], one: [{ id: externalPostId }] });
  });
});

describe("topics", () => {
  test("those of the newest posts are named, without the children of a place", async () => {
    const { data } = await ask(env, "{ active_topics { slug posts(per_page: 1) { items { id } } } }");
    expect(data).toEqual({ active_topics: [{ slug: "gemeindewahl", posts: { items: [{ id: freePostId }] } }] });
  });

  test.each([
    ["gemeindew", ["gemeindewahl", "gemeindewahl-dornbirn"]],
    ["Dornb GEMEINDE", ["gemeindewahl-dornbirn"]],
    ["alle ergebnisse", ["gemeindewahl"]],
    ["hochw", ["hochwasser"]],
    ["politik", []],
    ["dornbirn bludenz", []],
    ['" OR * NEAR(', []],
    ["", []],
  ])("a reader who looks for %j finds %j", async (text, slugs) => {
    const { data } = await ask(env, `{ find_topics(text: ${JSON.stringify(text)}) { slug } }`);
    expect(data.find_topics.map(({ slug }: { slug: string }) => slug)).toEqual(slugs);
  });

  test("words without end are refused", async () => {
    const { errors } = await ask(env, `{ find_topics(text: "${"a".repeat(121)}") { slug } }`);
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  });
});

describe("the front page", () => {
  type Section = { layout: string; title: string; posts: { id: number }[] };
  const toIds = (sections: Section[]) => sections.map(({ layout, posts }) => [layout, posts.map(({ id }) => id)]);

  test("has its sections in order; no post stands twice but among the most read", async () => {
    const { home } = await askPage(env, "home");
    expect(toIds(home.sections)).toEqual([
      ["LEAD", [freePostId]],
      ["LIST", [premiumPostId, premiumVideoPostId]],
      ["MUNICIPALITY", [externalPostId, 206, 205]],
      ["MOST_READ", [externalPostId, freePostId]],
    ]);
    expect(home.sections[0]).toMatchObject({ ratio: "SMALL", button_text: null, shows_pictures: true });
    expect(home.sections[1]).toMatchObject({
      title: "Politik",
      link: "/news/politik",
      ratio: "CARD",
      button_text: "Alle Politik",
      shows_pictures: false,
    });
  });

  test("leaves out the section of the municipality when none is chosen", async () => {
    const { home } = await askPage(env, "home", { municipality: null });
    expect(home.sections.map(({ layout }: Section) => layout)).toEqual(["LEAD", "LIST", "MOST_READ"]);
  });
});

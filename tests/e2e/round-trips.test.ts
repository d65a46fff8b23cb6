/** What a page costs behind the portal: one round trip to the back end, at most two D1 batches there. */
import { describe, expect, inject, test } from "vitest";
import {
  GetCategoryDocument,
  GetHomeDocument,
  GetLayoutDocument,
  GetMunicipalityDocument,
  GetPageBySlugDocument,
  GetPostByIDDocument,
  GetPostsDocument,
  GetRedirectDocument,
  GetTopicBySlugDocument,
  GetTopicsDocument,
} from "../../graphql/generated/operations.ts";
import { findPath, findStory, pageKinds, stories } from "../support/page-kinds.ts";

const origin = inject("portalOrigin");
const MAX_D1_BATCHES = 2;

test.each(pageKinds)("$name costs one round trip to the back end", async (kind) => {
  const response = await fetch(origin + (await findPath(origin, kind)));
  expect(response.status).toBe(kind.status);
  expect(response.headers.get("server-timing")).toContain('backend;desc="1 round trips"');
});

type Variables = Record<string, unknown>;

const post = async (slug: string) => ({ id: Number((await findStory(origin, slug)).split("/").at(-1)), grant: null });
const still = (variables: Variables) => () => Promise.resolve(variables);
const place = (municipality: string, page: number): Variables => ({
  municipality,
  notices: `news-aus-${municipality}`,
  topic: `gemeindewahl-${municipality}`,
  page,
});

/** What each page asks beside the menus, as its route does. */
const questions: [string, { toString(): string }, () => Promise<Variables>][] = [
  ["the front page", GetHomeDocument, still({ municipality: null })],
  ["the front page with a municipality", GetHomeDocument, still({ municipality: "dornbirn" })],
  ["a free post", GetPostByIDDocument, () => post(stories.free)],
  ["a premium post, cut", GetPostByIDDocument, () => post(stories.premium)],
  ["a post with every block", GetPostByIDDocument, () => post(stories.everyBlock)],
  ["a live ticker", GetPostByIDDocument, () => post(stories.ticker)],
  ["the topics", GetTopicsDocument, still({ page: 1 })],
  ["a topic", GetTopicBySlugDocument, still({ slug: "bodensee", page: 1 })],
  ["the news of a category", GetCategoryDocument, still({ slug: "politik", page: 1 })],
  ["a municipality", GetMunicipalityDocument, still(place("dornbirn", 1))],
  ["all news, page 2", GetPostsDocument, still({ feed: null, page: 2 })],
  ["a standing page", GetPageBySlugDocument, still({ slug: "impressum", path: "/impressum" })],
  ["an address without a page", GetRedirectDocument, still({ path: "/nirgendwo" })],
];

describe("With the menus of its layout", () => {
  test.each(questions)("%s takes at most two D1 batches", async (_, document, findVariables) => {
    const operations = [
      { query: GetLayoutDocument.toString(), variables: {} },
      { query: document.toString(), variables: await findVariables() },
    ];
    const response = await fetch(`${origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/graphql-response+json, application/json;q=0.9" },
      body: JSON.stringify(operations),
    });
    const results = (await response.json()) as { data: Variables; errors?: unknown }[];
    expect(results.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect(results[0]?.data.header).not.toEqual([]);
    const batches = Number(response.headers.get("x-d1-batches"));
    expect(batches).toBeGreaterThanOrEqual(1);
    expect(batches).toBeLessThanOrEqual(MAX_D1_BATCHES);
  });
});

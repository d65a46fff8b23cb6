/** What a page costs in the embedded back end: at most two D1 batches for all that it asks, and none for what was asked before. */
import {
  FindTopicsDocument,
  GetCategoryDocument,
  GetFuelPricesDocument,
  GetHomeDocument,
  GetLayoutDocument,
  GetMunicipalityDocument,
  GetPageBySlugDocument,
  GetPostByIDDocument,
  GetPostsDocument,
  GetRedirectDocument,
  GetTopicBySlugDocument,
  GetTopicsDocument,
  GetTrafficDocument,
} from "#graphql/generated/operations.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";

const MAX_D1_BATCHES = 2;

type Variables = Record<string, unknown>;

const post = async (origin: string, slug: string) => ({
  id: Number((await findStory(origin, slug)).split("/").at(-1)),
  grant: null,
});
const still = (variables: Variables) => () => Promise.resolve(variables);
const place = (municipality: string, page: number): Variables => ({
  municipality,
  notices: `news-aus-${municipality}`,
  topic: `gemeindewahl-${municipality}`,
  page,
});

/** What each page asks beside the menus, as its route does. */
const questions: [string, { toString(): string }, (origin: string) => Promise<Variables>][] = [
  ["the front page", GetHomeDocument, still({ municipality: null })],
  ["the front page with a municipality", GetHomeDocument, still({ municipality: "dornbirn" })],
  ["a free post", GetPostByIDDocument, (origin) => post(origin, stories.free)],
  ["a premium post, cut", GetPostByIDDocument, (origin) => post(origin, stories.premium)],
  ["a post with every block", GetPostByIDDocument, (origin) => post(origin, stories.everyBlock)],
  ["a live ticker", GetPostByIDDocument, (origin) => post(origin, stories.ticker)],
  ["the topics", GetTopicsDocument, still({ page: 1, isFirst: true })],
  ["topics that a reader looks for", FindTopicsDocument, still({ text: "rhein" })],
  ["a topic", GetTopicBySlugDocument, still({ slug: "bodensee", page: 1, isFirst: true })],
  ["the news of a category", GetCategoryDocument, still({ slug: "politik", page: 1, isFirst: true })],
  ["a municipality", GetMunicipalityDocument, still(place("dornbirn", 1))],
  ["all news, page 2", GetPostsDocument, still({ feed: null, page: 2 })],
  ["a standing page", GetPageBySlugDocument, still({ slug: "impressum", path: "/impressum" })],
  ["the traffic", GetTrafficDocument, still({})],
  ["petrol prices", GetFuelPricesDocument, still({ fuel: "DIESEL" })],
  ["an address without a page", GetRedirectDocument, still({ path: "/nirgendwo" })],
];

test("Each page takes at most two D1 batches, with the menus of its layout", async ({ request, portal }) => {
  for (const [name, document, findVariables] of questions) {
    const operations = [
      // With a number that no other request has sent: no answer to it is kept.
      { query: `${GetLayoutDocument.toString()} # ${crypto.randomUUID()}`, variables: {} },
      { query: document.toString(), variables: await findVariables(portal.origin) },
    ];
    const ask = () =>
      request.post("/graphql", {
        headers: { accept: "application/graphql-response+json, application/json;q=0.9" },
        data: operations,
      });
    const response = await ask();
    const results = (await response.json()) as { data: Variables; errors?: unknown }[];
    expect
      .soft(
        results.map(({ errors }) => errors),
        name,
      )
      .toEqual([undefined, undefined]);
    expect.soft(results[0]?.data.header, name).not.toEqual([]);
    const batches = Number(response.headers()["x-d1-batches"]);
    expect.soft(batches, name).toBeGreaterThanOrEqual(1);
    expect.soft(batches, name).toBeLessThanOrEqual(MAX_D1_BATCHES);
    // The clock may have changed the content between the two; the next one is then kept. One statement is that of the version.
    const askAgain = async () => {
      const again = await ask();
      expect.soft(await again.text(), name).toBe(await response.text());
      return Number(again.headers()["x-d1-statements"]);
    };
    await expect.poll(askAgain, { message: name }).toBeLessThanOrEqual(1);
  }
});

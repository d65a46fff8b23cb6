/** Questions that cost more than they ask: refused before anything is read for them. */
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  GetFuelPricesDocument,
  GetHomeDocument,
  GetLayoutDocument,
  GetPostByIDDocument,
  GetPostsByIdDocument,
  GetPostsDocument,
  GetSearchDocument,
  GetSiteAddressesDocument,
  GetTopicsDocument,
} from "#graphql/generated/operations.ts";
import { createWorstArguments } from "#tests/support/abuse/worst-arguments.ts";
import { listWorstQueries, readSchema, type WorstQuery } from "#tests/support/abuse/worst-queries.ts";
import { type PlantedPortal, startPlantedPortal } from "#tests/support/leak/start-planted-portal.ts";

let portal: PlantedPortal;
beforeAll(async () => {
  portal = await startPlantedPortal({ EDGE_CACHE: "off" });
}, 300_000);
afterAll(() => portal.stop());

function ask(body: unknown) {
  const headers = { "content-type": "application/json", origin: portal.origin };
  return portal.ask("/graphql", { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) });
}

const repeat = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(" ");
const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);

/** Forty fragments, each of which names the next one eight times: opened naively, 8 to the power of 40 fields. */
const multiply = (type: string, field: string) =>
  [
    repeat(40, (index) => `fragment F${index} on ${type} { ${repeat(8, () => `...F${index + 1}`)} }`),
    `fragment F40 on ${type} { ${field} }`,
  ].join(" ");

test.each<[string, unknown]>([
  ["21 aliases", { query: `{ ${repeat(21, (index) => `a${index}: most_read(limit: 1) { id }`)} }` }],
  ["a question of depth 40", { query: `{ posts { items ${nested(40, "{ related_posts ", "}")} } }` }],
  ["more than 2,000 words", { query: `{ ${repeat(2100, () => "__typename")} }` }],
  ["a fragment that names itself", { query: "{ ...A } fragment A on Query { ...A }" }],
  ["two fragments that name each other", { query: "{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }" }],
  ["fragments that multiply", { query: `{ ...F0 nothing } ${multiply("Query", "__typename")}` }],
  ["fragments of a post that multiply", { query: `{ post(id: 1) { ...F0 } } ${multiply("Post", "id")}` }],
  ["6 operations in a batch", Array.from({ length: 6 }, () => ({ query: "{ __typename }" }))],
  ["1,000 operations in a batch", Array.from({ length: 1000 }, () => ({ query: "{ __typename }" }))],
  ["lists in lists", { query: `{ ${repeat(15, (index) => `a${index}: posts(per_page: 100) { items { id } }`)} }` }],
  ["a limit beyond any page", { query: "{ posts(per_page: 2147483647) { items { id } } }" }],
  ["a negative page", { query: "{ posts(page: -1) { items { id } } }" }],
  ["2,000 directives", { query: `{ __typename ${repeat(2000, () => "@skip(if: false)")} }` }],
  ["a hash of the wrong form", { extensions: { persistedQuery: { version: 1, sha256Hash: "x".repeat(50_000) } } }],
  ["variables of 200 kB", { query: "query($a: String) { __typename }", variables: { a: "x".repeat(200_000) } }],
  ["variables 20,000 deep", `{"query":"{ __typename }","variables":${nested(20_000, "[", "]")}}`],
  ["a list 40,000 deep", nested(40_000, "[", "]")],
  [
    "a key of the prototype",
    '{"query":"query($__proto__: Int) { __typename }","variables":{"__proto__":{"polluted":1}},"__proto__":{"x":1},"constructor":1,"operationName":{"a":1}}',
  ],
  ["no question at all", "null"],
  ["a number", "7"],
  ["a text", '"{ __typename }"'],
  ["what is no JSON", "{ __typename }"],
  ["nothing", ""],
])("%s", async (_name, body) => {
  const answer = await ask(body);
  // A refusal in GraphQL's own form may come with 200.
  expect([answer.status < 500, answer.status >= 400 || answer.text.includes('"errors"')]).toEqual([true, true]);
  expect(answer.text.length).toBeLessThan(20_000);
  expect(answer.text).not.toMatch(/at \w+ \(|node_modules|SQLITE/);
});

test.each<[string, string]>([
  ["a list", `{ posts(per_page: 1) { items { ...F0 } } } ${multiply("Post", "id")}`],
  ["the front page", `{ home { sections { posts { ...F0 } } } } ${multiply("Post", "id")}`],
  ["the question itself", `{ ...F0 } ${multiply("Query", "most_read(limit: 1) { id }")}`],
])("fragments that multiply are opened once: %s is answered like any other", async (_name, query) => {
  const answer = await ask({ query });
  expect([answer.status, answer.text.includes('"errors"')]).toEqual([200, false]);
});

/** Past the portal, which hands on nothing of what an answer cost. */
async function askBackend(query: string, variables: unknown = {}) {
  const headers = { "content-type": "application/json" };
  const answer = await portal.askBackend("/graphql", { method: "POST", headers, body: JSON.stringify({ query, variables }) });
  return {
    text: answer.text,
    values: Number(answer.headers["x-answer-values"]),
    statements: Number(answer.headers["x-d1-statements"]),
  };
}

/** What the generator does not make: texts asked for in twenty ways, searches, and what is long in other ways. */
const items = (fields: string) => `posts(per_page: 100) { items { ${fields} } }`;
const further: WorstQuery[] = [
  ["pictures of 100 posts, 20 times", `{ ${items(repeat(20, (index) => `a${index}: image_rule`))} }`],
  ["dates of 100 posts, 20 times", `{ ${items(repeat(20, (index) => `a${index}: formatted_date`))} }`],
  [
    "texts of 100 posts, 20 times",
    `{ ${items(repeat(20, (index) => `a${index}: content_blocks { ... on ParagraphBlock { html } }`))} }`,
  ],
  ["counted blocks of 100 posts, 20 times", `{ ${items(repeat(20, (index) => `a${index}: access { free_block_count }`))} }`],
  ["lists of 100 posts, 5 times", `{ ${repeat(5, (index) => `a${index}: ${items("id title { rendered }")}`)} }`],
  [
    "20 searches",
    `{ ${repeat(20, (index) => `a${index}: search(query: "der ${index}", per_page: 100) { hits { post { id } } }`)} }`,
  ],
  ["the longest compound", `{ search(query: "${"bahn".repeat(30)}", per_page: 100) { total } }`],
  ["a name of 90 kB", `{ municipalities { ${"a".repeat(90_000)}: slug } }`],
  ["20 long ways", `{ ${repeat(20, (index) => `a${index}: site_addresses(kind: POST, skip: 900000) { next }`)} }`],
].map(([name, query]) => ({ name: String(name), query: String(query) }));

test("each list of the contract, as deep and as often as may be asked, is within the budget or refused in a line", async () => {
  const post = portal.posts[0]?.id ?? 0;
  const queries = [...listWorstQueries(readSchema(), createWorstArguments(post, "2026-11-22")), ...further];
  expect(queries.length).toBeGreaterThan(250);
  const beyond: unknown[] = [];
  let refused = 0;
  for (const { name, query } of queries) {
    const { text, values, statements } = await askBackend(query);
    const isRefused = text.includes("REQUEST_TOO_LARGE");
    if (isRefused) refused += 1;
    const isWithin = isRefused ? text.length < 500 : !(values > 50_000) && text.length < 4_500_000;
    if (!isWithin || statements > 100) beyond.push([name, text.length, values, statements, text.slice(0, 200)]);
  }
  expect(beyond).toEqual([]);
  // The generator finds what is dear.
  expect(refused).toBeGreaterThan(15);
});

test.each<[string, { toString(): string }, (id: number) => unknown]>([
  ["the front page", GetHomeDocument, () => ({ municipality: "dornbirn" })],
  ["the layout", GetLayoutDocument, () => ({})],
  ["an article", GetPostByIDDocument, (id) => ({ id })],
  ["a list of posts", GetPostsDocument, () => ({ feed: { type: "post" }, page: 1, perPage: 20 })],
  ["a saved list", GetPostsByIdDocument, (id) => ({ ids: Array.from({ length: 50 }, (_, index) => id - index) })],
  ["a search", GetSearchDocument, () => ({ query: "der Rhein", page: 1, perPage: 20 })],
  ["a piece of the sitemap", GetSiteAddressesDocument, () => ({ kind: "POST", limit: 1000 })],
  ["the topics", GetTopicsDocument, () => ({ page: 1, isFirst: true })],
  ["petrol prices", GetFuelPricesDocument, () => ({ fuel: "DIESEL" })],
])("the portal's own %s takes a fifth of the budget at most", async (_name, document, toVariables) => {
  const { text, values } = await askBackend(String(document), toVariables(portal.posts[0]?.id ?? 0));
  expect(text).not.toContain('"errors"');
  expect(values).toBeGreaterThan(0);
  expect([values < 10_000, text.length < 800_000]).toEqual([true, true]);
});

test("afterwards the back end is well", async () => {
  expect(JSON.parse((await ask({ query: "{ __typename }" })).text)).toEqual({ data: { __typename: "Query" } });
  expect((await portal.ask("/health")).status).toBe(200);
});

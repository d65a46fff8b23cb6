/** Questions that cost more than they ask: refused before anything is read for them. */
import { afterAll, beforeAll, expect, test } from "vitest";
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

test("afterwards the back end is well", async () => {
  expect(JSON.parse((await ask({ query: "{ __typename }" })).text)).toEqual({ data: { __typename: "Query" } });
  expect((await portal.ask("/health")).status).toBe(200);
});

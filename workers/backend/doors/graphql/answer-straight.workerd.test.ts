import { env as bindings } from "cloudflare:workers";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { contentRecordSchema } from "#workers/backend/content/records/content-record.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import { freePostId, writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { asOtherIsolate } from "./kept-answers/look-for-test.ts";
import { createGraphqlRequest } from "./resolvers/ask-for-test.ts";
import { layoutQuery, pageQueries } from "./resolvers/page-queries-for-test.ts";
import { handleGraphql } from "./server.ts";

const env = bindings as unknown as Env;

beforeAll(() => writePaper(env));

let asked = 0;

/** The variable that no document knows makes each question a new one: no answer to it is kept. */
async function send(operation: object) {
  asked += 1;
  const response = await handleGraphql(
    createGraphqlRequest({ ...operation, variables: { asked, ...(operation as { variables?: object }).variables } }),
    env,
  );
  const passing = new Set(["x-d1-batches", "x-d1-statements", "x-answer-values", "server-timing"]);
  const headers = [...response.headers].filter(([name]) => !passing.has(name));
  return {
    status: response.status,
    headers,
    text: await response.text(),
    statements: Number(response.headers.get("x-d1-statements")),
  };
}

const post = "query One($id: Int!) { post(id: $id) { id title { rendered } } }";
const operations: Record<string, object> = {
  ...pageQueries,
  "a post that is not there": { query: post, variables: { id: 4_711_000 } },
  "a wrong variable": { query: post, variables: { id: "seven" } },
  "an unknown operation": { query: post, operationName: "Two", variables: { id: freePostId } },
  "a field that is not there": { query: "{ nowhere }" },
  "a mutation without its header": { query: 'mutation { logout(hash: "a", token: "b") { success } }' },
  "a parameter of no operation": { query: "{ brands { slug } }", surplus: 1 },
  "more than the budget": {
    query: `{ ${["a", "b", "c", "d", "e", "f"].map((name) => `${name}: posts(per_page: 100) { items { id } }`).join(" ")} }`,
  },
};

test.each(Object.entries(operations))("the second answer is the first one: %s", async (_, operation) => {
  const first = await send(operation);
  const { statements: _first, ...expected } = first;
  const { statements: _second, ...second } = await send(operation);
  expect(second).toEqual(expected);
});

const layout = { query: layoutQuery, operationName: "Layout" };
const askLayout = async () => {
  const response = await handleGraphql(
    createGraphqlRequest([layout, { query: post, variables: { id: freePostId, asked: ++asked } }]),
    env,
  );
  return {
    text: await response.text(),
    tags: response.headers.get("x-cache-tags") ?? "",
    statements: Number(response.headers.get("x-d1-statements")),
  };
};

test("the menus are made once a version, stand in each answer with their tag, and a change of them shows at once", async () => {
  await askLayout();
  const made = await askLayout();
  const kept = await askLayout();
  expect(kept.text).toBe(made.text);
  expect(kept.statements).toBeLessThanOrEqual(2);
  expect(kept.tags.split(",")).toContain("menus");
  const record = { kind: "navigation", menu: "footer", items: [{ title: "Ganz neu", link: "/neu", children: [] }] };
  await writeContent(env, [v.parse(contentRecordSchema, record)], new Date());
  expect((await askLayout()).text).toContain("Ganz neu");
});

test("what another isolate has changed a moment ago does not stand beside what is made anew", async () => {
  const other = asOtherIsolate(env);
  const variables = { id: freePostId, asked: 0 };
  const ask = async () => {
    variables.asked = ++asked;
    return (await handleGraphql(createGraphqlRequest([layout, { query: post, variables }]), other)).text();
  };
  await ask();
  const before = await ask();
  const record = { kind: "navigation", menu: "footer", items: [{ title: "Seit eben", link: "/eben", children: [] }] };
  await writeContent(env, [v.parse(contentRecordSchema, record)], new Date());
  // Another question than before, so that something of it is read.
  const mixed = await handleGraphql(
    createGraphqlRequest([layout, { query: post, variables: { id: freePostId + 1, asked: ++asked } }]),
    other,
  );
  expect(before).not.toContain("Seit eben");
  expect(await mixed.text()).toContain("Seit eben");
});

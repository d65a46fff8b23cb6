/**
 * Does a page cost more when the archive grows? Every page query at 1,000 and at 100,000 posts, in one run: rows that
 * D1 read and milliseconds, with their ratios. Prints; judges nothing.
 */
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import worker from "../../workers/backend/backend.ts";
import { createGraphqlRequest } from "../../workers/backend/resolvers/ask-for-test.ts";
import { layoutQuery, pageQueries } from "../../workers/backend/resolvers/page-queries-for-test.ts";
import { addPosts, createNames } from "./fill-archive.ts";

const SMALL = 1000;
const LARGE = 100_000;
const RUNS = 15;

type Measure = { rows: number; batches: number; sqlMs: number; totalMs: number };

const graphql = (page: string, variables: Record<string, unknown>) => () =>
  createGraphqlRequest([{ query: pageQueries[page]?.query, variables }, { query: layoutQuery }]);
const postsOf = (feed: string, page: number) => () =>
  createGraphqlRequest({ query: `{ posts(feed: ${feed}, page: ${page}) { items { id title { rendered } link image_crops(crops: ["4-3"]) { src } } total } }` });
const rest = (path: string) => () => new Request(`http://backend/wp-json/${path}`);

const questions: Record<string, () => Request> = {
  "post page": graphql("post", { id: 500 }),
  "front page": graphql("home", { municipality: "ort-3" }),
  "topic page": graphql("topic", { slug: "thema-3", page: 1 }),
  "municipality page": graphql("municipality", { slug: "ort-3" }),
  "news list": graphql("news", { slug: "ressort-3" }),
  "list of topics": graphql("topics", {}),
  "all posts, page 1": postsOf("null", 1),
  "all posts, page 50": postsOf("null", 50),
  "REST posts": rest("wp/v2/posts?per_page=20"),
  "REST posts of a category": rest("wp/v2/posts?per_page=20&category_slug=ressort-3&post_type=post,nnp_clubs"),
  "REST search, a word of every post": rest("wp/v2/posts?search=gemeinderat"),
  "REST topic": rest("nnp/v1/topics/thema-3?per_page=5"),
  // Grows with the archive, as skipping entries must; no reader comes here, crawlers may.
  "all posts, last page": postsOf("null", 1),
};

function createMeteredDb(measure: Measure): D1Database {
  return new Proxy(env.DB, {
    get(target, name) {
      if (name !== "batch") return Reflect.get(target, name).bind(target);
      return async (statements: D1PreparedStatement[]) => {
        const results = await target.batch(statements);
        measure.batches += 1;
        for (const { meta } of results) {
          measure.rows += meta.rows_read;
          measure.sqlMs += meta.duration;
        }
        return results;
      };
    },
  });
}

async function measureOnce(createRequest: () => Request): Promise<Measure> {
  const measure: Measure = { rows: 0, batches: 0, sqlMs: 0, totalMs: 0 };
  const start = performance.now();
  const response = await worker.fetch(createRequest(), { ...env, DB: createMeteredDb(measure) });
  const text = await response.text();
  measure.totalMs = performance.now() - start;
  expect(response.status, text).toBe(200);
  expect(text).not.toContain('"errors"');
  return measure;
}

function toMedian(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

async function measureAll(size: number): Promise<Map<string, Measure>> {
  const measures = new Map<string, Measure>();
  for (const [name, createRequest] of Object.entries({ ...questions, "all posts, last page": postsOf("null", size / 20) })) {
    await measureOnce(createRequest);
    const runs: Measure[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measureOnce(createRequest));
    const medianOf = (key: keyof Measure) => toMedian(runs.map((one) => one[key]));
    measures.set(name, { rows: medianOf("rows"), batches: medianOf("batches"), sqlMs: medianOf("sqlMs"), totalMs: medianOf("totalMs") });
  }
  return measures;
}

function toRow(name: string, small: Measure, large: Measure): string {
  const pair = (key: keyof Measure, digits: number) =>
    `${small[key].toFixed(digits)} -> ${large[key].toFixed(digits)} (x${(large[key] / Math.max(small[key], 0.01)).toFixed(2)})`;
  return `${name.padEnd(36)} ${String(large.batches).padEnd(8)} ${pair("rows", 0).padEnd(28)} ${pair("sqlMs", 2).padEnd(28)} ${pair("totalMs", 1)}`;
}

test(`the pages of an archive of ${SMALL} and of ${LARGE} posts`, async () => {
  await createNames(env.DB);
  await addPosts(env.DB, 1, SMALL);
  const small = await measureAll(SMALL);
  await addPosts(env.DB, SMALL + 1, LARGE);
  const large = await measureAll(LARGE);

  const none: Measure = { rows: 0, batches: 0, sqlMs: 0, totalMs: 0 };
  const head = `${"".padEnd(36)} ${"batches".padEnd(8)} ${"rows read".padEnd(28)} ${"SQL ms".padEnd(28)} whole answer ms`;
  const rows = [...small.keys()].map((name) => toRow(name, small.get(name) ?? none, large.get(name) ?? none));
  console.log([`${SMALL} -> ${LARGE} posts, median of ${RUNS}`, head, ...rows].join("\n"));
  expect(rows.length).toBeGreaterThan(10);
});

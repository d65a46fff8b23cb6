/**
 * Does a page cost more when the archive grows? Every page query at 1,000 and at 100,000 posts, in one run: rows that
 * D1 read and milliseconds, with their ratios. Prints; judges nothing.
 */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import worker from "#workers/backend/backend.ts";
import { createGraphqlRequest } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { layoutQuery, pageQueries } from "#workers/backend/doors/graphql/resolvers/page-queries-for-test.ts";
import { addPosts, createNames } from "./fill-archive.ts";

const SMALL = 1000;
const LARGE = 100_000;
const RUNS = 50;
/** Grows with the archive, as skipping entries must; no reader comes here, crawlers may. */
const LAST_PAGE = "all posts, last page";

/** Of one answer: rows that D1 read, batches, milliseconds from request to last byte. */
type Measure = { rows: number; batches: number; ms: number };

const graphql = (page: string, variables: Record<string, unknown>) => () =>
  createGraphqlRequest([{ query: pageQueries[page]?.query, variables }, { query: layoutQuery }]);
const postsOf = (feed: string, page: number) => () =>
  createGraphqlRequest({
    query: `{ posts(feed: ${feed}, page: ${page}) { items { id title { rendered } link image_crops(crops: ["4-3"]) { src } } total } }`,
  });
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
};

function createMeteredDb(measure: Pick<Measure, "rows" | "batches">): D1Database {
  return new Proxy(env.DB, {
    get(target, name) {
      if (name !== "batch") return Reflect.get(target, name).bind(target);
      return async (statements: D1PreparedStatement[]) => {
        const results = await target.batch(statements);
        measure.batches += 1;
        for (const { meta } of results) measure.rows += meta.rows_read;
        return results;
      };
    },
  });
}

async function answer(createRequest: () => Request, db: D1Database): Promise<void> {
  const response = await worker.fetch(createRequest(), { ...env, DB: db });
  const text = await response.text();
  expect(response.status).toBe(200);
  expect(text.slice(0, 200)).not.toContain('"errors"');
}

async function measureOne(createRequest: () => Request): Promise<Measure> {
  const measure = { rows: 0, batches: 0 };
  await answer(createRequest, createMeteredDb(measure));
  // The clock of a Worker has whole milliseconds, so many answers are measured together.
  const start = performance.now();
  for (let run = 0; run < RUNS; run += 1) await answer(createRequest, env.DB);
  return { ...measure, ms: (performance.now() - start) / RUNS };
}

async function measureAll(size: number): Promise<Map<string, Measure>> {
  const measures = new Map<string, Measure>();
  for (const [name, createRequest] of Object.entries({ ...questions, [LAST_PAGE]: postsOf("null", size / 20) })) {
    measures.set(name, await measureOne(createRequest));
  }
  return measures;
}

function toRow(name: string, small: Measure, large: Measure): string {
  const pair = (key: "rows" | "ms", digits: number) =>
    `${small[key].toFixed(digits)} -> ${large[key].toFixed(digits)} (x${(large[key] / small[key]).toFixed(2)})`;
  return `${name.padEnd(36)} ${String(large.batches).padEnd(8)} ${pair("rows", 0).padEnd(26)} ${pair("ms", 2)}`;
}

test(`the pages of an archive of ${SMALL} and of ${LARGE} posts`, async () => {
  await createNames(env.DB);
  await addPosts(env.DB, 1, SMALL);
  const small = await measureAll(SMALL);
  await addPosts(env.DB, SMALL + 1, LARGE);
  const large = await measureAll(LARGE);

  const head = `${"".padEnd(36)} ${"batches".padEnd(8)} ${"rows read".padEnd(26)} ms an answer`;
  const rows = [...small].map(([name, measure]) => toRow(name, measure, large.get(name) ?? measure));
  console.log([`${SMALL} -> ${LARGE} posts, ${RUNS} answers each`, head, ...rows].join("\n"));
  expect(large.size).toBe(small.size);
});

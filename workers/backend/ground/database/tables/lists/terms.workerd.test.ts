import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { countRowsRead } from "#workers/backend/ground/database/count-rows-for-test.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import { createQueries } from "#workers/backend/ground/database/tables/queries.ts";
import { readTerms, type Taxonomy } from "./terms.ts";

const count = 5000;
const run = (sql: string, ...params: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...params)
    .run();

/** Numbers from 1 to 5,000 in an order that is neither that of the slugs nor its reverse. */
const numbers = JSON.stringify(Array.from({ length: count }, (_, index) => ((index * 2719) % count) + 1));
const tagSlugs = "'tag-' || (value * 7919 % 5003)";

/** What the list is by its definition. */
async function readExpected(taxonomy: Taxonomy): Promise<number[]> {
  const order = taxonomy === "topic" ? "title" : "slug";
  const { results } = await env.DB.prepare(
    `SELECT id FROM terms WHERE taxonomy = ?1 AND (taxonomy <> 'topic' OR parent_id IS NULL) ORDER BY ${order}, id`,
  )
    .bind(taxonomy)
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}

async function expectRightPages(taxonomy: Taxonomy): Promise<void> {
  const expected = await readExpected(taxonomy);
  for (const offset of [0, 90, 100, 101, 199, 200, 201, 1234, 3900, expected.length - 10, expected.length, 1_000_000]) {
    const { rows, total } = await readTerms(createQueries(env.DB), taxonomy, 100, Math.max(0, offset));
    expect([offset, ...rows.map(({ id }) => id)]).toEqual([
      offset,
      ...expected.slice(Math.max(0, offset), Math.max(0, offset) + 100),
    ]);
    expect(total).toBe(expected.length);
  }
}

/** Every block is as long as the part of the list that it stands for, and none is longer than it may be. */
async function expectRightBlocks(): Promise<void> {
  const { results } = await env.DB.prepare(
    `SELECT b.term_count, (SELECT COUNT(*) FROM terms t WHERE t.taxonomy = b.taxonomy AND (t.list_key, t.id) >= (b.first_key, b.first_id)
       AND NOT EXISTS (SELECT 1 FROM term_blocks o WHERE o.taxonomy = b.taxonomy AND (o.first_key, o.first_id) > (b.first_key, b.first_id)
         AND (o.first_key, o.first_id) <= (t.list_key, t.id))) AS counted FROM term_blocks b`,
  ).all<{ term_count: number; counted: number }>();
  expect(results.filter(({ term_count, counted }) => term_count !== counted || term_count > 200)).toEqual([]);
}

beforeEach(async () => {
  await emptyDatabase(env.DB);
  await run(`INSERT INTO terms (taxonomy, slug, title) SELECT 'tag', ${tagSlugs}, 'T' FROM json_each(?1)`, numbers);
});
afterEach(expectRightBlocks);

describe("a list of 5,000 tags", () => {
  test("has right pages however deep they are", () => expectRightPages("tag"));

  test("stays right when tags are written again, renamed and deleted", async () => {
    await run(
      `INSERT INTO terms (taxonomy, slug, title) SELECT 'tag', ${tagSlugs}, 'Other' FROM json_each(?1) WHERE value % 3 = 0
       ON CONFLICT (taxonomy, slug) DO UPDATE SET title = excluded.title`,
      numbers,
    );
    await run("UPDATE terms SET slug = 'a' || slug WHERE taxonomy = 'tag' AND id % 4 = 0");
    await expectRightPages("tag");
    await run("DELETE FROM terms WHERE slug LIKE 'tag-%' AND id % 5 <> 0");
    await expectRightPages("tag");
    await run("UPDATE terms SET taxonomy = 'category' WHERE id % 10 = 0");
    await expectRightPages("tag");
    await expectRightPages("category");
    await run("DELETE FROM terms");
    await expectRightPages("tag");
  });

  test("reads for page 40 what it reads for page 1, and less than a block", async () => {
    const read = (offset: number) => countRowsRead(env.DB, (db) => readTerms(createQueries(db), "tag", 100, offset));
    const first = await read(0);
    expect(await read(3900)).toBeLessThan(first + 300);
    expect(first).toBeLessThan(500);
  });
});

describe("the list of topics", () => {
  beforeEach(() =>
    run(
      "INSERT INTO terms (taxonomy, slug, title) SELECT 'topic', slug, 'Thema ' || (id % 9) FROM terms WHERE id <= 700 AND taxonomy = 'tag'",
    ),
  );

  test("has right pages though many have the same title", () => expectRightPages("topic"));

  test("follows topics that become children of a place, and that get another title", async () => {
    await run(
      "UPDATE terms SET parent_id = (SELECT MIN(id) FROM terms WHERE taxonomy = 'topic') WHERE taxonomy = 'topic' AND id % 3 = 0",
    );
    await expectRightPages("topic");
    await run("UPDATE terms SET title = 'Ä' || title WHERE taxonomy = 'topic' AND id % 4 = 0");
    await expectRightPages("topic");
    await run("UPDATE terms SET parent_id = NULL WHERE taxonomy = 'topic' AND id % 2 = 0");
    await expectRightPages("topic");
  });
});

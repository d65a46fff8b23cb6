import { env } from "cloudflare:workers";
import * as v from "valibot";
import { beforeEach, describe, expect, test } from "vitest";
import { type ContentRecord, contentRecordSchema } from "#workers/backend/content/records/content-record.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import { createPost, fullPost, now, places } from "#workers/backend/content/write/write-for-test.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";

beforeEach(() => emptyDatabase(env.DB));

/** The database, with a count of the statements that are prepared on it and the rows that its batches read. */
function listenTo(db: D1Database): { db: D1Database; counts: { statements: number; rowsRead: number } } {
  const counts = { statements: 0, rowsRead: 0 };
  const listening = new Proxy(db, {
    get(target, name) {
      if (name === "prepare") counts.statements += 1;
      if (name === "batch") {
        return async (statements: D1PreparedStatement[]) => {
          const replies = await target.batch(statements);
          for (const reply of replies) counts.rowsRead += reply.meta.rows_read;
          return replies;
        };
      }
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { db: listening, counts };
}

/** Five thousand posts, each in a feed, with a term, views and a redirect. */
async function createArchive(): Promise<void> {
  const numbers = "WITH RECURSIVE n (i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < 5999)";
  await env.DB.batch(
    [
      `INSERT INTO feeds (id, key) VALUES (1, 'all')`,
      `INSERT INTO terms (id, taxonomy, slug, title) VALUES (1, 'topic', 'rhesi', 'Rhesi')`,
      `${numbers} INSERT INTO posts (id, source, slug, title, published_at, modified_at, main_feed_id)
         SELECT i, 'old:' || i, 'alt', 'Alt', i, i, 1 FROM n`,
      `${numbers} INSERT INTO feed_entries (feed_id, published_at, post_id, type) SELECT 1, i, i, 'post' FROM n`,
      `${numbers} INSERT INTO post_terms (post_id, position, term_id) SELECT i, 0, 1 FROM n`,
      `${numbers} INSERT INTO post_views (day, post_id, views) SELECT '2026-03-09', i, 1 FROM n`,
      `${numbers} INSERT INTO redirects (path, target, owner) SELECT '/alt/' || i, '/alt/' || i, 'post old:' || i FROM n`,
      `${numbers} INSERT INTO pages (source, slug, title, modified_at, blocks) SELECT 'old:' || i, 'alt-' || i, 'Alt', 0, '[]' FROM n`,
    ].map((sql) => env.DB.prepare(sql)),
  );
}

describe("in a large archive", () => {
  test("a hundred posts take a few statements together, not some each", async () => {
    const { db, counts } = listenTo(env.DB);
    const records = Array.from({ length: 100 }, (_, index) =>
      v.parse(contentRecordSchema, createPost({ source: `test:${index}` })),
    );
    await writeContent({ DB: db }, records, now);
    expect(counts.statements).toBeGreaterThan(0);
    expect(counts.statements).toBeLessThan(25);
  });

  test("writing and changing a record reads what belongs to it, not the archive", async () => {
    await createArchive();
    const { db, counts } = listenTo(env.DB);
    for (const title of ["Zuerst", "Danach"]) {
      const records: ContentRecord[] = [
        ...places.map((record) => ({ ...record, title })),
        { kind: "term", taxonomy: "topic", slug: "rhesi", title, media: "test:damm" },
        { ...fullPost, title, preferredId: 7 },
        { kind: "page", source: "test:p", slug: "p", title, modified: "2026-01-01T00:00:00Z", blocks: [], formerPaths: ["/p1"] },
      ];
      const parsed = records.map((record) => v.parse(contentRecordSchema, record));
      const results = await writeContent({ DB: db }, parsed, now);
      expect(results.filter((result) => result.outcome === "refused")).toEqual([]);
    }
    expect(counts.rowsRead).toBeGreaterThan(50);
    expect(counts.rowsRead).toBeLessThan(1500);
  });
});

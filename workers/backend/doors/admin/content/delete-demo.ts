/** `DELETE /admin/demo`: deletes the demo paper and its readers, so that only the publisher's own remains. */

import { forgetSearchStatements } from "#workers/backend/content/write/search/rebuild-search.ts";
import { toAdminReply } from "#workers/backend/doors/admin/admin-reply.ts";
import { EVERYTHING } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement } from "#workers/backend/ground/changes/content-version.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { deleteLeft } from "#workers/backend/readers/epaper/clean-up-issues.ts";

/** `;` follows `:` in every order of characters, so this range holds all names that begin with `demo:`. */
const isDemo = "source >= 'demo:' AND source < 'demo;'";
const demoPosts = `SELECT id FROM posts WHERE ${isDemo}`;
/** What the newsroom has made its own, such as the demo's Impressum with its own words, is not the demo's any more. */
const ownPages = `SELECT source FROM desk_pages WHERE ${isDemo} AND owned_at IS NOT NULL`;
/** All posts are searched again for each deleted term, so few are deleted at a time. */
const termsAtOnce = 20;

async function readIds(db: D1Database, sql: string): Promise<number[]> {
  const { results } = await db.prepare(sql).all<{ id: number }>();
  return results.map((row) => row.id);
}

/** Terms and authors that only demo posts used must not stay as empty pages. */
async function deleteUnused(db: D1Database, terms: number[], authors: number[]): Promise<void> {
  for (let start = 0; start < terms.length; start += termsAtOnce) {
    const ids = JSON.stringify(terms.slice(start, start + termsAtOnce));
    const unused = `SELECT t.id FROM json_each(?1) j JOIN terms t ON t.id = j.value
      WHERE (t.owner IS NULL OR t.owner = 'demo') AND NOT EXISTS (SELECT 1 FROM post_terms WHERE term_id = t.id)`;
    await db.batch([
      db.prepare(`UPDATE terms SET parent_id = NULL WHERE parent_id IN (${unused})`).bind(ids),
      db
        .prepare(
          `DELETE FROM content_hashes WHERE kind = 'term'
             AND source IN (SELECT taxonomy || ':' || slug FROM terms WHERE id IN (${unused}))`,
        )
        .bind(ids),
      db.prepare(`DELETE FROM terms WHERE id IN (${unused})`).bind(ids),
    ]);
  }
  const ids = JSON.stringify(authors);
  const unused = `SELECT t.id FROM json_each(?1) j JOIN authors t ON t.id = j.value
    WHERE (t.owner IS NULL OR t.owner = 'demo') AND NOT EXISTS (SELECT 1 FROM post_authors WHERE author_id = t.id)`;
  await db.batch([
    db
      .prepare(
        `DELETE FROM content_hashes WHERE kind = 'author'
           AND source IN (SELECT 'author:' || slug FROM authors WHERE id IN (${unused}))`,
      )
      .bind(ids),
    db.prepare(`DELETE FROM authors WHERE id IN (${unused})`).bind(ids),
    raiseVersionStatement(db),
    // What other posts use stays, and will belong to the next import that contains it.
    db.prepare("UPDATE terms SET owner = NULL WHERE owner = 'demo'"),
    db.prepare("UPDATE authors SET owner = NULL WHERE owner = 'demo'"),
  ]);
}

/** Deletes the drawn pictures, one listing at a time (R2 lists and deletes up to 1,000 keys). */
async function deleteStoredPictures(bucket: R2Bucket): Promise<void> {
  for (;;) {
    const { objects, truncated } = await bucket.list({ prefix: "demo/" });
    if (objects.length > 0) await bucket.delete(objects.map((object) => object.key));
    if (!truncated) return;
  }
}

/** Deletes their print cards too; rows of an account are deleted with it (foreign keys). */
async function deleteReaders(db: D1Database): Promise<number> {
  const [accounts] = await db.batch<{ id: number }>([
    db.prepare("DELETE FROM accounts WHERE source = 'demo' RETURNING id"),
    db.prepare("DELETE FROM print_cards WHERE source = 'demo'"),
  ]);
  return accounts?.results.length ?? 0;
}

/** Deletes posts, pages, pictures, events, death notices and readers of the demo with all dependent rows; menus, front page and places stay. */
/** Deletes posts, pages, pictures, events, printed issues and readers of the demo with all dependent rows; menus, front page and places stay. */
export async function deleteDemo(env: Env): Promise<Response> {
  const db = env.DB;
  // First, even if the rest fails: their passwords are in the documentation.
  const readers = await deleteReaders(db);
  const terms = await readIds(db, `SELECT DISTINCT term_id AS id FROM post_terms WHERE post_id IN (${demoPosts})`);
  const authors = await readIds(
    db,
    `SELECT author_id AS id FROM post_authors WHERE post_id IN (${demoPosts}) UNION SELECT id FROM authors WHERE owner = 'demo'`,
  );
  const demoMedia = `SELECT id FROM media WHERE ${isDemo}`;
  const replies = await db.batch<{ id: number }>([
    db.prepare(`DELETE FROM redirects WHERE owner >= 'post demo:' AND owner < 'post demo;'`),
    db.prepare(
      `DELETE FROM redirects WHERE owner >= 'page demo:' AND owner < 'page demo;' AND substr(owner, 6) NOT IN (${ownPages})`,
    ),
    db.prepare(`DELETE FROM posts_search WHERE rowid IN (SELECT search_row FROM posts WHERE ${isDemo})`),
    ...forgetSearchStatements(db),
    ...["feed_entries", "post_terms", "post_authors", "post_associations", "post_bodies", "post_views", "most_read"].map(
      (table) => db.prepare(`DELETE FROM ${table} WHERE post_id IN (${demoPosts})`),
    ),
    db.prepare(`UPDATE posts SET media_id = NULL WHERE media_id IN (${demoMedia})`),
    db.prepare(`UPDATE terms SET media_id = NULL WHERE media_id IN (${demoMedia})`),
    db.prepare(`UPDATE authors SET media_id = NULL WHERE media_id IN (${demoMedia})`),
    db.prepare("DELETE FROM ad_campaigns WHERE form_key >= 'import:demo-' AND form_key < 'import:demo.'"),
    db.prepare("DELETE FROM events WHERE source = 'import:demo' AND is_ours = 0"),
    db.prepare("DELETE FROM death_notices WHERE source = 'import:demo' AND is_ours = 0"),
    db.prepare("UPDATE epaper_issues SET state = 'deleted' WHERE is_sample = 1"),
    db.prepare(`DELETE FROM content_hashes WHERE ${isDemo}`),
    raiseVersionStatement(db),
    db.prepare(`DELETE FROM pages WHERE ${isDemo} AND source NOT IN (${ownPages}) RETURNING id`),
    db.prepare(`DELETE FROM posts WHERE ${isDemo} RETURNING id`),
    db.prepare(`DELETE FROM media WHERE ${isDemo} RETURNING id`),
  ]);
  try {
    await deleteUnused(db, terms, authors);
  } finally {
    await announceChange(env, new Set([EVERYTHING]));
  }
  await Promise.all([deleteStoredPictures(env.MEDIA), deleteLeft(env)]);
  const [pages, posts, media] = replies.slice(-3).map((reply) => reply.results.length);
  return toAdminReply({ posts, pages, media, readers });
}

/** What becomes of an author's slug of before: row, posts, list and addresses go on under the present one. */
import { subjectKinds } from "#workers/backend/content/search/search-statements.ts";
import { toAuthorPath } from "#workers/backend/content/views/to-author-path.ts";
import { toFormerPaths } from "#workers/backend/content/write/write-redirects.ts";

export type Move = { from: string; to: string; owner: string };

/** Before the author is written: the row of the first former slug becomes the author's where there is none yet, so that no post is touched. */
export function leaveSlugsStatements(db: D1Database, moves: readonly Move[]): D1PreparedStatement[] {
  return moves.flatMap(({ from, to }) => [
    db
      .prepare("UPDATE authors SET slug = ?2 WHERE slug = ?1 AND NOT EXISTS (SELECT 1 FROM authors WHERE slug = ?2)")
      .bind(from, to),
    db
      .prepare("UPDATE feeds SET key = ?2 WHERE key = ?1 AND NOT EXISTS (SELECT 1 FROM feeds WHERE key = ?2)")
      .bind(`author:${from}`, `author:${to}`),
  ]);
}

/** Behind it: what is still under a former slug, because the present one was there as well, is given to that one; addresses lead on. */
export function takeFeedsStatements(db: D1Database, moves: readonly Move[]): D1PreparedStatement[] {
  return moves.flatMap((move) => [...takePostsStatements(db, move), ...redirectStatements(db, move)]);
}

function takePostsStatements(db: D1Database, { from, to }: Move): D1PreparedStatement[] {
  const keys = [`author:${from}`, `author:${to}`] as const;
  const former = "(SELECT id FROM authors WHERE slug = ?1)";
  return [
    db
      .prepare(
        `UPDATE post_authors SET author_id = (SELECT id FROM authors WHERE slug = ?2)
         WHERE author_id = ${former} AND post_id IN (
           SELECT e.post_id FROM feeds f JOIN feed_entries e ON e.feed_id = f.id WHERE f.key IN (?3, ?4))`,
      )
      .bind(from, to, ...keys),
    db
      .prepare(
        `INSERT OR IGNORE INTO feed_entries (feed_id, published_at, post_id, type)
         SELECT f.id, e.published_at, e.post_id, e.type FROM feeds old JOIN feed_entries e ON e.feed_id = old.id
           JOIN feeds f ON f.key = ?2 WHERE old.key = ?1`,
      )
      .bind(...keys),
    db.prepare("DELETE FROM feed_entries WHERE feed_id = (SELECT id FROM feeds WHERE key = ?1)").bind(keys[0]),
    db.prepare(`DELETE FROM subjects_search WHERE rowid = ${former} * 4 + ${subjectKinds.author}`).bind(from),
    // Drafts may still name it: the row stays as a name alone.
    db.prepare("UPDATE authors SET has_page = 0 WHERE slug = ?1").bind(from),
    db.prepare("DELETE FROM content_hashes WHERE kind = 'author' AND source = ?1").bind(keys[0]),
  ];
}

/** Where a site of before listed its authors. */
const SITE_FOLDER = "/author/";

/** Redirects of its own lead on; an import does not know them and leaves them. */
function redirectStatements(db: D1Database, { from, to, owner }: Move): D1PreparedStatement[] {
  const target = toAuthorPath(to);
  const keeper = `moved ${owner} author:${to}`;
  const paths = toFormerPaths([toAuthorPath(from), `${SITE_FOLDER}${encodeURIComponent(from)}`]);
  return [
    db
      .prepare("UPDATE redirects SET target = ?3, owner = ?4 WHERE owner IN (?1, ?2)")
      .bind(`list ${owner} author:${from}`, `moved ${owner} author:${from}`, target, keeper),
    db
      .prepare(
        `INSERT INTO redirects (path, target, status, owner) SELECT value, ?2, 301, ?3 FROM json_each(?1) WHERE true
         ON CONFLICT (path) DO UPDATE SET target = excluded.target, status = 301, owner = excluded.owner WHERE redirects.owner IS NOT NULL`,
      )
      .bind(JSON.stringify(paths), target, keeper),
    // Back at a slug that it had before.
    db.prepare("DELETE FROM redirects WHERE owner = ?1 AND path = ?2").bind(keeper, target),
  ];
}

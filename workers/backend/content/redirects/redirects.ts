/** The addresses of a former system: those that came with a record, and those of its lists. */

import { parsePostPath, toGoneSql } from "#workers/backend/content/records/tombstones.ts";
import { toAuthorPath } from "#workers/backend/content/views/to-author-path.ts";
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { type ArchivePath, parseArchivePath, toListPath } from "./archive-path.ts";
import { toRedirectPath } from "./redirect-path.ts";

export type RedirectRow = { target: string; status: number };

// One statement for both: most addresses lead nowhere else.
const redirectSql = `SELECT path, target, status FROM redirects WHERE path IN (?2, ?3)
  UNION ALL ${toGoneSql("NULL, NULL, 410")}`;
const termSql = `SELECT taxonomy, slug FROM terms
  WHERE taxonomy IN (SELECT value FROM json_each(?1)) AND slug = ?2`;
const authorSql = "SELECT has_page FROM authors WHERE slug = ?1";
const periodSql = `SELECT e.post_id FROM feed_entries e
  WHERE e.feed_id = (SELECT id FROM feeds WHERE key = 'all') AND e.published_at >= ?1 AND e.published_at < ?2 LIMIT 1`;

/**
 * Where a path has moved to, or null; status 410 says that what stood there was taken down (decision 101). A slash at its end makes no difference. What a record brought along counts first; the
 * list of a category, tag, author or period leads to its successor, when there is one with posts to show.
 */
export async function readRedirect(queries: Queries, path: string): Promise<RedirectRow | null> {
  const former = toRedirectPath(path);
  if (former === null) return null;
  const list = toListPath(former);
  queries.note("redirect", former);
  if (list !== null) queries.note("redirect", list);
  const archive = list === null ? null : parseArchivePath(list);
  const id = parsePostPath(former);
  if (id !== null) queries.note("post", id);
  const [rows, target] = await Promise.all([
    queries.all<RedirectRow & { path: string | null }>(redirectSql, id ?? -1, former, list ?? former),
    archive === null ? null : readArchiveTarget(queries, archive),
  ]);
  if (rows.some(({ path: of }) => of === null)) return { target: former, status: 410 };
  const row = rows.find((candidate) => candidate.path === former) ?? rows[0];
  if (row !== undefined) return { target: row.target, status: row.status };
  return target === null ? null : { target, status: 301 };
}

async function readArchiveTarget(queries: Queries, archive: ArchivePath): Promise<string | null> {
  // A list is there when a post has brought its term or author.
  queries.note("posts");
  switch (archive.kind) {
    case "term": {
      for (const taxonomy of archive.taxonomies) queries.note("term", `${taxonomy}:${archive.slug}`);
      const terms = await queries.all<{ slug: string }>(termSql, JSON.stringify(archive.taxonomies), archive.slug);
      const folder = archive.taxonomies.includes("category") ? "news" : "themen";
      return terms.length === 0 ? null : `/${folder}/${encodeURIComponent(archive.slug)}`;
    }
    case "author": {
      queries.note("author", archive.slug);
      const [author] = await queries.all<{ has_page: number }>(authorSql, archive.slug);
      if (author === undefined) return null;
      // Who is only named has no page.
      return author.has_page === 1 ? toAuthorPath(archive.slug) : "/";
    }
    case "date":
      return (await queries.all(periodSql, archive.from, archive.until)).length === 0 ? null : "/";
  }
}

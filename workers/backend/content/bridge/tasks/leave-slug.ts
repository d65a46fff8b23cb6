/** What becomes of a category or tag under a slug that the site has no more: it goes on under the new one, or it goes. */

import { subjectKinds } from "#workers/backend/content/search/search-statements.ts";
import { toFormerPaths } from "#workers/backend/content/write/write-redirects.ts";
import { type Touched, tagsOfWrite } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement } from "#workers/backend/ground/changes/content-version.ts";
import type { Env } from "#workers/backend/ground/env.ts";

/** `slug` is the former one, `owner` the site. */
export type FormerTerm = { taxonomy: "category" | "tag"; slug: string; owner: string };
/** `paths`: addresses at the site that lead to it from now on. */
export type NextTerm = { slug: string; paths: string[] };

export function toTermPath(taxonomy: FormerTerm["taxonomy"], slug: string): string {
  return `/${taxonomy === "category" ? "news" : "themen"}/${encodeURIComponent(slug)}`;
}

/** More posts than can be announced by themselves count as everything (ground/cache-tags). */
const MANY_POSTS = 100;

/** Parameters: the key of its list, and the owners of its redirects. */
const touchesSql = `SELECT 'redirect' AS kind, path AS key FROM redirects WHERE owner IN (?2, ?3)
  UNION ALL SELECT 'post', post_id FROM (
    SELECT e.post_id FROM feeds f JOIN feed_entries e ON e.feed_id = f.id WHERE f.key = ?1 LIMIT ${MANY_POSTS})`;
/** Whether another system's posts are in it: then it stays. */
const sharedSql = `SELECT 1 AS n FROM feeds f JOIN feed_entries e ON e.feed_id = f.id JOIN posts p ON p.id = e.post_id
  WHERE f.key = ?1 AND substr(p.source, 1, length(?2)) <> ?2 LIMIT 1`;

/**
 * The site's own term under this slug: with `next` its row, its posts and its addresses belong to the new slug at once; without, it goes,
 * with its former addresses. A term that another system brought, or has posts in when it would go, stays. The posts themselves are to be
 * asked for anew by the caller. Throws when the database does not answer.
 */
export async function leaveSlug(env: Env, former: FormerTerm, next: NextTerm | null): Promise<void> {
  const { DB } = env;
  const { taxonomy, slug, owner } = former;
  const key = `${taxonomy}:${slug}`;
  const row = await DB.prepare("SELECT id FROM terms WHERE taxonomy = ?1 AND slug = ?2 AND owner = ?3")
    .bind(taxonomy, slug, owner)
    .first<{ id: number }>();
  const isShared = next === null && (await DB.prepare(sharedSql).bind(key, `${owner}:`).first()) !== null;
  if (row === null || isShared) return;
  const touches = DB.prepare(touchesSql).bind(key, `list ${owner} ${key}`, `moved ${owner} ${key}`);
  const statements = [...(next === null ? [] : moveStatements(DB, former, next)), ...removeStatements(DB, former, row.id)];
  const [touched] = await DB.batch<Touched>([touches, ...statements, raiseVersionStatement(DB)]);
  const keys = [key, ...(next === null ? [] : [`${taxonomy}:${next.slug}`])];
  const named: Touched[] = [
    { kind: "terms", key: null },
    { kind: "redirect", key: toTermPath(taxonomy, slug) },
    ...keys.flatMap((one): Touched[] => [
      { kind: "term", key: one },
      { kind: "feed", key: one },
    ]),
  ];
  await announceChange(env, new Set(tagsOfWrite(touched?.results ?? [], named)));
}

/** Its row becomes that of the new slug where there is none yet. Redirects of its own lead on; an import does not know them and leaves them. */
function moveStatements(db: D1Database, { taxonomy, slug, owner }: FormerTerm, next: NextTerm): D1PreparedStatement[] {
  const [from, to] = [`${taxonomy}:${slug}`, `${taxonomy}:${next.slug}`];
  const target = toTermPath(taxonomy, next.slug);
  const keeper = `moved ${owner} ${to}`;
  const paths = toFormerPaths([...next.paths, toTermPath(taxonomy, slug)]).filter((path) => path !== target);
  return [
    db
      .prepare(
        "UPDATE terms SET slug = ?3 WHERE taxonomy = ?1 AND slug = ?2 AND NOT EXISTS (SELECT 1 FROM terms WHERE taxonomy = ?1 AND slug = ?3)",
      )
      .bind(taxonomy, slug, next.slug),
    db.prepare("UPDATE feeds SET key = ?2 WHERE key = ?1 AND NOT EXISTS (SELECT 1 FROM feeds WHERE key = ?2)").bind(from, to),
    db
      .prepare("UPDATE redirects SET target = ?3, owner = ?4 WHERE owner IN (?1, ?2)")
      .bind(`list ${owner} ${from}`, `moved ${owner} ${from}`, target, keeper),
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

/** What is still there under the slug, once it has not become another one. */
function removeStatements(db: D1Database, { taxonomy, slug, owner }: FormerTerm, id: number): D1PreparedStatement[] {
  const key = `${taxonomy}:${slug}`;
  const still = "IN (SELECT id FROM terms WHERE id = ?1 AND slug = ?2)";
  return [
    db.prepare("DELETE FROM content_hashes WHERE kind = 'term' AND source = ?1").bind(key),
    db.prepare("DELETE FROM redirects WHERE owner IN (?1, ?2)").bind(`list ${owner} ${key}`, `moved ${owner} ${key}`),
    db.prepare(`UPDATE terms SET parent_id = NULL WHERE parent_id ${still}`).bind(id, slug),
    db.prepare(`DELETE FROM post_terms WHERE term_id ${still}`).bind(id, slug),
    db
      .prepare(
        `DELETE FROM subjects_search WHERE rowid = ?1 * 4 + ${subjectKinds.term} AND EXISTS (SELECT 1 FROM terms WHERE id = ?1 AND slug = ?2)`,
      )
      .bind(id, slug),
    db.prepare("DELETE FROM terms WHERE id = ?1 AND slug = ?2").bind(id, slug),
  ];
}

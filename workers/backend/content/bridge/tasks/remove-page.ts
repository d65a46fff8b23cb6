/** Takes a page away that the site has withdrawn. */

import { subjectKinds } from "#workers/backend/content/search/search-statements.ts";
import { toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement } from "#workers/backend/ground/changes/content-version.ts";
import type { Env } from "#workers/backend/ground/env.ts";

/** With its search entry and its former addresses; unknown numbers are passed over. */
export async function removePage(env: Env, id: number): Promise<void> {
  const { DB } = env;
  const page = await DB.prepare("SELECT source, slug FROM pages WHERE id = ?1")
    .bind(id)
    .first<{ source: string; slug: string }>();
  if (page === null) return;
  const owner = `page ${page.source}`;
  const [redirects] = await DB.batch<{ path: string }>([
    DB.prepare("DELETE FROM redirects WHERE owner = ?1 RETURNING path").bind(owner),
    DB.prepare("DELETE FROM subjects_search WHERE rowid = ?1").bind(id * 4 + subjectKinds.page),
    DB.prepare("DELETE FROM content_hashes WHERE kind = 'page' AND source = ?1").bind(page.source),
    DB.prepare("DELETE FROM pages WHERE id = ?1").bind(id),
    raiseVersionStatement(DB),
  ]);
  const paths = (redirects?.results ?? []).map(({ path }) => toCacheTag("redirect", path));
  await announceChange(env, new Set([toCacheTag("page", page.slug), ...paths]));
}

/** Authors who are no longer there have no page any more: what was said of them goes, their names stay on what they wrote. */
import { subjectKinds } from "#workers/backend/content/search/search-statements.ts";
import { removeUnusedMedia } from "#workers/backend/content/write/media/unused-media.ts";
import { type Touched, toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";
import type { Env } from "#workers/backend/ground/env.ts";

type Own = { id: number; slug: string; media: string | null };

/** Those of these slugs that `owner` brought. Throws when the database does not answer. */
export async function endAuthorPages(env: Env, slugs: readonly string[], owner: string): Promise<void> {
  const { DB } = env;
  const { results: own } = await DB.prepare(
    `SELECT a.id, a.slug, m.source AS media FROM json_each(?1) j JOIN authors a ON a.slug = j.value LEFT JOIN media m ON m.id = a.media_id
     WHERE a.owner = ?2 AND a.has_page = 1`,
  )
    .bind(JSON.stringify(slugs), owner)
    .all<Own>();
  if (own.length === 0) return;
  const ids = JSON.stringify(own.map(({ id }) => id));
  const sources = JSON.stringify(own.map(({ slug }) => `author:${slug}`));
  const touched = own.flatMap(({ slug }): Touched[] => [
    { kind: "author", key: slug },
    { kind: "feed", key: `author:${slug}` },
  ]);
  await DB.batch([
    DB.prepare(
      `UPDATE authors SET has_page = 0, role = NULL, description = NULL, email = NULL, contact = NULL, media_id = NULL
       WHERE id IN (SELECT value FROM json_each(?1))`,
    ).bind(ids),
    DB.prepare(`DELETE FROM subjects_search WHERE rowid IN (SELECT value * 4 + ${subjectKinds.author} FROM json_each(?1))`).bind(
      ids,
    ),
    DB.prepare("DELETE FROM content_hashes WHERE kind = 'author' AND source IN (SELECT value FROM json_each(?1))").bind(sources),
    raiseVersionStatement(DB, toTouches(touched)),
  ]);
  await announceChange(env, new Set(touched.map(({ kind, key }) => toCacheTag(kind, key))));
  const { keys } = await removeUnusedMedia(
    DB,
    own.flatMap(({ media }) => media ?? []),
  );
  if (keys.length > 0) await env.MEDIA.delete(keys);
}

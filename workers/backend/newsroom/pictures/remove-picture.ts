/** Removes a picture that nothing uses, with all its files. */
import { isMediaIndexed } from "#workers/backend/content/write/media/index-media.ts";
import { findMediaFiles } from "#workers/backend/content/write/media/unused-media.ts";
import { toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";
import { readPicture } from "./read-library.ts";

type RemovalEnv = ChangeEnv & { MEDIA: R2Bucket };

/** `not counted yet`: the clock has not listed all texts. */
export type RemovalOutcome = { kind: "done" | "not found" | "used" | "not counted yet" };

const unusedSql = `NOT EXISTS (SELECT 1 FROM posts WHERE media_id = m.id) AND NOT EXISTS (SELECT 1 FROM terms WHERE media_id = m.id)
  AND NOT EXISTS (SELECT 1 FROM authors WHERE media_id = m.id) AND NOT EXISTS (SELECT 1 FROM media_uses WHERE media = m.source)
  AND NOT EXISTS (SELECT 1 FROM ad_campaigns WHERE narrow_id = m.id) AND NOT EXISTS (SELECT 1 FROM ad_campaigns WHERE wide_id = m.id)`;

/** Throws when the database or R2 does not answer. */
export async function removePicture(env: RemovalEnv, id: number): Promise<RemovalOutcome> {
  const picture = await readPicture(env.DB, id);
  if (picture === null) return { kind: "not found" };
  return removeUnusedFile(env, { id, source: picture.source, original: picture.original ?? picture.media_src });
}

/**
 * A picture or recording by its row; `original`: address of the file that sizes are made from. Looks and removes in one step, so that a text
 * which takes it meanwhile keeps it.
 */
export async function removeUnusedFile(
  env: RemovalEnv,
  { id, source, original }: { id: number; source: string; original: string | null },
): Promise<RemovalOutcome> {
  const { DB: db } = env;
  if (!(await isMediaIndexed(db))) return { kind: "not counted yet" };
  const { files } = await findMediaFiles(db, [source]);
  const [removed] = await db.batch<{ id: number }>([
    db.prepare(`DELETE FROM media AS m WHERE m.id = ?1 AND ${unusedSql} RETURNING id`).bind(id),
    db
      .prepare(
        "DELETE FROM content_hashes WHERE kind = 'media' AND source = ?1 AND NOT EXISTS (SELECT 1 FROM media WHERE source = ?1)",
      )
      .bind(source),
    db.prepare("DELETE FROM picture_tasks WHERE src = ?1 AND NOT EXISTS (SELECT 1 FROM media WHERE id = ?2)").bind(original, id),
    raiseVersionStatement(db, toTouches([{ kind: "media", key: id }])),
  ]);
  if (removed?.results.length !== 1) return { kind: "used" };
  await announceChange(env, new Set([toCacheTag("media", id)]));
  const keys = [...new Set(files.flatMap((file) => file.keys))];
  if (keys.length > 0) await env.MEDIA.delete(keys);
  return { kind: "done" };
}

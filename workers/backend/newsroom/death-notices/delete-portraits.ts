/** Deletes the pictures that an import brought for death notices which are no more: a face stays no longer than its notice. */
import type { ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { removePicture } from "#workers/backend/newsroom/pictures/remove-picture.ts";

/** Of one run. */
const AT_ONCE = 20;

const leftSql = `SELECT l.media_id AS id, EXISTS (SELECT 1 FROM death_notices n WHERE n.media_id = l.media_id)
    OR EXISTS (SELECT 1 FROM events e WHERE e.media_id = l.media_id) AS isShown
  FROM left_portraits l WHERE l.media_id > 0 ORDER BY l.media_id LIMIT ${AT_ONCE}`;

/** One that something shows stays, and is nobody's to delete any more but the newsroom's. Throws when the database or R2 does not answer. */
export async function deletePortraits(env: ChangeEnv & { MEDIA: R2Bucket }): Promise<void> {
  const { results } = await env.DB.prepare(leftSql).all<{ id: number; isShown: 0 | 1 }>();
  for (const { id, isShown } of results) {
    const outcome = isShown === 1 ? "used" : (await removePicture(env, id)).kind;
    if (outcome !== "not counted yet") await env.DB.prepare("DELETE FROM left_portraits WHERE media_id = ?1").bind(id).run();
  }
}

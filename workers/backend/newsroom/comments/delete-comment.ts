/** The newsroom deletes a comment for good (decision 100): on its author's wish, or because it may not be kept. */

import { countSql } from "#workers/backend/content/comments/write-comments.ts";
import { toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement } from "#workers/backend/ground/changes/content-version.ts";

/**
 * Its name and text go, and its source is barred: no import and no bridge brings it again. Returns the number of its post; null when there is
 * no such comment. Throws when the database does not answer; then it is there as before.
 */
export async function deleteComment(env: ChangeEnv, id: number): Promise<number | null> {
  const { DB } = env;
  const postId = await DB.prepare("SELECT post_id FROM comments WHERE id = ?1").bind(id).first<number>("post_id");
  if (postId === null) return null;
  await DB.batch([
    DB.prepare(
      "INSERT OR IGNORE INTO deleted_comments (source, deleted_at) SELECT source, unixepoch() FROM comments WHERE id = ?1",
    ).bind(id),
    DB.prepare("DELETE FROM hidden_comments WHERE source = (SELECT source FROM comments WHERE id = ?1)").bind(id),
    DB.prepare("DELETE FROM comments WHERE id = ?1").bind(id),
    DB.prepare(`${countSql} (?1)`).bind(postId),
    raiseVersionStatement(DB),
  ]);
  await announceChange(env, new Set([toCacheTag("posts"), toCacheTag("post", postId)]));
  return postId;
}

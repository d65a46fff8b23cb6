/** The newsroom hides a comment, or shows it again (decision 100). */

import { countSql } from "#workers/backend/content/comments/write-comments.ts";
import { toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement } from "#workers/backend/ground/changes/content-version.ts";

/** `postId` is the post's whose comment it is; `isChanged` is false where it was so already. */
export type HidingOutcome = { postId: number; isChanged: boolean };

/** It stays so when the source withdraws the comment and brings it again. The post's count follows, and its pages are purged. Null when there is no such comment. Throws when the database does not answer. */
export async function setCommentHidden(env: ChangeEnv, id: number, isHidden: boolean): Promise<HidingOutcome | null> {
  const { DB } = env;
  const [found, set] = await DB.batch<{ post_id: number }>([
    DB.prepare("SELECT post_id FROM comments WHERE id = ?1").bind(id),
    DB.prepare("UPDATE comments SET is_hidden = ?2 WHERE id = ?1 AND is_hidden <> ?2 RETURNING post_id").bind(
      id,
      isHidden ? 1 : 0,
    ),
    isHidden
      ? DB.prepare(
          "INSERT OR IGNORE INTO hidden_comments (source, hidden_at) SELECT source, unixepoch() FROM comments WHERE id = ?1",
        ).bind(id)
      : DB.prepare("DELETE FROM hidden_comments WHERE source = (SELECT source FROM comments WHERE id = ?1)").bind(id),
    DB.prepare(`${countSql} (SELECT post_id FROM comments WHERE id = ?1)`).bind(id),
    raiseVersionStatement(DB),
  ]);
  const postId = found?.results[0]?.post_id;
  if (postId === undefined) return null;
  // Also when it was so already: the try before may have ended before it could say so.
  await announceChange(env, new Set([toCacheTag("posts"), toCacheTag("post", postId)]));
  return { postId, isChanged: set?.results.length === 1 };
}

/** Shows, hides and removes comments, with all that counts them (decision 100). */
import { toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";

/** How many comments each visible one counts in its post and in its conversation: changed by the difference, before the row itself. */
const difference = "(SELECT ?2 - (is_hidden = 0) FROM comments WHERE id = ?1)";
const ownAnswer = "(SELECT conversation FROM comments WHERE id = ?1 AND path > '')";

const toVersion = (db: D1Database, postId: number) => raiseVersionStatement(db, toTouches([{ kind: "comments", key: postId }]));

const noteCounts = (db: D1Database, postId: number) =>
  db.prepare("INSERT OR IGNORE INTO changed_counts (post_id) SELECT id FROM posts WHERE id = ?1").bind(postId);

/** Statements of a batch, in this order. Counts of pages that show the post follow by the minute. */
export function visibilityStatements(
  db: D1Database,
  { id, postId, isShown }: { id: number; postId: number; isShown: boolean },
): D1PreparedStatement[] {
  const shown = isShown ? 1 : 0;
  return [
    db.prepare(`UPDATE posts SET comment_count = max(0, comment_count + ${difference}) WHERE id = ?3`).bind(id, shown, postId),
    db.prepare(`UPDATE comments SET answers = max(0, answers + ${difference}) WHERE source = ${ownAnswer}`).bind(id, shown),
    db.prepare("UPDATE comments SET is_hidden = 1 - ?2 WHERE id = ?1").bind(id, shown),
    noteCounts(db, postId),
    toVersion(db, postId),
  ];
}

/**
 * Takes name and text of a comment away for good: the row goes too, unless it stands for its answers. Nothing brings it again
 * (`deleted_comments`).
 */
export function removeStatements(
  db: D1Database,
  { id, postId, now }: { id: number; postId: number; now: number },
): D1PreparedStatement[] {
  const begins = "path = '' AND EXISTS (SELECT 1 FROM comments a WHERE a.parent = comments.source)";
  return [
    db
      .prepare("INSERT OR IGNORE INTO deleted_comments (source, deleted_at) SELECT source, ?2 FROM comments WHERE id = ?1")
      .bind(id, now),
    db.prepare("DELETE FROM hidden_comments WHERE source = (SELECT source FROM comments WHERE id = ?1)").bind(id),
    ...visibilityStatements(db, { id, postId, isShown: false }),
    db.prepare("DELETE FROM comment_authors WHERE comment_id = ?1").bind(id),
    db.prepare("DELETE FROM comment_marks WHERE comment_id = ?1").bind(id),
    db
      .prepare(
        `UPDATE comments SET author = '', html = '', held_for = NULL, open_reports = 0, gone_at = ?2, seen_at = ?2, useful = 0
         WHERE id = ?1 AND ${begins}`,
      )
      .bind(id, now),
    db.prepare("DELETE FROM comments WHERE id = ?1 AND gone_at IS NULL").bind(id),
  ];
}

/** Purges what shows the comments of a post. To be called when the batch is through. */
export async function tellReaders(env: ChangeEnv, postId: number): Promise<void> {
  await announceChange(env, new Set([toCacheTag("comments", postId)]));
}

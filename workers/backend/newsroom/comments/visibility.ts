/** Shows, hides and removes comments, with all that counts them (decision 100). */
import { toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";

/** Whoever decides by what they saw names its revision (`?3`, null for who need not): of another revision no statement changes anything. */
const asSeen = "COALESCE(?3, revision) = revision";

/** How many comments each visible one counts in its post and in its conversation: changed by the difference, before the row itself. */
const difference = `COALESCE((SELECT ?2 - (is_hidden = 0) FROM comments WHERE id = ?1 AND ${asSeen}), 0)`;
const ownAnswer = "(SELECT conversation FROM comments WHERE id = ?1 AND path > '')";

/** Of what shows the comments of a post. */
export const raiseCommentsVersion = (db: D1Database, postId: number) =>
  raiseVersionStatement(db, toTouches([{ kind: "comments", key: postId }]));

const noteCounts = (db: D1Database, postId: number) =>
  db.prepare("INSERT OR IGNORE INTO changed_counts (post_id) SELECT id FROM posts WHERE id = ?1").bind(postId);

/** `seen`: the revision that it has to be of. */
type Of = { id: number; postId: number; seen?: number | null };

/** Statements of a batch, in this order. Counts of pages that show the post follow by the minute. */
export function visibilityStatements(
  db: D1Database,
  { id, postId, isShown, seen = null }: Of & { isShown: boolean },
): D1PreparedStatement[] {
  const shown = isShown ? 1 : 0;
  return [
    db
      .prepare(`UPDATE posts SET comment_count = max(0, comment_count + ${difference}) WHERE id = ?4`)
      .bind(id, shown, seen, postId),
    db.prepare(`UPDATE comments SET answers = max(0, answers + ${difference}) WHERE source = ${ownAnswer}`).bind(id, shown, seen),
    db.prepare(`UPDATE comments SET is_hidden = 1 - ?2 WHERE id = ?1 AND ${asSeen}`).bind(id, shown, seen),
    noteCounts(db, postId),
    raiseCommentsVersion(db, postId),
  ];
}

/** Counts a comment that was just inserted, if it can be read. `conversation` is its own source where it begins one. */
export function countNewStatements(
  db: D1Database,
  { source, conversation, postId }: { source: string; conversation: string; postId: number },
): D1PreparedStatement[] {
  const isShown = "EXISTS (SELECT 1 FROM comments WHERE source = ?1 AND is_hidden = 0)";
  return [
    db.prepare(`UPDATE posts SET comment_count = comment_count + 1 WHERE id = ?2 AND ${isShown}`).bind(source, postId),
    db
      .prepare(`UPDATE comments SET answers = answers + 1 WHERE source = ?2 AND source <> ?1 AND ${isShown}`)
      .bind(source, conversation),
    db.prepare(`INSERT OR IGNORE INTO changed_counts (post_id) SELECT ?2 WHERE ${isShown}`).bind(source, postId),
  ];
}

/**
 * Takes name and text of a comment away for good: the row goes too, unless it stands for its answers. Nothing brings it again
 * (`deleted_comments`).
 */
export function removeStatements(db: D1Database, { id, postId, now, seen = null }: Of & { now: number }): D1PreparedStatement[] {
  const begins = "path = '' AND EXISTS (SELECT 1 FROM comments a WHERE a.parent = comments.source)";
  const own = `SELECT id FROM comments WHERE id = ?1 AND ${asSeen} AND ?2 IS NOT NULL`;
  return [
    db
      .prepare(
        `INSERT OR IGNORE INTO deleted_comments (source, deleted_at) SELECT source, ?2 FROM comments WHERE id = ?1 AND ${asSeen}`,
      )
      .bind(id, now, seen),
    db
      .prepare(`DELETE FROM hidden_comments WHERE source = (SELECT source FROM comments WHERE id IN (${own}))`)
      .bind(id, now, seen),
    ...visibilityStatements(db, { id, postId, isShown: false, seen }),
    db.prepare(`DELETE FROM comment_authors WHERE comment_id IN (${own})`).bind(id, now, seen),
    db.prepare(`DELETE FROM comment_marks WHERE comment_id IN (${own})`).bind(id, now, seen),
    db
      .prepare(
        `UPDATE comments SET author = '', html = '', held_for = NULL, open_reports = 0, gone_at = ?2, seen_at = ?2, useful = 0
         WHERE id = ?1 AND ${asSeen} AND ${begins}`,
      )
      .bind(id, now, seen),
    db.prepare(`DELETE FROM comments WHERE gone_at IS NULL AND id IN (${own})`).bind(id, now, seen),
    db.prepare(`UPDATE comments SET revision = revision + 1 WHERE id IN (${own})`).bind(id, now, seen),
  ];
}

/** Purges what shows the comments of a post. To be called when the batch is through. */
export async function tellReaders(env: ChangeEnv, postId: number): Promise<void> {
  await announceChange(env, new Set([toCacheTag("comments", postId)]));
}

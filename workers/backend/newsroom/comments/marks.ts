/** "Lesenswert" of a comment and thanks for a post (decision 100): one a reader, taken back with the same call. */
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { countAttempts, refuseAttempt } from "#workers/backend/ground/limits/rate-limits.ts";
import { findSession } from "#workers/backend/readers/accounts/session/sessions.ts";
import { commentMarks } from "./comment-rate-limits.ts";

type Keys = { h: string; t: string };
export type MarkOutcome =
  | { kind: "done"; count: number }
  | { kind: "no-session" }
  | { kind: "unknown" }
  | { kind: "refused"; message: string };

const markSql = `INSERT OR IGNORE INTO comment_marks (account_id, comment_id, marked_at)
  SELECT ?1, c.id, ?3 FROM comments c WHERE c.id = ?2 AND c.is_hidden = 0
    AND NOT EXISTS (SELECT 1 FROM comment_authors o WHERE o.comment_id = c.id AND o.account_id = ?1)`;
const unmarkSql = "DELETE FROM comment_marks WHERE account_id = ?1 AND comment_id = ?2";
const markedSql = `INSERT OR IGNORE INTO changed_counts (post_id) SELECT post_id FROM comments WHERE id = ?1`;
const usefulSql = `UPDATE comments SET useful = useful + ?2 WHERE id = ?1 AND changes() > 0 RETURNING useful`;
const readUsefulSql = `SELECT useful AS count,
    EXISTS (SELECT 1 FROM comment_authors o WHERE o.comment_id = c.id AND o.account_id = ?2) AS is_own
  FROM comments c WHERE id = ?1 AND is_hidden = 0`;
export const OWN_COMMENT = "Deinen eigenen Kommentar kannst du nicht lesenswert nennen.";

/** Nobody's own comment counts, and whoever tries is told. Pages follow by the minute. */
export async function markComment(
  call: Call,
  keys: Keys,
  { id, isUseful }: { id: number; isUseful: boolean },
): Promise<MarkOutcome> {
  return change(call, keys, (db, account) => [
    isUseful ? db.prepare(markSql).bind(account, id, call.now) : db.prepare(unmarkSql).bind(account, id),
    db.prepare(usefulSql).bind(id, isUseful ? 1 : -1),
    db.prepare(markedSql).bind(id),
    db.prepare(readUsefulSql).bind(id, account),
  ]);
}

const reactSql = `INSERT OR IGNORE INTO post_reactions (account_id, post_id, reacted_at)
  SELECT ?1, id, ?3 FROM posts WHERE id = ?2 AND published_at <= ?3`;
const unreactSql = "DELETE FROM post_reactions WHERE account_id = ?1 AND post_id = ?2";
const reactedSql = "UPDATE posts SET own_reactions = own_reactions + ?2 WHERE id = ?1 AND changes() > 0";
const readReactionsSql = "SELECT reaction_count + own_reactions AS count FROM posts WHERE id = ?1 AND published_at <= ?2";

export async function reactToPost(call: Call, keys: Keys, { post, isOn }: { post: number; isOn: boolean }): Promise<MarkOutcome> {
  return change(call, keys, (db, account) => [
    isOn ? db.prepare(reactSql).bind(account, post, call.now) : db.prepare(unreactSql).bind(account, post),
    db.prepare(reactedSql).bind(post, isOn ? 1 : -1),
    db.prepare("INSERT OR IGNORE INTO changed_counts (post_id) SELECT id FROM posts WHERE id = ?1").bind(post),
    db.prepare(readReactionsSql).bind(post, call.now),
  ]);
}

export type OwnMarks = { comments: number[]; has_reacted: boolean };

const ownMarksSql = `SELECT m.comment_id AS id FROM comment_marks m CROSS JOIN comments c ON c.id = m.comment_id
  WHERE m.account_id = ?1 AND m.comment_id IN (SELECT value FROM json_each(?2))`;

/** Which of these comments the reader has marked, and whether they thanked for the post; null without a valid session. */
export async function readOwnMarks(
  call: Call,
  keys: Keys,
  { post, comments }: { post: number; comments: readonly number[] },
): Promise<OwnMarks | null> {
  const session = await findSession(call, { hash: keys.h, token: keys.t });
  if (session === null) return null;
  const { DB } = call.env;
  const [marks, reactions] = await DB.batch([
    DB.prepare(ownMarksSql).bind(session.account.id, JSON.stringify(comments)),
    DB.prepare("SELECT 1 FROM post_reactions WHERE account_id = ?1 AND post_id = ?2").bind(session.account.id, post),
  ]);
  const ids = ((marks?.results ?? []) as { id: number }[]).map(({ id }) => id);
  return { comments: ids, has_reacted: (reactions?.results.length ?? 0) > 0 };
}

async function change(
  call: Call,
  { h, t }: Keys,
  toStatements: (db: D1Database, account: number) => D1PreparedStatement[],
): Promise<MarkOutcome> {
  const session = await findSession(call, { hash: h, token: t });
  if (session === null) return { kind: "no-session" };
  const [exceeded] = await countAttempts(call, [{ limit: commentMarks, subject: String(session.account.id) }]);
  if (exceeded !== undefined) return { kind: "refused", message: refuseAttempt(exceeded).message };
  const replies = await call.env.DB.batch(toStatements(call.env.DB, session.account.id));
  const last = replies.at(-1)?.results[0] as { count: number; is_own?: number } | undefined;
  if (last === undefined) return { kind: "unknown" };
  return last.is_own === 1 ? { kind: "refused", message: OWN_COMMENT } : { kind: "done", count: last.count };
}

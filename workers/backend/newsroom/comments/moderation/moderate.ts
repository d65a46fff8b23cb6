/**
 * What all decisions of the newsroom about a comment have in common (decision 100): one batch, of which no statement does anything when the
 * comment is not any more what was seen; and an author who is told.
 */
import { WRITTEN_HERE } from "#workers/backend/content/comments/written-here.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { keepMailStatement, sendKept } from "#workers/backend/ground/mail/outbox.ts";
import { tellReaders } from "#workers/backend/newsroom/comments/visibility.ts";
import type { LogKind } from "#workers/backend/newsroom/staff/staff-log.ts";
import { type CommentChange, findLastChange } from "./find-change.ts";

/** Which comment a member of staff decides about, and as they saw it. */
export type Seen = { id: number; revision: number; staffId: number | null };

export type CommentFacts = {
  id: number;
  post_id: number;
  source: string;
  conversation: string;
  path: string;
  revision: number;
  is_hidden: number;
  held_for: string | null;
  gone_at: number | null;
  seen_at: number | null;
  open_reports: number;
  account_id: number | null;
  has_complaint: number;
  last_ground: string | null;
  last_at: number | null;
};

export type ModerationOutcome =
  /** `notes`: what the staff log says of it. */
  | { kind: "done"; postId: number; notes: readonly LogKind[] }
  /** Somebody was faster; null where nobody knows who. */
  | { kind: "changed"; change: CommentChange | null }
  | { kind: "unknown" }
  /** Not possible for a comment like that. */
  | { kind: "refused"; reason: string };

const factsSql = `SELECT c.id, c.post_id, c.source, c.conversation, c.path, c.revision, c.is_hidden, c.held_for, c.gone_at, c.seen_at,
    c.open_reports, o.account_id, l.ground AS last_ground, l.decided_at AS last_at,
    EXISTS (SELECT 1 FROM comment_decisions e WHERE e.comment_id = c.id AND e.complained_at IS NOT NULL AND e.answered_at IS NULL)
      AS has_complaint
  FROM comments c LEFT JOIN comment_authors o ON o.comment_id = c.id
  LEFT JOIN comment_decisions l ON l.id = (
    SELECT max(id) FROM comment_decisions WHERE comment_id = c.id AND kind IN ('shown', 'hidden')) WHERE c.id = ?1`;

type Plan =
  | { kind: "plan"; statements: D1PreparedStatement[]; notes: readonly LogKind[] }
  | Exclude<ModerationOutcome, { kind: "done" }>;

/**
 * Does what `plan` says of the comment as it is, if that is what was seen. Each of its statements looks at the revision itself; a mail is
 * a statement of `tellAuthorStatement`. Throws when the database does not answer: then nothing is done.
 */
export async function moderate(
  call: Call,
  { id, revision }: Seen,
  plan: (facts: CommentFacts) => Plan,
): Promise<ModerationOutcome> {
  const { DB } = call.env;
  const facts = await DB.prepare(factsSql).bind(id).first<CommentFacts>();
  if (facts === null) return { kind: "unknown" };
  const lose = async () => {
    // Whoever was faster may have ended before it could tell the caches, and may be the same call.
    await tellReaders(call.env, facts.post_id);
    return { kind: "changed", change: await findLastChange(DB, id) } as const;
  };
  if (facts.revision !== revision) return lose();
  const planned = facts.gone_at === null ? plan(facts) : ({ kind: "unknown" } as const);
  if (planned.kind !== "plan") return planned;
  const [before, ...replies] = await DB.batch([
    DB.prepare("SELECT revision FROM comments WHERE id = ?1").bind(id),
    ...planned.statements,
  ]);
  const decided = before?.results[0] as { revision: number } | undefined;
  if (decided === undefined) return { kind: "unknown" };
  if (decided.revision !== revision) return lose();
  const mails = replies.filter(({ results }) => results.some((row) => typeof row === "object" && row !== null && "sends" in row));
  for (const mail of mails) await sendKept(call.env, mail, call.now);
  await tellReaders(call.env, facts.post_id);
  return { kind: "done", postId: facts.post_id, notes: planned.notes };
}

/** The comment was looked at: nothing of it waits any more. To be the last statement that is not about removing it. */
export function settleStatement(db: D1Database, { id, revision }: Seen, now: number): D1PreparedStatement {
  const sql = `UPDATE comments SET held_for = NULL, open_reports = 0, seen_at = ?3, revision = revision + 1
    WHERE id = ?1 AND revision = ?2`;
  return db.prepare(sql).bind(id, revision, now);
}

/** Sources bring their comments again: the mark keeps a hidden one hidden. What was written here comes from nowhere else. */
export function hiddenMarkStatement(db: D1Database, { id, revision }: Seen, isHidden: boolean): D1PreparedStatement {
  const source = `SELECT source FROM comments WHERE id = ?1 AND revision = ?2 AND source NOT GLOB '${WRITTEN_HERE}*'`;
  const sql = isHidden
    ? `INSERT OR IGNORE INTO hidden_comments (source, hidden_at) SELECT source, unixepoch() FROM (${source})`
    : `DELETE FROM hidden_comments WHERE source = (${source})`;
  return db.prepare(sql).bind(id, revision);
}

/** Whether the account of the comment's author may write. */
export function banStatement(db: D1Database, { id, revision }: Seen, bannedAt: number | null): D1PreparedStatement {
  const author = `SELECT o.account_id FROM comment_authors o CROSS JOIN comments c ON c.id = o.comment_id
    WHERE o.comment_id = ?1 AND c.revision = ?2`;
  return db.prepare(`UPDATE accounts SET comment_banned_at = ?3 WHERE id = (${author})`).bind(id, revision, bannedAt);
}

/** Which decision of this batch a mail is about: one that took something away, or on an author's wish; or one of which they complained. */
const toldOf = { decided: "(ground IS NOT NULL OR kind = 'deleted')", answered: "complained_at IS NOT NULL" };

/** Keeps the mail about the last such decision; none for a comment whose author is not known. Before what removes it. */
export function tellAuthorStatement(
  call: Call,
  { id, revision }: Seen,
  { kind, of }: { kind: string; of: keyof typeof toldOf },
): D1PreparedStatement {
  const { origin } = call.caller;
  if (origin === null) throw new Error(`No mail ${kind}: the caller has no origin`);
  const sql = `SELECT json_object('kind', ?3, 'origin', ?4, 'accountId', o.account_id, 'decision', d.id, 'comment', c.id,
      'title', substr(p.title, 1, 200)) AS message
    FROM comment_authors o CROSS JOIN comments c ON c.id = o.comment_id CROSS JOIN posts p ON p.id = c.post_id
    CROSS JOIN comment_decisions d ON d.id = (SELECT max(id) FROM comment_decisions WHERE comment_id = c.id AND ${toldOf[of]})
    WHERE o.comment_id = ?1 AND c.revision = ?2`;
  return keepMailStatement(call.env.DB, sql, [id, revision, kind, origin], call.now);
}

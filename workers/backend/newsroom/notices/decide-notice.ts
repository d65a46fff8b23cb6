/** The newsroom decides about notices, and their senders are told (Digital Services Act, Art. 16 Abs. 5). */
import { NOTICE_KEPT_DAYS } from "#shared/rules/notice-rules.ts";
import { DAY_S } from "#workers/backend/ground/database/table-facts.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { keepMailStatement, sendKept } from "#workers/backend/ground/mail/outbox.ts";
import type { NoticeOutcome } from "./newsroom-notices.ts";

/** `reason` is what the senders are told; `origin` the portal's, for links: without one there is no mail. `now` in seconds. */
export type NoticeDecision = { outcome: NoticeOutcome; reason: string; origin: string | null; now: number };

/** Closes what is open about a comment, with what was decided there: its senders are told. */
export async function closeNotices(env: Env, comment: number, decision: NoticeDecision): Promise<void> {
  const results = await env.DB.batch(closeStatements(env.DB, { column: "comment_id", value: comment }, decision));
  await sendKept(env, results[0], decision.now);
}

export type DecisionResult = { kind: "decided" | "unknown" | "decided before" | "still shown" };

/**
 * Decides about one notice, unless somebody did before. A comment that readers still read has not been removed: that is decided at the
 * comment, whose author is owed the reason, and closes its notices.
 */
export async function decideNotice(env: Env, id: number, decision: NoticeDecision): Promise<DecisionResult> {
  const { DB } = env;
  const sql = `SELECT n.decided_at, EXISTS (SELECT 1 FROM comments c WHERE c.id = n.comment_id AND c.is_hidden = 0) AS is_shown
    FROM notices n WHERE n.id = ?1`;
  const found = await DB.prepare(sql).bind(id).first<{ decided_at: number | null; is_shown: number }>();
  if (found === null) return { kind: "unknown" };
  if (found.decided_at !== null) return { kind: "decided before" };
  if (decision.outcome === "removed" && found.is_shown === 1) return { kind: "still shown" };
  const results = await DB.batch(closeStatements(DB, { column: "id", value: id }, decision));
  await sendKept(env, results[0], decision.now);
  // Of two who decide at the same moment the first one does.
  return { kind: results.at(-1)?.meta.changes === 1 ? "decided" : "decided before" };
}

type Chosen = { column: "id" | "comment_id"; value: number };

/** In this order: each step asks what is open, and the last one closes it. */
function closeStatements(
  db: D1Database,
  { column, value }: Chosen,
  { outcome, reason, origin, now }: NoticeDecision,
): D1PreparedStatement[] {
  const open = `n.${column} = ?1 AND n.decided_at IS NULL`;
  const mailSql = `SELECT json_object('kind', 'notice-decided', 'notice', n.id, 'origin', ?2) AS message
    FROM notices n CROSS JOIN notice_details d ON d.notice_id = n.id WHERE ${open} AND d.email <> '' AND ?2 IS NOT NULL`;
  return [
    keepMailStatement(db, mailSql, [value, origin], now),
    db
      .prepare(
        `UPDATE notice_details SET reason = ?2, delete_at = ?3 WHERE notice_id IN (SELECT n.id FROM notices n WHERE ${open})`,
      )
      .bind(value, reason, now + NOTICE_KEPT_DAYS * DAY_S),
    db
      .prepare(
        `UPDATE comments SET open_reports = max(0, open_reports - (
           SELECT count(*) FROM notices n WHERE n.comment_id = comments.id AND n.counts = 1 AND ${open}))
         WHERE id IN (SELECT n.comment_id FROM notices n WHERE ${open})`,
      )
      .bind(value),
    db.prepare(`UPDATE notices AS n SET outcome = ?2, decided_at = ?3 WHERE ${open}`).bind(value, outcome, now),
  ];
}

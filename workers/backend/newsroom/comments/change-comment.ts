/** An author changes or withdraws a comment, or complains of what the newsroom decided about it (decision 100). */
import { EDIT_S } from "#workers/backend/content/comments/comment-record.ts";
import { htmlToTyped, toTypedText, typedToHtml } from "#workers/backend/content/comments/typed-text.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { type CommentRule, commentRuleSql } from "#workers/backend/ground/database/tables/posts/post-facts.ts";
import { countAttempts, refuseAttempt } from "#workers/backend/ground/limits/rate-limits.ts";
import { findSession } from "#workers/backend/readers/accounts/session/sessions.ts";
import { commentChanges } from "./comment-rate-limits.ts";
import { settingsSql, toCommentSettings } from "./comment-settings.ts";
import { decideHold } from "./hold-comment.ts";
import { findTextProblem } from "./send-comment.ts";
import { removeStatements, tellReaders, visibilityStatements } from "./visibility.ts";

type Keys = { h: string; t: string };
export type ChangeOutcome =
  | { kind: "done" }
  | { kind: "no-session" }
  | { kind: "unknown" }
  | { kind: "refused"; message: string };

type Row = {
  id: number;
  post_id: number;
  html: string;
  created_at: number;
  is_hidden: number;
  held_for: string | null;
  revision: number;
  rule: CommentRule;
};

const ownSql = `SELECT c.id, c.post_id, c.html, c.created_at, c.is_hidden, c.held_for, c.revision, ${commentRuleSql} AS rule
  FROM comment_authors o CROSS JOIN comments c ON c.id = o.comment_id CROSS JOIN posts p ON p.id = c.post_id
  WHERE o.comment_id = ?1 AND o.account_id = ?2`;

export const changeTexts = {
  tooLate: "Kommentare können zehn Minuten lang geändert werden. Du kannst deinen noch zurückziehen.",
  hidden: "Diesen Kommentar hat die Redaktion ausgeblendet; er kann nicht mehr geändert werden.",
  decided: "Über diesen Kommentar hat die Redaktion gerade entschieden. Lade die Seite neu und versuch es noch einmal.",
  nothingToComplain: "Über diesen Kommentar hat die Redaktion nichts entschieden, wogegen du dich beschweren kannst.",
  complaintTooLate: "Die Frist für eine Beschwerde ist vorbei.",
  complaintEmpty: "Bitte schreib, was an der Entscheidung falsch ist",
  complaintTooLong: "Eine Beschwerde darf höchstens 3.000 Zeichen haben",
} as const;

/** Half a year (Digital Services Act, Art. 20). */
export const COMPLAINT_S = 183 * 24 * 60 * 60;
const MAX_COMPLAINT = 3000;

/** Changes the text within ten minutes; what holds a new comment holds it too. One that waits goes on waiting. */
export async function editComment(call: Call, keys: Keys, { id, text }: { id: number; text: string }): Promise<ChangeOutcome> {
  const found = await openOwn(call, keys, id);
  if (found.kind !== "own") return found;
  const { row } = found;
  const typed = toTypedText(text);
  const wrong = findTextProblem(typed);
  if (wrong !== null) return { kind: "refused", message: wrong };
  if (row.is_hidden === 1 && row.held_for === null) return { kind: "refused", message: changeTexts.hidden };
  if (call.now > row.created_at + EDIT_S) return { kind: "refused", message: changeTexts.tooLate };
  if (htmlToTyped(row.html) === typed) return { kind: "done" };
  const { DB } = call.env;
  const { results: settings } = await DB.prepare(settingsSql).bind().all<{ name: string; value: string }>();
  const words = toCommentSettings(settings).words;
  const heldFor = row.held_for ?? decideHold({ text: typed, rule: row.rule, isKnown: true, earlier: [], words });
  const isShown = heldFor === null && row.is_hidden === 0;
  const changed = await DB.batch([
    ...visibilityStatements(DB, { id, postId: row.post_id, isShown, seen: row.revision }),
    DB.prepare(
      `UPDATE comments SET html = ?2, edited_at = ?3, held_for = ?4, seen_at = NULL, revision = revision + 1
       WHERE id = ?1 AND revision = ?5`,
    ).bind(id, typedToHtml(typed), call.now, heldFor, row.revision),
  ]);
  // The newsroom decided in between: what it decided stands.
  if (changed.at(-1)?.meta.changes !== 1) return { kind: "refused", message: changeTexts.decided };
  await tellReaders(call.env, row.post_id);
  return { kind: "done" };
}

/** Takes a comment away for good, with its name and text. Answers stay. */
export async function withdrawComment(call: Call, keys: Keys, id: number): Promise<ChangeOutcome> {
  const found = await openOwn(call, keys, id);
  if (found.kind !== "own") return found;
  const { DB } = call.env;
  await DB.batch(removeStatements(DB, { id, postId: found.row.post_id, now: call.now }));
  await tellReaders(call.env, found.row.post_id);
  return { kind: "done" };
}

/** All that was decided against the comment and stands: it was hidden, and its author banned. */
const complainSql = `UPDATE comment_decisions SET complaint = ?2, complained_at = ?3
  WHERE comment_id = ?1 AND ground IS NOT NULL AND complained_at IS NULL AND decided_at > ?4
    AND EXISTS (SELECT 1 FROM comment_decisions l WHERE l.ground IS NOT NULL
      AND l.id = (SELECT max(id) FROM comment_decisions WHERE comment_id = ?1 AND kind <> 'unbanned')) RETURNING id`;
const lastSql = `SELECT ground, complained_at FROM comment_decisions WHERE comment_id = ?1 AND kind <> 'unbanned'
  ORDER BY id DESC LIMIT 1`;

/** Against what was decided against the comment, once. */
export async function complain(call: Call, keys: Keys, { id, text }: { id: number; text: string }): Promise<ChangeOutcome> {
  const found = await openOwn(call, keys, id);
  if (found.kind !== "own") return found;
  const typed = toTypedText(text);
  if (typed === "") return { kind: "refused", message: changeTexts.complaintEmpty };
  if ([...typed].length > MAX_COMPLAINT) return { kind: "refused", message: changeTexts.complaintTooLong };
  const { DB } = call.env;
  const [kept] = await DB.batch([
    DB.prepare(complainSql).bind(id, typed, call.now, call.now - COMPLAINT_S),
    DB.prepare("UPDATE comments SET revision = revision + 1 WHERE id = ?1 AND changes() > 0").bind(id),
  ]);
  if ((kept?.results.length ?? 0) > 0) return { kind: "done" };
  const last = await DB.prepare(lastSql).bind(id).first<{ ground: string | null; complained_at: number | null }>();
  if (last === null || last.ground === null) return { kind: "refused", message: changeTexts.nothingToComplain };
  // Sent twice it is there once.
  return last.complained_at === null ? { kind: "refused", message: changeTexts.complaintTooLate } : { kind: "done" };
}

type Found = { kind: "own"; row: Row } | Exclude<ChangeOutcome, { kind: "done" }>;

async function openOwn(call: Call, { h, t }: Keys, id: number): Promise<Found> {
  const session = await findSession(call, { hash: h, token: t });
  if (session === null) return { kind: "no-session" };
  const [exceeded] = await countAttempts(call, [{ limit: commentChanges, subject: String(session.account.id) }]);
  if (exceeded !== undefined) return { kind: "refused", message: refuseAttempt(exceeded).message };
  const row = await call.env.DB.prepare(ownSql).bind(id, session.account.id).first<Row>();
  return row === null ? { kind: "unknown" } : { kind: "own", row };
}

/** The action log (decision 104): who did what and when. It is about staff; what it says of a thing is its number, never a reader's word. */
import type { Env } from "#workers/backend/ground/env.ts";

export const logKinds = [
  "sign-in",
  "sign-in-recovery",
  "sign-in-passkey",
  "wrong-code",
  "sign-out",
  "confirm",
  "ticker-save",
  "ticker-remove",
  "ticker-end",
  "picture",
  "picture-words",
  "picture-cut",
  "picture-removed",
  "recording",
  "tip-open",
  "tip-state",
  "tip-remove",
  "tip-file",
  "takedown",
  "takedown-lifted",
  "comment-hidden",
  "comment-shown",
  "comment-deleted",
  "notice-open",
  "notice-decided",
  "comment-seen",
  "comment-answer",
  "comment-banned",
  "comment-unbanned",
  "comment-complaint",
  "comment-rules",
  "desk-begin",
  "desk-taken",
  "desk-restored",
  "desk-submitted",
  "desk-returned",
  "desk-planned",
  "desk-published",
  "desk-corrected",
  "desk-withdrawn",
  "desk-deleted",
  "preview",
  "preview-end",
  "breaking-set",
  "breaking-changed",
  "breaking-pushed",
  "breaking-ended",
  "death-notice-created",
  "death-notice-changed",
  "death-notice-held",
  "death-notice-shown",
  "death-notice-withdrawn",
  "condolence-held",
  "condolence-shown",
  "condolence-refused",
  "event-created",
  "event-changed",
  "event-held",
  "event-shown",
  "event-withdrawn",
  "epaper-shown",
  "epaper-withdrawn",
  "epaper-deleted",
  "mountain-created",
  "mountain-changed",
  "mountain-shown",
  "mountain-withdrawn",
  "campaign-created",
  "campaign-changed",
  "campaign-paused",
  "campaign-resumed",
  "campaign-ended",
  "front-published",
  "front-planned",
  "front-restored",
  "front-discarded",
  "menu-set",
  "issue-left-out",
  "issue-taken-back",
  "issue-discarded",
  "issue-tested",
  "issue-planned",
  "issue-sent",
  "term-created",
  "term-set",
  "term-restored",
  "term-given-back",
  "term-removed",
  "page-begin",
  "page-published",
  "page-planned",
  "page-restored",
  "page-discarded",
  "page-withdrawn",
  "page-deleted",
  "status",
  "staff-invite",
  "staff-enrol",
  "staff-roles",
  "staff-lock",
  "staff-unlock",
  "staff-reset",
  "staff-sessions",
  "staff-passkeys",
  "password",
  "recovery-codes",
  "passkey-add",
  "passkey-remove",
  "session-end",
] as const;
export type LogKind = (typeof logKinds)[number];

/** `staffId` is null of programs and of the operator at the machine; `subject` such as `Beitrag 653`, or empty. */
export type LogEntry = { staffId: number | null; kind: LogKind; subject?: string };

const PAGE = 50;
const MAX_SUBJECT = 200;

export async function writeStaffLog(
  { DB }: Pick<Env, "DB">,
  { staffId, kind, subject = "" }: LogEntry,
  now: number,
): Promise<void> {
  const sql = "INSERT INTO staff_log (at, staff_id, kind, subject) VALUES (?1, ?2, ?3, ?4)";
  await DB.prepare(sql).bind(now, staffId, kind, subject.slice(0, MAX_SUBJECT)).run();
}

export type LogRow = { id: number; at: number; name: string | null; kind: LogKind; subject: string };
type LogFilter = { staff: number | null; kind: string | null; before: number | null };

/** A page of it, newest first; `before` is the number of the last one of the page before. */
export async function readStaffLog({ DB }: Pick<Env, "DB">, { staff, kind, before }: LogFilter): Promise<LogRow[]> {
  const conditions = [
    "l.id < ?1",
    ...(staff === null ? [] : ["l.staff_id = ?2"]),
    ...(kind === null ? [] : [`l.kind = ?${staff === null ? 2 : 3}`]),
  ];
  const values = [before ?? Number.MAX_SAFE_INTEGER, ...(staff === null ? [] : [staff]), ...(kind === null ? [] : [kind])];
  const sql = `SELECT l.id, l.at, m.name, l.kind, l.subject FROM staff_log l LEFT JOIN staff m ON m.id = l.staff_id
    WHERE ${conditions.join(" AND ")} ORDER BY l.id DESC LIMIT ${PAGE}`;
  return (
    await DB.prepare(sql)
      .bind(...values)
      .all<LogRow>()
  ).results;
}

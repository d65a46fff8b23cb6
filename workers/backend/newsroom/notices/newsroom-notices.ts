/** Notices as the newsroom reads them: what waits, the oldest first, and what was decided, the newest first. */
import type { NoticeCategory } from "#shared/rules/notice-rules.ts";

export type NoticeOutcome = "kept" | "removed";

export type NoticeRow = {
  id: number;
  category: NoticeCategory;
  comment_id: number | null;
  received_at: number;
  outcome: NoticeOutcome | null;
  decided_at: number | null;
  /** Null where half a year has passed since the decision, as the other details. */
  place: string | null;
  explanation: string | null;
  name: string | null;
  email: string | null;
  reason: string | null;
  delete_at: number | null;
};

/** The comment of a notice, readable or not; null parts where it is gone. */
export type NoticedComment = {
  id: number;
  post_id: number;
  author: string;
  html: string;
  is_hidden: number;
  title: string;
  slug: string;
};

const NOTICES_A_PAGE = 50;
const columns = `n.id, n.category, n.comment_id, n.received_at, n.outcome, n.decided_at, d.place, d.explanation, d.name, d.email,
  d.reason, d.delete_at`;
const from = "FROM notices n LEFT JOIN notice_details d ON d.notice_id = n.id";
const openSql = `SELECT ${columns} ${from} WHERE n.decided_at IS NULL AND n.id > ?1 ORDER BY n.id LIMIT ${NOTICES_A_PAGE}`;
const decidedSql = `SELECT ${columns} ${from} WHERE n.decided_at IS NOT NULL AND n.id < ?1 ORDER BY n.id DESC LIMIT ${NOTICES_A_PAGE}`;

/** A page behind the notice `after`; null for the first. */
export async function readNotices(
  db: D1Database,
  { isOpen, after }: { isOpen: boolean; after: number | null },
): Promise<NoticeRow[]> {
  const start = after ?? (isOpen ? 0 : Number.MAX_SAFE_INTEGER);
  return (
    await db
      .prepare(isOpen ? openSql : decidedSql)
      .bind(start)
      .all<NoticeRow>()
  ).results;
}

/** Null when there is no such notice. */
export async function readNotice(db: D1Database, id: number): Promise<NoticeRow | null> {
  return db.prepare(`SELECT ${columns} ${from} WHERE n.id = ?1`).bind(id).first<NoticeRow>();
}

/** Null when it is gone with its text. */
export async function readNoticedComment(db: D1Database, id: number): Promise<NoticedComment | null> {
  const sql = `SELECT c.id, c.post_id, c.author, c.html, c.is_hidden, p.title, p.slug
    FROM comments c CROSS JOIN posts p ON p.id = c.post_id WHERE c.id = ?1 AND c.gone_at IS NULL`;
  return db.prepare(sql).bind(id).first<NoticedComment>();
}

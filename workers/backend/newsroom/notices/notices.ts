/** Notices of illegal content (Digital Services Act, Art. 16): kept once, confirmed by mail, and shown to the newsroom. */
import type { NoticeCategory } from "#shared/rules/notice-rules.ts";
import { toPostLink } from "#workers/backend/content/views/to-post-link.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { readMailAddresses } from "#workers/backend/ground/mail/mail-address.ts";
import { keepMailStatement, sendKept } from "#workers/backend/ground/mail/outbox.ts";

export type Notice = {
  category: NoticeCategory;
  /** The comment that it is about; null for anything else. */
  comment: number | null;
  /** A path of this site. */
  place: string;
  explanation: string;
  /** Both may be empty where the category allows it. */
  name: string;
  email: string;
};
export type NoticeReceipt = { id: number; received_at: number };

/** A comment that readers can read, for whoever reports it. */
export type ReportedComment = {
  id: number;
  post_id: number;
  author: string;
  html: string;
  created_at: number;
  title: string;
  slug: string;
};

const reportedSql = `SELECT c.id, c.post_id, c.author, c.html, c.created_at, p.title, p.slug
  FROM comments c CROSS JOIN posts p ON p.id = c.post_id WHERE c.id = ?1 AND c.is_hidden = 0 AND p.published_at <= ?2`;

/** Null for a comment that nobody can read. `now` in seconds. */
export async function readReportedComment(db: D1Database, id: number, now: number): Promise<ReportedComment | null> {
  return db.prepare(reportedSql).bind(id, now).first<ReportedComment>();
}

/** Where a comment stands, also when readers cannot read it any more; null when there is no such comment. */
export async function findCommentPlace(db: D1Database, id: number): Promise<string | null> {
  const sql = "SELECT p.id, p.slug FROM comments c CROSS JOIN posts p ON p.id = c.post_id WHERE c.id = ?1";
  const post = await db.prepare(sql).bind(id).first<{ id: number; slug: string }>();
  return post === null ? null : `${toPostLink(post)}/kommentare/${id}`;
}

const findSql = `SELECT n.id, n.received_at FROM notice_details d CROSS JOIN notices n ON n.id = d.notice_id WHERE d.form_key = ?1`;

/** Null when the form has not been sent. */
export async function findNotice(db: D1Database, formKey: string): Promise<NoticeReceipt | null> {
  return db.prepare(findSql).bind(formKey).first<NoticeReceipt>();
}

type Sending = { formKey: string; notice: Notice; networkMark: string; origin: string; now: number };

/**
 * Keeps a notice together with its mails: the receipt for a sender who gave an address, and one for each address of the newsroom's. A
 * repeated one leaves the first as it is. `now` in seconds; `origin` is the portal's, for links.
 */
export async function keepNotice(env: Env, { formKey, notice, networkMark, origin, now }: Sending): Promise<NoticeReceipt> {
  const { category, comment, place, explanation, name, email } = notice;
  const { DB } = env;
  const known = await findNotice(DB, formKey);
  if (known !== null) return known;
  const recipients = JSON.stringify(readMailAddresses(env.TIPS_MAIL_TO, "TIPS_MAIL_TO"));
  try {
    const [, , , , kept] = await DB.batch([
      DB.prepare("INSERT INTO notices (category, comment_id, received_at) VALUES (?1, ?2, ?3)").bind(category, comment, now),
      DB.prepare(
        `INSERT INTO notice_details (notice_id, form_key, place, explanation, name, email, network_mark)
         VALUES (last_insert_rowid(), ?1, ?2, ?3, ?4, ?5, ?6)`,
      ).bind(formKey, place, explanation, name, email, networkMark),
      DB.prepare(countSql).bind(formKey),
      DB.prepare(raiseSql).bind(formKey),
      keepMailStatement(DB, mailSql, [formKey, recipients, origin], now),
    ]);
    await sendKept(env, kept, now);
  } catch (error) {
    // The same one came at the same moment.
    const other = await findNotice(DB, formKey);
    if (other !== null) return other;
    throw error;
  }
  const written = await findNotice(DB, formKey);
  if (written === null) throw new Error("A notice was not kept");
  return written;
}

/** One person who reports a comment again and again moves it no further up in the newsroom's queue. */
const countSql = `UPDATE notices SET counts = 1
  WHERE id = (SELECT notice_id FROM notice_details WHERE form_key = ?1) AND comment_id IS NOT NULL
    AND EXISTS (SELECT 1 FROM comments c WHERE c.id = notices.comment_id AND c.gone_at IS NULL)
    AND NOT EXISTS (SELECT 1 FROM notices o CROSS JOIN notice_details d ON d.notice_id = o.id
      CROSS JOIN notice_details own ON own.form_key = ?1
      WHERE o.comment_id = notices.comment_id AND o.counts = 1
        AND (d.network_mark = own.network_mark OR (own.email <> '' AND d.email = own.email)))`;

const raiseSql = `UPDATE comments SET open_reports = open_reports + 1, revision = revision + 1 WHERE id = (
  SELECT n.comment_id FROM notice_details d CROSS JOIN notices n ON n.id = d.notice_id WHERE d.form_key = ?1 AND n.counts = 1)`;

const mailSql = `SELECT json_object('kind', 'notice-received', 'notice', notice_id, 'origin', ?3) AS message
    FROM notice_details WHERE form_key = ?1 AND email <> ''
  UNION ALL SELECT json_object('kind', 'notice', 'notice', d.notice_id, 'to', json_each.value, 'origin', ?3)
    FROM json_each(?2), notice_details d WHERE d.form_key = ?1`;

/** The newsroom's lists of comments (decision 100): each is read from an index of its own, and paged by what came last. */

export const moderationLists = ["HELD", "REPORTED", "UNSEEN", "COMPLAINTS", "ALL"] as const;
export type ModerationList = (typeof moderationLists)[number];

export type NewsroomCommentRow = {
  id: number;
  post_id: number;
  author: string;
  html: string;
  created_at: number;
  edited_at: number | null;
  is_hidden: number;
  held_for: string | null;
  gone_at: number | null;
  seen_at: number | null;
  open_reports: number;
  by_newsroom: number;
  revision: number;
  has_complaint: number;
  title: string;
  slug: string;
};

const COMMENTS_A_PAGE = 50;
const MAX_COUNTED = 100;

const isOpen = "complained_at IS NOT NULL AND answered_at IS NULL";
/** Of a comment `c` and its post `p`. */
export const commentColumns = `c.id, c.post_id, c.author, c.html, c.created_at, c.edited_at, c.is_hidden, c.held_for, c.gone_at,
  c.seen_at, c.open_reports, c.by_newsroom, c.revision, p.title, p.slug,
  EXISTS (SELECT 1 FROM comment_decisions e WHERE e.comment_id = c.id AND e.${isOpen.replace(" AND ", " AND e.")}) AS has_complaint`;
const ofPost = "COALESCE(?2, c.post_id) = c.post_id";
const withPost = "CROSS JOIN posts p ON p.id = c.post_id";
const page = `LIMIT ${COMMENTS_A_PAGE + 1}`;

/** As the partial indexes have them. */
const conditions = {
  HELD: "c.held_for IS NOT NULL",
  REPORTED: "c.open_reports > 0",
  UNSEEN: "c.seen_at IS NULL AND c.is_hidden = 0",
};

const waiting = (condition: string) => `SELECT c.id AS cursor, ${commentColumns} FROM comments c ${withPost}
  WHERE ${condition} AND c.id > COALESCE(?1, 0) AND ${ofPost} ORDER BY c.id ${page}`;
const newest = (condition: string) => `SELECT c.id AS cursor, ${commentColumns} FROM comments c ${withPost}
  WHERE ${condition} AND c.id < COALESCE(?1, 9e15) AND ${ofPost} ORDER BY c.id DESC ${page}`;

/** A complaint may be about several decisions on one comment: the first of them stands for it. */
const openSql = `comment_decisions d CROSS JOIN comments c ON c.id = d.comment_id AND c.gone_at IS NULL
  WHERE d.complained_at IS NOT NULL AND d.answered_at IS NULL AND NOT EXISTS (
    SELECT 1 FROM comment_decisions f WHERE f.comment_id = d.comment_id AND f.id < d.id AND f.${isOpen.replace(" AND ", " AND f.")})`;
const complaintsSql = `SELECT d.id AS cursor, ${commentColumns} FROM ${openSql.replace(" WHERE", ` ${withPost} WHERE`)}
  AND d.id > COALESCE(?1, 0) AND ${ofPost} ORDER BY d.id ${page}`;

// Behind no comment of the post's the list begins anew.
const ofPostSql = `SELECT c.id AS cursor, ${commentColumns} FROM comments c ${withPost}
  WHERE c.post_id = ?2 AND (c.created_at, c.id) < (
    COALESCE((SELECT created_at FROM comments WHERE id = ?1 AND post_id = ?2), 9e15), COALESCE(?1, 9e15))
  ORDER BY c.created_at DESC, c.id DESC ${page}`;

const statements: Record<ModerationList, string> = {
  HELD: waiting(conditions.HELD),
  REPORTED: waiting(conditions.REPORTED),
  UNSEEN: newest(conditions.UNSEEN),
  COMPLAINTS: complaintsSql,
  ALL: newest("?1 IS ?1"),
};

export type NewsroomCommentPage = { items: NewsroomCommentRow[]; next: number | null };

/** A page of a list behind the cursor `after`. */
export async function readCommentPage(
  db: D1Database,
  { list, post, after }: { list: ModerationList; post: number | null; after: number | null },
): Promise<NewsroomCommentPage> {
  const sql = list === "ALL" && post !== null ? ofPostSql : statements[list];
  const { results } = await db.prepare(sql).bind(after, post).all<NewsroomCommentRow & { cursor: number }>();
  const items = results.slice(0, COMMENTS_A_PAGE);
  return { items, next: results.length > items.length ? (items.at(-1)?.cursor ?? null) : null };
}

export type ModerationCounts = { held: number; reported: number; unseen: number; complaints: number };

const count = (rows: string) => `(SELECT count(*) FROM (SELECT 1 FROM ${rows} LIMIT ${MAX_COUNTED}))`;
const countsSql = `SELECT ${count(`comments c WHERE ${conditions.HELD} AND c.id > 0`)} AS held,
  ${count(`comments c WHERE ${conditions.REPORTED} AND c.id > 0`)} AS reported,
  ${count(`comments c WHERE ${conditions.UNSEEN} AND c.id > 0`)} AS unseen, ${count(openSql)} AS complaints`;

/** How many wait, up to 100 of each. */
export async function countWaiting(db: D1Database): Promise<ModerationCounts> {
  return (await db.prepare(countsSql).bind().first<ModerationCounts>()) ?? { held: 0, reported: 0, unseen: 0, complaints: 0 };
}

/** One comment as the newsroom decides about it (decision 100): its conversation, what was decided before, and who wrote it. */
import type { CommentGroundName } from "#shared/rules/comment-grounds.ts";
import { WRITTEN_HERE } from "#workers/backend/content/comments/written-here.ts";
import { COMPLAINT_S } from "#workers/backend/newsroom/comments/change-comment.ts";
import { commentColumns, type NewsroomCommentRow } from "./comment-lists.ts";

export type DecisionKind = "shown" | "hidden" | "deleted" | "banned" | "unbanned";

export type DecisionRow = {
  kind: DecisionKind;
  ground: CommentGroundName | null;
  reason: string;
  decided_at: number;
  by: string | null;
  complaint: string | null;
  complained_at: number | null;
  answer: string | null;
  answered_at: number | null;
  answered_by: string | null;
  is_upheld: number | null;
};

export type WriterRow = {
  name: string;
  created_at: number;
  comment_banned_at: number | null;
  shown: number;
  held: number;
  hidden: number;
  recent: NewsroomCommentRow[];
};

export type CommentCase = {
  comment: NewsroomCommentRow;
  revision: number;
  isWrittenHere: boolean;
  isDeletable: boolean;
  parents: NewsroomCommentRow[];
  answers: NewsroomCommentRow[];
  decisions: DecisionRow[];
  writer: WriterRow | null;
};

const ANSWERS = 20;
const DECISIONS = 20;
const RECENT = 10;
const MAX_COUNTED = 1000;
/** Deeper chains are cut: what stands nearest is enough to judge. */
const PARENTS = 10;

const post = "CROSS JOIN posts p ON p.id = c.post_id";
const oneSql = `SELECT ${commentColumns}, c.source, o.account_id FROM comments c ${post}
  LEFT JOIN comment_authors o ON o.comment_id = c.id WHERE c.id = ?1`;
const parentsSql = `WITH RECURSIVE found (id, parent, step) AS (
    SELECT id, parent, 0 FROM comments WHERE id = ?1
    UNION ALL SELECT c.id, c.parent, step + 1 FROM found CROSS JOIN comments c ON c.source = found.parent
      WHERE step < ${PARENTS} AND c.id <> ?1
  ) SELECT ${commentColumns}, step FROM found CROSS JOIN comments c ON c.id = found.id ${post} WHERE step > 0`;
const answersSql = `SELECT ${commentColumns} FROM comments c ${post}
  WHERE c.parent = (SELECT source FROM comments WHERE id = ?1) AND c.id <> ?1 LIMIT ${ANSWERS}`;
const decisionsSql = `SELECT d.kind, d.ground, d.reason, d.decided_at, s.name AS by, d.complaint, d.complained_at, d.answer, d.answered_at,
    t.name AS answered_by, d.is_upheld
  FROM comment_decisions d LEFT JOIN staff s ON s.id = d.staff_id LEFT JOIN staff t ON t.id = d.answered_by
  WHERE d.comment_id = ?1 ORDER BY d.id DESC LIMIT ${DECISIONS}`;

type OneRow = NewsroomCommentRow & { revision: number; source: string; account_id: number | null };

/** Null when there is no such comment. */
export async function readCommentCase(db: D1Database, id: number, now: number): Promise<CommentCase | null> {
  const [ones, parents, answers, decisions] = await db.batch([
    db.prepare(oneSql).bind(id),
    db.prepare(parentsSql).bind(id),
    db.prepare(answersSql).bind(id),
    db.prepare(decisionsSql).bind(id),
  ]);
  const comment = (ones?.results[0] ?? null) as OneRow | null;
  if (comment === null) return null;
  const made = (decisions?.results ?? []) as DecisionRow[];
  const above = (parents?.results ?? []) as (NewsroomCommentRow & { step: number })[];
  return {
    comment,
    revision: comment.revision,
    isWrittenHere: comment.source.startsWith(WRITTEN_HERE) && comment.account_id !== null,
    isDeletable:
      comment.account_id === null ||
      isComplaintOver(
        comment,
        made.find(({ kind }) => kind === "hidden" || kind === "shown"),
        now,
      ),
    parents: above.toSorted((one, other) => other.step - one.step),
    answers: ((answers?.results ?? []) as NewsroomCommentRow[]).toSorted((one, other) => one.created_at - other.created_at),
    decisions: made,
    writer: comment.account_id === null ? null : await readWriter(db, comment.account_id, id),
  };
}

/** Whether what took a comment away is so old that its author may not complain any more, and no complaint is open. */
export function isComplaintOver(
  comment: Pick<NewsroomCommentRow, "is_hidden" | "held_for" | "has_complaint">,
  last: Pick<DecisionRow, "ground" | "decided_at"> | undefined,
  now: number,
): boolean {
  const isTakenAway = comment.is_hidden === 1 && comment.held_for === null && comment.has_complaint === 0;
  return isTakenAway && last !== undefined && last.ground !== null && last.decided_at + COMPLAINT_S <= now;
}

const ofAccount = "comment_authors o CROSS JOIN comments c ON c.id = o.comment_id";
const writerSql = "SELECT COALESCE(public_name, '') AS name, created_at, comment_banned_at FROM accounts WHERE id = ?1";
const countsSql = `SELECT COALESCE(sum(c.is_hidden = 0), 0) AS shown, COALESCE(sum(c.held_for IS NOT NULL), 0) AS held,
    COALESCE(sum(c.is_hidden = 1 AND c.held_for IS NULL AND c.gone_at IS NULL), 0) AS hidden
  FROM (SELECT comment_id FROM comment_authors WHERE account_id = ?1 ORDER BY comment_id DESC LIMIT ${MAX_COUNTED}) found
  CROSS JOIN comments c ON c.id = found.comment_id`;
const recentSql = `SELECT ${commentColumns} FROM ${ofAccount} ${post}
  WHERE o.account_id = ?1 AND o.comment_id <> ?2 ORDER BY o.comment_id DESC LIMIT ${RECENT}`;

async function readWriter(db: D1Database, account: number, comment: number): Promise<WriterRow | null> {
  const [writers, counts, recent] = await db.batch([
    db.prepare(writerSql).bind(account),
    db.prepare(countsSql).bind(account),
    db.prepare(recentSql).bind(account, comment),
  ]);
  const writer = writers?.results[0] as Pick<WriterRow, "name" | "created_at" | "comment_banned_at"> | undefined;
  const counted = counts?.results[0] as Pick<WriterRow, "shown" | "held" | "hidden"> | undefined;
  if (writer === undefined || counted === undefined) return null;
  return { ...writer, ...counted, recent: (recent?.results ?? []) as NewsroomCommentRow[] };
}

/** What somebody did to a comment last: said to whoever decided by what they saw before (decision 100). */

export const commentChanges = [
  "EDITED",
  "COMPLAINED",
  "ANSWERED",
  "SETTLED",
  "SHOWN",
  "HIDDEN",
  "BANNED",
  "UNBANNED",
  "DELETED",
  "SEEN",
] as const;

/** `by` is a member's name, or null. */
export type CommentChange = { kind: (typeof commentChanges)[number]; by: string | null; at: number };

const facts = `SELECT c.edited_at, c.seen_at, d.kind, d.decided_at, s.name AS by, d.complained_at, d.answered_at, t.name AS answered_by,
    (SELECT max(a.created_at) FROM comments a WHERE a.parent = c.source AND a.by_newsroom = 1) AS answer_at
  FROM comments c LEFT JOIN comment_decisions d ON d.id = (SELECT max(id) FROM comment_decisions WHERE comment_id = c.id)
  LEFT JOIN staff s ON s.id = d.staff_id LEFT JOIN staff t ON t.id = d.answered_by WHERE c.id = ?1`;

type Row = {
  edited_at: number | null;
  seen_at: number | null;
  kind: string | null;
  decided_at: number | null;
  by: string | null;
  complained_at: number | null;
  answered_at: number | null;
  answered_by: string | null;
  answer_at: number | null;
};

/** The youngest of all; null when nothing is known. */
export async function findLastChange(db: D1Database, id: number): Promise<CommentChange | null> {
  const row = await db.prepare(facts).bind(id).first<Row>();
  if (row === null) return null;
  const changes: (Omit<CommentChange, "at"> & { at: number | null })[] = [
    // What happened within one second is told by what weighs most.
    { kind: (row.kind?.toUpperCase() ?? "SHOWN") as CommentChange["kind"], by: row.by, at: row.decided_at },
    { kind: "SETTLED", by: row.answered_by, at: row.answered_at },
    { kind: "COMPLAINED", by: null, at: row.complained_at },
    { kind: "EDITED", by: null, at: row.edited_at },
    { kind: "ANSWERED", by: null, at: row.answer_at },
    { kind: "SEEN", by: null, at: row.seen_at },
  ];
  const known = changes.filter((change): change is CommentChange => change.at !== null);
  return known.reduce<CommentChange | null>((last, change) => (last === null || change.at > last.at ? change : last), null);
}

/** The breaking line that stands on every page, and the last ones as the newsroom lists them. */
import type { Queries } from "./queries.ts";

export type BreakingLineRow = { id: number; text: string; link: string; is_ticker: number; ends_at: number };

export type NewsroomLineRow = BreakingLineRow & {
  revision: number;
  set_at: number;
  set_by: string | null;
  post_title: string | null;
  pushed: number | null;
};

const LISTED = 10;

/** A post that was put off has no line. */
const hasPost = "(l.post_id IS NULL OR EXISTS (SELECT 1 FROM posts p WHERE p.id = l.post_id AND p.published_at <= ?1))";
const standingSql = `SELECT l.id, l.text, l.link, l.is_ticker, l.ends_at FROM breaking_lines l
  WHERE l.ends_at > ?1 AND ${hasPost} ORDER BY l.ends_at DESC LIMIT 1`;
const lastSql = `SELECT l.id, l.text, l.link, l.is_ticker, l.ends_at, l.revision, l.set_at, s.name AS set_by, p.title AS post_title, m.sent AS pushed
  FROM breaking_lines l LEFT JOIN staff s ON s.id = l.set_by LEFT JOIN posts p ON p.id = l.post_id
  LEFT JOIN push_messages m ON m.kind = 'breaking' AND m.item = CAST(l.id AS TEXT)
  WHERE l.id > 0 ORDER BY l.id DESC LIMIT ${LISTED}`;

/** Null for none. The answer changes by itself at the line's end. `now` in seconds. */
export async function readStandingLine(queries: Queries, now: number): Promise<BreakingLineRow | null> {
  queries.note("breaking");
  const [row] = await queries.all<BreakingLineRow>(standingSql, now);
  if (row === undefined) return null;
  queries.changesAt(row.ends_at);
  return row;
}

/** Newest first; only the newsroom reads them, so no cache tag is noted. */
export function readLastLines(queries: Queries): Promise<NewsroomLineRow[]> {
  return queries.all<NewsroomLineRow>(lastSql);
}

/** How many devices want to be told of breaking news. */
export async function countBreakingDevices(queries: Queries): Promise<number> {
  const [row] = await queries.all<{ count: number }>(
    "SELECT COUNT(*) AS count FROM push_subjects WHERE kind = 'breaking' AND key = ''",
  );
  return row?.count ?? 0;
}

/** Below which comment of the site an answer stands there: below the nearest above it that the site shows. */
import { toCommentNumber } from "./known-copies.ts";
import { MAX_TRIES } from "./waiting-comments.ts";

type Row = {
  parent: string | null;
  is_hidden: number;
  source: string | null;
  is_shown: number | null;
  is_waiting: number | null;
};
const rowSql = `SELECT c.parent, c.is_hidden, w.source, w.is_shown, w.try_at IS NOT NULL AND w.tries < ${MAX_TRIES} AS is_waiting
  FROM comments c LEFT JOIN wordpress_comments w ON w.comment_id = c.id WHERE c.source = ?1`;

/** Answers are no deeper than this in any conversation that people read. */
const MAX_CLIMB = 50;

/** Its number; 0 for none, and "wait" while one above is on its way. */
export async function findParent(db: D1Database, name: string, answered: string | null): Promise<number | "wait"> {
  let source = answered;
  for (let step = 0; step < MAX_CLIMB && source !== null; step += 1) {
    const row: Row | null = await db.prepare(rowSql).bind(source).first<Row>();
    if (row === null) return 0;
    const own = toCommentNumber(name, source);
    if (own !== null) return own;
    const copy = row.source === null || row.is_shown === 0 ? null : toCommentNumber(name, row.source);
    if (copy !== null) return copy;
    if (row.is_hidden === 0 && row.is_waiting === 1) return "wait";
    source = row.parent;
  }
  return 0;
}

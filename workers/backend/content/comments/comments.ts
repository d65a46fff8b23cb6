/** Comments of readers, without those that the newsroom has hidden. */

import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import type { OrderedComment } from "./to-threads.ts";

export type CommentText = { id: number; author: string; html: string; created_at: number };

/** As many as the bridge brings of a post. */
const MAX_COMMENTS = 1000;

const orderSql = `SELECT id, source, parent FROM comments WHERE post_id = ?1 AND is_hidden = 0
  ORDER BY created_at, id LIMIT ${MAX_COMMENTS}`;
const textsSql = "SELECT id, author, html, created_at FROM comments WHERE id IN (SELECT value FROM json_each(?1))";

/** All of a post, oldest first. */
export function readCommentOrder(queries: Queries, postId: number): Promise<OrderedComment[]> {
  queries.note("post", postId);
  return queries.all<OrderedComment>(orderSql, postId);
}

export async function readCommentTexts(queries: Queries, ids: readonly number[]): Promise<Map<number, CommentText>> {
  if (ids.length === 0) return new Map();
  const rows = await queries.all<CommentText>(textsSql, JSON.stringify(ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The texts of posts, apart from the teasers. Only the gate (readers/access/gate-text.ts) may look into a row. */
import type { Keyed, Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { findWholePost } from "./whole-posts.ts";

/** A whole text as it is stored, the paid part included. */
export type BodyRow = { blocks: string; free_block_count: number };

const bodiesSql = `SELECT post_id AS key, blocks, free_block_count FROM post_bodies
  WHERE post_id IN (SELECT value FROM json_each(?1))`;

/** The text of a post; an empty one when it has none. */
export async function readBody(queries: Queries, postId: number): Promise<BodyRow> {
  queries.note("post", postId);
  const whole = await findWholePost(queries, postId);
  const [row] = whole === undefined ? await queries.byKey<BodyRow & Keyed>(bodiesSql, postId) : [whole];
  return { blocks: row?.blocks ?? "[]", free_block_count: row?.free_block_count ?? 0 };
}

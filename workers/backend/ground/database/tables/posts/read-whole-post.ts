import { termJson, termsOfPostFrom } from "#workers/backend/ground/database/tables/lists/terms.ts";
import { type Keyed, type Queries, readAhead } from "#workers/backend/ground/database/tables/queries.ts";
import { authorJson, authorsOfPostFrom } from "./authors.ts";
import { factColumns, factJoins } from "./post-facts.ts";
import { expectWholePost, findWholePost, type WholePostRow } from "./whole-posts.ts";

const wholeSql = `SELECT p.id AS key, ${factColumns}, pb.blocks, pb.free_block_count,
    (SELECT json_group_array(${termJson}) FROM ${termsOfPostFrom} WHERE pt.post_id = p.id) AS terms,
    (SELECT json_group_array(${authorJson}) FROM ${authorsOfPostFrom} WHERE pa.post_id = p.id) AS authors
  FROM posts p ${factJoins} LEFT JOIN post_bodies pb ON pb.post_id = p.id
  WHERE p.id IN (SELECT value FROM json_each(?1))`;

/** Reads facts, body, terms and authors of a post ahead, at once: who asks for one of them afterwards gets it from there. */
export function readWholePostAhead(queries: Queries, postId: number): void {
  if (findWholePost(queries, postId) !== undefined) return;
  const row = readWhole(queries, postId);
  readAhead(row);
  expectWholePost(queries, postId, row);
}

async function readWhole(queries: Queries, postId: number): Promise<WholePostRow | null> {
  const [row] = await queries.byKey<WholePostRow & Keyed>(wholeSql, postId);
  return row ?? null;
}

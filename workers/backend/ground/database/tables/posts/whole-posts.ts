/** Posts of which a request reads all that there is: their parts come with one statement (read-whole-post.ts) instead of one for each. */
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import type { PostFactsRow } from "./post-facts.ts";

/** Of a post: the columns of its facts and its body, and the rows of its terms and authors as JSON. */
export type WholePostRow = PostFactsRow & {
  blocks: string | null;
  free_block_count: number | null;
  terms: string;
  authors: string;
};

const expected = new WeakMap<Queries, Map<number, Promise<WholePostRow | null>>>();

/** From now on the request's readers of the post's parts wait for `row`; null where there is no such post. */
export function expectWholePost(queries: Queries, postId: number, row: Promise<WholePostRow | null>): void {
  const ofRequest = expected.get(queries) ?? new Map<number, Promise<WholePostRow | null>>();
  expected.set(queries, ofRequest.set(postId, row));
}

/** Undefined where the post's parts are read one by one. */
export function findWholePost(queries: Queries, postId: number): Promise<WholePostRow | null> | undefined {
  return expected.get(queries)?.get(postId);
}

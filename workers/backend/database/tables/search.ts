/** Posts by words or by slug, for the REST paths; the full-text index holds only what everybody may read. */
import { sortNewestFirst } from "./posts.ts";
import type { Queries } from "./queries.ts";

export type PostFilter = {
  types: readonly string[];
  /** Published after this moment, in seconds. */
  after: number | null;
  /** Key of a feed the post must stand in. */
  feed: string | null;
  now: number;
};

/** Of a word that stands in every post, the posts with the highest numbers are looked through, not the whole archive. */
const MAX_MATCHES = 1000;
const MAX_WORDS = 12;

type Candidate = { id: number; published_at: number };

const filters = `p.published_at <= ?2 AND (?3 IS NULL OR p.published_at > ?3)
  AND p.type IN (SELECT value FROM json_each(?4))
  AND (?5 IS NULL OR EXISTS (
    SELECT 1 FROM feed_entries e
    WHERE e.feed_id = (SELECT id FROM feeds WHERE key = ?5) AND e.published_at = p.published_at AND e.post_id = p.id))`;

const byWordsSql = `SELECT p.id, p.published_at FROM (
    SELECT rowid AS id FROM posts_search WHERE posts_search MATCH ?1 ORDER BY rowid DESC LIMIT ${MAX_MATCHES}
  ) found CROSS JOIN posts p ON p.id = found.id WHERE ${filters}`;
const bySlugSql = `SELECT p.id, p.published_at FROM posts p
  WHERE p.slug IN (SELECT value FROM json_each(?1)) AND ${filters}`;

/** The numbers of the posts that contain every word (or its beginning), newest first. */
export async function findPostsByWords(queries: Queries, words: string, filter: PostFilter): Promise<number[]> {
  queries.note("posts");
  const match = toMatchExpression(words);
  return match === null ? [] : toIds(await queries.all<Candidate>(byWordsSql, match, ...toParams(filter)));
}

/** The numbers of the posts with one of the slugs, newest first. */
export async function findPostsBySlug(queries: Queries, slugs: readonly string[], filter: PostFilter): Promise<number[]> {
  queries.note("posts");
  return toIds(await queries.all<Candidate>(bySlugSql, JSON.stringify(slugs), ...toParams(filter)));
}

/**
 * What readers type as an FTS5 expression: every word, quoted, as the beginning of a word. Nothing in it can be an
 * operator. Null when there is no word in it.
 */
export function toMatchExpression(words: string): string | null {
  const found = words.match(/[\p{L}\p{N}]+/gu) ?? [];
  return found.length === 0
    ? null
    : found
        .slice(0, MAX_WORDS)
        .map((word) => `"${word}"*`)
        .join(" ");
}

function toParams({ now, after, types, feed }: PostFilter): [number, number | null, string, string | null] {
  return [now, after, JSON.stringify(types), feed];
}

function toIds(rows: Candidate[]): number[] {
  return sortNewestFirst(rows).map((row) => row.id);
}

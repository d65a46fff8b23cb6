/** Posts as they are stored, with all that they are found by: for indexing what the writer has written before. */

import { splitText } from "#workers/backend/content/records/split-text.ts";
import type { PostToSearch } from "#workers/backend/content/search/search-statements.ts";
import { toSearchedText } from "#workers/backend/content/write/post/write-post-row.ts";

/** A row with all that a post is found by, and its text. */
export type StoredPost = Pick<PostToSearch, "source" | "type" | "title" | "kicker" | "excerpt"> & {
  id: number;
  isPremium: number;
  isLiveticker: number;
  hasVideo: number;
  blocks: string | null;
  free_block_count: number | null;
  /** JSON: `[taxonomy, slug, title]` each. */
  terms: string;
  /** JSON: names. */
  authors: string;
  /** JSON: slugs. */
  municipalities: string;
};

const storedPosts = (
  which: string,
) => `SELECT p.id, p.source, p.type, p.title, p.kicker, p.excerpt, p.is_premium AS isPremium, p.is_liveticker AS isLiveticker,
    coalesce(p.video, p.film, p.video_embed) IS NOT NULL AS hasVideo,
    (SELECT json_group_array(substr(f.key, 14)) FROM feed_entries e JOIN feeds f ON f.id = e.feed_id
     WHERE e.post_id = p.id AND f.key GLOB 'municipality:*') AS municipalities, b.blocks, b.free_block_count,
    (SELECT json_group_array(json_array(t.taxonomy, t.slug, t.title)) FROM post_terms pt JOIN terms t ON t.id = pt.term_id
     WHERE pt.post_id = p.id) AS terms,
    (SELECT json_group_array(a.name) FROM post_authors pa JOIN authors a ON a.id = pa.author_id WHERE pa.post_id = p.id) AS authors
  FROM posts p LEFT JOIN post_bodies b ON b.post_id = p.id ${which}`;

/** Posts with numbers below `before`, highest first. */
export async function readPostsToSearch(db: D1Database, before: number, limit: number) {
  const { results } = await db
    .prepare(storedPosts("WHERE p.id < ?1 ORDER BY p.id DESC LIMIT ?2"))
    .bind(before, limit)
    .all<StoredPost>();
  return results.map((row) => ({ id: row.id, post: toPostToSearch(row, toFreeText(row)) }));
}

/** One post's row, or null. */
export async function readStoredPost(db: D1Database, id: number): Promise<StoredPost | null> {
  return db.prepare(storedPosts("WHERE p.id = ?1")).bind(id).first<StoredPost>();
}

/** One post, or null. */
export async function readPostToSearch(db: D1Database, id: number): Promise<PostToSearch | null> {
  const row = await readStoredPost(db, id);
  return row === null ? null : toPostToSearch(row, toFreeText(row));
}

function toFreeText({ blocks, free_block_count, isPremium }: StoredPost): string {
  return toSearchedText(splitText({ blocks: blocks ?? "[]", free_block_count: free_block_count ?? 0 }, isPremium === 1).free);
}

/** The post with these words of its text. */
export function toPostToSearch(
  { id: _id, blocks: _blocks, free_block_count: _count, authors, municipalities, ...row }: StoredPost,
  text: string,
): PostToSearch {
  const places = JSON.parse(municipalities) as string[];
  const terms = JSON.parse(row.terms) as [taxonomy: string, slug: string, title: string][];
  return {
    ...row,
    isPremium: row.isPremium === 1,
    text,
    municipalities: places,
    names: [...(JSON.parse(authors) as string[]), ...places, ...terms.map(([, , title]) => title)],
    topics: terms.flatMap(([taxonomy, slug]) => (taxonomy === "topic" ? [slug] : [])),
    hasVideo: row.hasVideo === 1,
    isLiveticker: row.isLiveticker === 1,
  };
}

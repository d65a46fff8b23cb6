/** Posts with everything a teaser shows, in one row (for the rest see post-facts.ts). Nothing here returns a post that is not published yet. */

import type { Keyed, Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { type MediaColumns, mediaColumns } from "./media.ts";

export type PostRow = MediaColumns &
  Partial<Keyed> & {
    id: number;
    type: string;
    slug: string;
    title: string;
    kicker: string | null;
    excerpt: string | null;
    published_at: number;
    image_alt: string | null;
    image_caption: string | null;
    image_caption_html: string | null;
    image_credit: string | null;
    is_premium: number;
    is_story: number;
    is_live: number;
    external: string | null;
    label_text: string | null;
    label_link: string | null;
    comment_count: number;
    picture_count: number;
    reaction_count: number;
    video: string | null;
    /** A block of the part that everybody may read. */
    film: string | null;
    /** The same of an embed of a video provider. */
    video_embed: string | null;
    brand_slug: string | null;
    brand_title: string | null;
    /** The body, only of a premium post that has a video: whether the video is free depends on it. */
    video_blocks: string | null;
    video_free_block_count: number | null;
  };

export const teaserColumns = `p.id, p.type, p.slug, p.title, p.kicker, p.excerpt, p.published_at,
  p.image_alt, p.image_caption, p.image_caption_html, p.image_credit, p.is_premium, p.is_story, p.is_live, p.external,
  p.label_text, p.label_link, p.comment_count, p.picture_count, p.reaction_count + p.own_reactions AS reaction_count, p.video, p.film, p.video_embed,
  b.slug AS brand_slug, b.title AS brand_title,
  ${mediaColumns},
  pb.blocks AS video_blocks, pb.free_block_count AS video_free_block_count`;

export const teaserJoins = `LEFT JOIN media m ON m.id = p.media_id
  LEFT JOIN brands b ON b.id = p.brand_id
  LEFT JOIN post_bodies pb ON pb.post_id = p.id AND p.is_premium = 1 AND p.video IS NOT NULL`;

const postsByIdSql = `SELECT p.id AS key, ${teaserColumns} FROM posts p ${teaserJoins}
  WHERE p.id IN (SELECT value FROM json_each(?1)) AND p.published_at <= ?2`;

const associatedPostsSql = `SELECT a.post_id AS key, a.position, ${teaserColumns}
  FROM post_associations a CROSS JOIN posts p ON p.source = a.associated_source ${teaserJoins}
  WHERE a.post_id IN (SELECT value FROM json_each(?1)) AND p.published_at <= ?2`;

const relatedPostsSql = `SELECT ${teaserColumns},
    (SELECT f.key FROM posts origin CROSS JOIN feeds f ON f.id = origin.main_feed_id WHERE origin.id = ?1) AS main_feed
  FROM (
    SELECT e.post_id FROM posts origin CROSS JOIN feed_entries e ON e.feed_id = origin.main_feed_id
    WHERE origin.id = ?1 AND e.published_at <= ?2 AND e.post_id <> ?1
    ORDER BY e.published_at DESC, e.post_id DESC LIMIT ?3
  ) related CROSS JOIN posts p ON p.id = related.post_id ${teaserJoins}`;

/** One post, or null when it does not exist or readers may not see it. */
export async function readPost(queries: Queries, id: number, now: number): Promise<PostRow | null> {
  queries.note("post", id);
  const [row] = notePosts(queries, await queries.byKey<PostRow & Keyed>(postsByIdSql, id, now));
  return row ?? null;
}

/** Posts in the order of `ids`; missing ones are left out. */
export async function readPosts(queries: Queries, ids: readonly number[], now: number): Promise<PostRow[]> {
  const rows = await Promise.all(ids.map((id) => readPost(queries, id, now)));
  return rows.filter((row) => row !== null);
}

/** The posts that the newsroom linked to a post, in its order. */
export async function readAssociatedPosts(queries: Queries, id: number, now: number): Promise<PostRow[]> {
  queries.note("post", id);
  const rows = await queries.byKey<PostRow & Keyed & { position: number }>(associatedPostsSql, id, now);
  return notePosts(queries, rows).toSorted((one, other) => one.position - other.position);
}

/** The newest posts of the post's own subject (`main_feed_id`), without the post itself. */
export async function readRelatedPosts(queries: Queries, id: number, limit: number, now: number): Promise<PostRow[]> {
  queries.note("post", id);
  const rows = await queries.all<PostRow & { main_feed: string | null }>(relatedPostsSql, id, now, limit);
  const [first] = rows;
  if (typeof first?.main_feed === "string") queries.note("feed", first.main_feed);
  else queries.note("posts");
  return sortNewestFirst(notePosts(queries, rows));
}

/** Notes that the answer shows these posts, and their pictures. */
export function notePosts<Row extends Pick<PostRow, "id" | "media_id">>(queries: Queries, rows: Row[]): Row[] {
  for (const { id, media_id } of rows) {
    queries.note("post", id);
    if (media_id !== null) queries.note("media", media_id);
  }
  return rows;
}

/** The order of every list. SQLite reads in this order already; a join does not promise to keep it. */
export function sortNewestFirst<Row extends { id: number; published_at: number }>(rows: Row[]): Row[] {
  return rows.toSorted((one, other) => other.published_at - one.published_at || other.id - one.id);
}

/** What stands in a post's row that no teaser shows: read apart, so that lists stay narrow. */
import { type MunicipalityColumns, municipalityColumns } from "#workers/backend/ground/database/tables/places.ts";
import type { Keyed, Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { findWholePost } from "./whole-posts.ts";

export type PostFactsRow = {
  modified_at: number;
  is_liveticker: number;
  informant_text: string | null;
  informant_link: string | null;
  video_count: number;
  slideshow_count: number;
  origin: string;
  meta: string;
  /** Whether there is a comment to read; the number alone may come from elsewhere. */
  has_comments: number;
  commenting: CommentRule;
} & { [Column in keyof MunicipalityColumns]: MunicipalityColumns[Column] | null };

/** Whether comments are shown when the newsroom has read them, at once, or are not taken (decision 100). */
export type CommentRule = "before" | "after" | "closed";

/** Of the post, or the strictest of its sections, or that of all posts: in the order of the letters the stricter comes later. */
export const commentRuleSql = `COALESCE(
    (SELECT rule FROM comment_rules WHERE scope = 'post' AND key = CAST(p.id AS TEXT)),
    (SELECT max(r.rule) FROM comment_rules r CROSS JOIN terms t ON t.taxonomy = 'category' AND t.slug = r.key
      WHERE r.scope = 'section' AND EXISTS (SELECT 1 FROM post_terms pt WHERE pt.post_id = p.id AND pt.term_id = t.id)),
    (SELECT rule FROM comment_rules WHERE scope = 'all' AND key = ''), 'closed')`;

export const factColumns = `p.modified_at, p.is_liveticker, p.informant_text, p.informant_link, p.video_count,
    p.slideshow_count, p.origin, p.meta,
    EXISTS (SELECT 1 FROM comments c WHERE c.post_id = p.id AND c.is_hidden = 0) AS has_comments,
    ${commentRuleSql} AS commenting, ${municipalityColumns}`;
export const factJoins = `LEFT JOIN municipalities mu ON mu.id = p.municipality_id
  LEFT JOIN districts d ON d.id = mu.district_id`;

const factsSql = `SELECT p.id AS key, ${factColumns} FROM posts p ${factJoins}
  WHERE p.id IN (SELECT value FROM json_each(?1))`;

/** The facts of a post that readers may see. Throws when it went after its teaser was read. */
export async function readPostFacts(queries: Queries, postId: number): Promise<PostFactsRow> {
  queries.note("post", postId);
  const whole = await findWholePost(queries, postId);
  const [row] = whole === undefined ? await queries.byKey<PostFactsRow & Keyed>(factsSql, postId) : [whole];
  if (row === undefined || row === null) throw new Error(`The post ${postId} went while it was read`);
  return row;
}

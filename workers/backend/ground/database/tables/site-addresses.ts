/** What sitemaps list (decision 72): slim rows in a fixed order, in pieces of which each begins where the one before has ended. */
import type { Queries } from "./queries.ts";

export type PostMonthRow = { month: string; post_count: number; modified_at: number };
export type PostAddressRow = {
  id: number;
  type: string;
  slug: string;
  title: string;
  published_at: number;
  modified_at: number;
  image: string | null;
};
export type SlugAddressRow = { slug: string; title: string; modified_at: number | null };

const monthsSql =
  "SELECT month, post_count, modified_at FROM post_months WHERE post_count > 0 AND month <= ?1 ORDER BY month DESC";

// The inner list reads the index posts_on_site alone.
const postsSql = `SELECT p.id, p.type, p.slug, p.title, p.published_at, p.modified_at, m.src AS image FROM (
    SELECT id, published_at FROM posts
    WHERE external IS NULL AND published_at >= ?1 AND (published_at, id) < (?2, ?3)
    ORDER BY published_at DESC, id DESC LIMIT ?4 OFFSET ?5
  ) entry CROSS JOIN posts p ON p.id = entry.id LEFT JOIN media m ON m.id = p.media_id`;

const pagesSql = "SELECT slug, title, modified_at FROM pages WHERE slug > ?1 ORDER BY slug LIMIT ?2";

// A feed is found by its key, and its newest entry stands first.
const newest = (now: string) => `(
    SELECT e.published_at FROM feed_entries e WHERE e.feed_id = f.id AND e.published_at <= ${now}
    ORDER BY e.published_at DESC LIMIT 1
  ) AS modified_at`;
const termsSql = `SELECT t.slug, t.title, ${newest("?4")}
  FROM terms t CROSS JOIN feeds f ON f.key = t.taxonomy || ':' || t.slug
  WHERE t.taxonomy = ?1 AND t.slug > ?2 AND f.post_count > 0 ORDER BY t.slug LIMIT ?3`;

const authorsSql = `SELECT a.slug, a.name AS title, ${newest("?3")}
  FROM authors a CROSS JOIN feeds f ON f.key = 'author:' || a.slug
  WHERE a.has_page = 1 AND a.slug > ?1 AND f.post_count > 0 ORDER BY a.slug LIMIT ?2`;

/** The months of the archive until now, in seconds, newest first; posts that wait stand in later ones. */
export function readPostMonths(queries: Queries, now: number): Promise<PostMonthRow[]> {
  queries.note("posts");
  return queries.all<PostMonthRow>(monthsSql, new Date(now * 1000).toISOString().slice(0, 7));
}

/** In seconds: published from `from` on, and before the post number `beforeId` of the moment `before`; 0 is before all of it. */
export type PostRange = { from: number; before: number; beforeId: number; limit: number; skip: number };

/** Posts that are read on this site, newest first. `skip` passes over entries of the range's own index. */
export async function readPostAddresses(queries: Queries, range: PostRange): Promise<PostAddressRow[]> {
  queries.note("posts");
  const { from, before, beforeId, limit, skip } = range;
  const rows = await queries.all<PostAddressRow>(postsSql, from, before, beforeId, limit, skip);
  return rows.toSorted((one, other) => other.published_at - one.published_at || other.id - one.id);
}

/** Pages whose slug stands behind `after`. */
export function readPageAddresses(queries: Queries, after: string, limit: number): Promise<SlugAddressRow[]> {
  // Pages have no name together.
  queries.note("anything");
  return queries.all<SlugAddressRow>(pagesSql, after, limit);
}

/** Terms with posts whose slug stands behind `after`; `now` in seconds. */
export function readTermAddresses(
  queries: Queries,
  taxonomy: "topic" | "category",
  { after, limit, now }: { after: string; limit: number; now: number },
): Promise<SlugAddressRow[]> {
  queries.note("terms");
  queries.note("posts");
  return queries.all<SlugAddressRow>(termsSql, taxonomy, after, limit, now);
}

/** Authors with a page and posts whose slug stands behind `after`; `now` in seconds. */
export function readAuthorAddresses(
  queries: Queries,
  { after, limit, now }: { after: string; limit: number; now: number },
): Promise<SlugAddressRow[]> {
  // Authors have no name together.
  queries.note("anything");
  return queries.all<SlugAddressRow>(authorsSql, after, limit, now);
}

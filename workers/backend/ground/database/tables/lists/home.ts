/**
 * The front page: one statement reads the sections and the numbers of the posts they may show; the posts themselves
 * are then read together, whatever the number of sections.
 */
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";

export type HomeLayout = "LEAD" | "LIST" | "GRID" | "SLIDER" | "VIDEO" | "MUNICIPALITY" | "MOST_READ";
export type HomeSection = {
  title: string | null;
  link: string | null;
  layout: HomeLayout;
  ratio: "SMALL" | "PORTRAIT" | "CARD";
  button_text: string | null;
  shows_pictures: boolean;
  postIds: number[];
};
type SectionRow = Omit<HomeSection, "shows_pictures" | "postIds"> & {
  /** Of its list of posts. */
  key: string | null;
  shows_pictures: number;
  post_count: number;
  post_ids: string;
};

// Sections give way to each other (see below), so each brings as many candidates as the page has places.
const sectionsSql = `SELECT s.layout, s.title, s.link, s.ratio, s.button_text, s.shows_pictures, s.post_count, s.key,
    (SELECT json_group_array(post_id) FROM (
      SELECT e.post_id FROM feed_entries e WHERE e.feed_id = f.id AND e.published_at <= ?1
      ORDER BY e.published_at DESC, e.post_id DESC LIMIT (SELECT SUM(post_count) FROM home_sections)
    )) AS post_ids
  FROM (
    SELECT *, CASE layout WHEN 'MUNICIPALITY' THEN 'municipality:' || ?2 ELSE feed END AS key FROM home_sections
  ) s LEFT JOIN feeds f ON f.key = s.key ORDER BY s.position`;
const mostReadSql = "SELECT post_id FROM most_read ORDER BY position LIMIT ?1";

/** The most posts that `most_read` can name. */
export const MOST_READ_POSTS = 20;

/** The numbers of the most read posts, most read first. */
export async function readMostReadIds(queries: Queries, limit: number): Promise<number[]> {
  queries.note("most-read");
  const rows = await queries.all<{ post_id: number }>(mostReadSql, limit);
  return rows.map((row) => row.post_id);
}

/**
 * The sections that have posts, in order. A post stands once on the page: the first section that names it keeps it.
 * Only the most read list repeats what stands above. Without a municipality its section is left out.
 */
export async function readHomeSections(queries: Queries, municipality: string | null, now: number): Promise<HomeSection[]> {
  queries.note("home");
  const [rows, mostRead] = await Promise.all([
    queries.all<SectionRow>(sectionsSql, now, municipality),
    readMostReadIds(queries, MOST_READ_POSTS),
  ]);
  const shown = new Set<number>();
  const sections = rows.map(({ post_count, post_ids, key, ...row }) => {
    // Also of a list that no post stands in yet.
    if (key !== null) queries.note("feed", key);
    const section = { ...row, shows_pictures: row.shows_pictures === 1 };
    if (row.layout === "MOST_READ") return { ...section, postIds: mostRead.slice(0, post_count) };
    const candidates = JSON.parse(post_ids) as number[];
    const postIds = candidates.filter((id) => !shown.has(id)).slice(0, post_count);
    for (const id of postIds) shown.add(id);
    return { ...section, postIds };
  });
  return sections.filter(({ postIds }) => postIds.length > 0);
}

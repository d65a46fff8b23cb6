/**
 * The front page: one statement reads the sections with their pins and the numbers of the posts they may show; the posts themselves are then
 * read together, whatever the number of sections.
 */
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { type FilledPlace, fillPlaces } from "./fill-places.ts";

export type HomeLayout = "LEAD" | "LIST" | "GRID" | "SLIDER" | "VIDEO" | "MUNICIPALITY" | "MOST_READ";
export type HomeSection = {
  title: string | null;
  link: string | null;
  layout: HomeLayout;
  ratio: "SMALL" | "PORTRAIT" | "CARD";
  button_text: string | null;
  shows_pictures: boolean;
  postIds: number[];
  /** Those of them that the newsroom put there; null for none. */
  pinned: number[] | null;
};
type SectionRow = Omit<HomeSection, "shows_pictures" | "postIds" | "pinned"> & {
  name: string;
  /** Of its list of posts. */
  key: string | null;
  shows_pictures: number;
  post_count: number;
  post_ids: string;
  pins: string;
};

/** A section as it is arranged: each place with its post, also those that have none. */
export type ArrangedHomeSection = Omit<HomeSection, "postIds" | "pinned"> & { name: string; places: FilledPlace[] };

// The pins are those of all sections, so they are read once; each row has them.
// Sections give way to each other (see below), so each brings as many candidates as the page has places.
const sectionsSql = `SELECT s.layout, s.title, s.link, s.ratio, s.button_text, s.shows_pictures, s.post_count, s.name, s.key,
    (SELECT json_group_array(post_id) FROM (
      SELECT e.post_id FROM feed_entries e WHERE e.feed_id = f.id AND e.published_at <= ?1
      ORDER BY e.published_at DESC, e.post_id DESC LIMIT (SELECT SUM(post_count) FROM home_sections)
    )) AS post_ids,
    (SELECT json_group_array(json_array(pinned.section, pinned.place, pinned.post_id, pinned.ends_at, p.published_at <= ?1))
      FROM home_pins pinned CROSS JOIN posts p ON p.id = pinned.post_id WHERE COALESCE(pinned.ends_at > ?1, 1)) AS pins
  FROM (
    SELECT position, layout, title, link, ratio, button_text, shows_pictures, post_count, name,
      CASE layout WHEN 'MUNICIPALITY' THEN 'municipality:' || ?2 ELSE feed END AS key FROM home_sections
  ) s LEFT JOIN feeds f ON f.key = s.key ORDER BY s.position`;
const mostReadSql = "SELECT post_id FROM most_read ORDER BY position LIMIT ?1";

/** The same of a draft, which is parameter 3: its names take the place of the tables. */
const draftSql = `WITH home_sections AS (
    SELECT j.key AS position, j.value ->> 'key' AS name, j.value ->> 'layout' AS layout, j.value ->> 'title' AS title,
      j.value ->> 'link' AS link, j.value ->> 'feed' AS feed, j.value ->> 'postCount' AS post_count, j.value ->> 'ratio' AS ratio,
      j.value ->> 'buttonText' AS button_text, j.value ->> 'showsPictures' AS shows_pictures FROM json_each(?3) j
  ), home_pins AS (
    SELECT j.value ->> 'key' AS section, pin.value ->> 'place' AS place, pin.value ->> 'post' AS post_id, pin.value ->> 'until' AS ends_at
    FROM json_each(?3) j, json_each(j.value, '$.pins') pin
  ) ${sectionsSql}`;

/** The most posts that `most_read` can name. */
export const MOST_READ_POSTS = 20;

/** The numbers of the most read posts, most read first. */
export async function readMostReadIds(queries: Queries, limit: number): Promise<number[]> {
  queries.note("most-read");
  const rows = await queries.all<{ post_id: number }>(mostReadSql, limit);
  return rows.map((row) => row.post_id);
}

/** The sections that have posts, in order (fill-places.ts). Without a municipality its section is left out. */
export async function readHomeSections(queries: Queries, municipality: string | null, now: number): Promise<HomeSection[]> {
  const sections = await arrange(queries, queries.all<SectionRow>(sectionsSql, now, municipality));
  return sections.map(toHomeSection).filter(({ postIds }) => postIds.length > 0);
}

/** The front page of a draft, its sections as JSON, at the moment `now`, in seconds. */
export function arrangeHome(
  queries: Queries,
  { sections, municipality }: { sections: string; municipality: string | null },
  now: number,
): Promise<ArrangedHomeSection[]> {
  return arrange(queries, queries.all<SectionRow>(draftSql, now, municipality, sections));
}

/** As readers get it. */
export function toHomeSection({ name: _, places, ...section }: ArrangedHomeSection): HomeSection {
  const filled = places.filter(({ post }) => post !== null) as (FilledPlace & { post: number })[];
  const pinned = filled.filter(({ isPinned }) => isPinned).map(({ post }) => post);
  return { ...section, postIds: filled.map(({ post }) => post), pinned: pinned.length === 0 ? null : pinned };
}

async function arrange(queries: Queries, asked: Promise<SectionRow[]>): Promise<ArrangedHomeSection[]> {
  queries.note("home");
  const [rows, mostRead] = await Promise.all([asked, readMostReadIds(queries, MOST_READ_POSTS)]);
  const pins = (JSON.parse(rows[0]?.pins ?? "[]") as PinColumns[]).map(toPin);
  for (const { post, until } of pins) {
    // Also of a post that is not out yet.
    queries.note("post", post);
    if (until !== null) queries.changesAt(until);
  }
  // Also of a list that no post stands in yet.
  for (const { key } of rows) if (key !== null) queries.note("feed", key);
  const filled = fillPlaces(
    rows.map(({ name, layout, post_count, post_ids }) => ({
      placeCount: post_count,
      isRanking: layout === "MOST_READ",
      candidates: layout === "MOST_READ" ? mostRead : (JSON.parse(post_ids) as number[]),
      pins: pins.filter(({ section }) => section === name),
    })),
  );
  return rows.map(({ post_count: _count, post_ids: _ids, pins: _pins, key: _key, ...row }, index) => ({
    ...row,
    shows_pictures: row.shows_pictures === 1,
    places: filled[index] ?? [],
  }));
}

type PinColumns = [section: string, place: number, post: number, until: number | null, isOut: number];
const toPin = ([section, place, post, until, isOut]: PinColumns) => ({ section, place, post, until, isOut: isOut === 1 });

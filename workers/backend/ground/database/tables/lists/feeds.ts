/** Lists of posts. A feed is a ready-sorted list, so a page of it is a range of one index (0105_feeds.sql). */

import {
  notePosts,
  type PostRow,
  sortNewestFirst,
  teaserColumns,
  teaserJoins,
} from "#workers/backend/ground/database/tables/posts/posts.ts";
import type { Keyed, Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { deepEntriesSql, deepHeadSql, periodTotalSql, placeSql } from "./feed-periods.ts";

export type FeedRange = {
  /** `type:post`, `category:{slug}` … as in `feeds.key`. */
  key: string;
  /** Only posts of these types; all of the feed when null. */
  types: readonly string[] | null;
  /** Published after this moment, in seconds; from the beginning when null. */
  after: number | null;
  now: number;
};
export type FeedPage = { key: string; page: number; perPage: number };

const BEGINNING = Number.MIN_SAFE_INTEGER;
const ofFeed = "e.feed_id = (SELECT id FROM feeds WHERE key = ?1)";
const inRange = `${ofFeed} AND e.published_at <= ?2 AND e.published_at > ?3`;
const ofTypes = "AND e.type IN (SELECT value FROM json_each(?4))";

function toRangeSql(types: string, limit: string): string {
  return `SELECT ${teaserColumns} FROM (
    SELECT e.post_id FROM feed_entries e WHERE ${inRange} ${types}
    ORDER BY e.published_at DESC, e.post_id DESC ${limit}
  ) entry CROSS JOIN posts p ON p.id = entry.post_id ${teaserJoins}`;
}
const rangeSql = toRangeSql("", "LIMIT ?4 OFFSET ?5");
const typedRangeSql = toRangeSql(ofTypes, "LIMIT ?5 OFFSET ?6");
const deepSql = `WITH ${placeSql} SELECT ${teaserColumns} FROM (${deepEntriesSql}) entry
  CROSS JOIN posts p ON p.id = entry.post_id ${teaserJoins}`;

/** Up to here it costs less to pass over the entries than to look up how many there are. */
const SHALLOW_OFFSET = 500;

const headSql = `SELECT e.post_id AS id, e.published_at, ?5 AS skipped FROM feed_entries e WHERE ${inRange}
  ORDER BY e.published_at DESC, e.post_id DESC LIMIT ?4 + ?5`;
type Head = { id: number; published_at: number; skipped: number };

// The counter knows posts that wait for their hour, too; they are few and stand at the head of the index.
const totalsSql = `SELECT f.key AS key, f.post_count
    - (SELECT COUNT(*) FROM feed_entries e WHERE e.feed_id = f.id AND e.published_at > ?2) AS total
  FROM feeds f WHERE f.key IN (SELECT value FROM json_each(?1))`;

/** A page of a whole feed, newest first, and how many posts the feed has. An unknown feed is an empty one. */
export async function readFeedPage(
  queries: Queries,
  { key, page, perPage }: FeedPage,
  now: number,
): Promise<{ rows: PostRow[]; total: number }> {
  const range: FeedRange = { key, types: null, after: null, now };
  const [rows, total] = await Promise.all([
    readFeedRange(queries, range, perPage, (page - 1) * perPage),
    readFeedTotal(queries, key, now),
  ]);
  return { rows, total };
}

/** How many posts of a feed readers may see. */
export async function readFeedTotal(queries: Queries, key: string, now: number): Promise<number> {
  queries.note("feed", key);
  const [row] = await queries.byKey<Keyed & { total: number }>(totalsSql, key, now);
  return row?.total ?? 0;
}

/** Posts of a feed within a range of time, newest first. */
export async function readFeedRange(queries: Queries, range: FeedRange, limit: number, offset: number): Promise<PostRow[]> {
  queries.note("feed", range.key);
  const rows = await readRange(queries, range, limit, offset);
  return sortNewestFirst(notePosts(queries, rows));
}

function readRange(queries: Queries, range: FeedRange, limit: number, offset: number): Promise<PostRow[]> {
  const { key, now, types } = range;
  const after = range.after ?? BEGINNING;
  const typeList = types === null ? null : JSON.stringify(types);
  if (offset > SHALLOW_OFFSET) return queries.all(deepSql, key, now, after, typeList, limit, offset);
  return typeList === null
    ? queries.all(rangeSql, key, now, after, limit, offset)
    : queries.all(typedRangeSql, key, now, after, typeList, limit, offset);
}

/** The numbers of the posts of several feeds that share none, newest first: the head of each, merged. */
export async function readMergedFeedIds(
  queries: Queries,
  { keys, after, now }: { keys: readonly string[]; after: number | null; now: number },
  limit: number,
  offset: number,
): Promise<number[]> {
  for (const key of keys) queries.note("feed", key);
  const from = after ?? BEGINNING;
  const all = JSON.stringify(keys);
  const heads = await Promise.all(
    keys.map((key) =>
      offset > SHALLOW_OFFSET
        ? queries.all<Head>(deepHeadSql, key, now, from, all, limit, offset)
        : queries.all<Head>(headSql, key, now, from, limit, offset),
    ),
  );
  const merged = sortNewestFirst(heads.flat());
  const skipped = merged[0]?.skipped ?? 0;
  const page = merged.slice(skipped, skipped + limit);
  return page.map(({ id }) => id);
}

/** How many posts a range has, by counters. */
export async function readFeedRangeTotal(queries: Queries, { key, now, types, after }: FeedRange): Promise<number> {
  if (types === null && after === null) return readFeedTotal(queries, key, now);
  queries.note("feed", key);
  const typeList = types === null ? null : JSON.stringify(types);
  const [row] = await queries.all<{ total: number }>(periodTotalSql, key, now, after ?? BEGINNING, typeList);
  return row?.total ?? 0;
}

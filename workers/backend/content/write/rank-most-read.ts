/** The most read list, made from the views per day. */

import { toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { MOST_READ_POSTS } from "#workers/backend/ground/database/tables/lists/home.ts";

/** Days of views that count; the next range is taken when the one before gives a list that is too short. */
const RANGES_IN_DAYS = [2, 7, 30];
const SHORT_LIST = 10;
const DAY_MS = 86_400_000;

const rankingSql = `SELECT v.post_id FROM post_views v CROSS JOIN posts p ON p.id = v.post_id
  WHERE v.day > ?1 AND v.day <= ?2 AND p.published_at <= ?3
  GROUP BY v.post_id ORDER BY SUM(v.views) DESC, v.post_id DESC LIMIT ?4`;

const raiseWhenOtherSql = `UPDATE content_version SET version = lower(hex(randomblob(16))), touched = '[["most-read", null]]'
  WHERE (SELECT json_group_array(post_id) FROM (SELECT post_id FROM most_read ORDER BY position)) <> ?1`;

/** Ranks the posts by their views of the last two days (or longer, in quiet times). */
export async function rankMostRead(env: ChangeEnv, now: Date): Promise<void> {
  const db = env.DB;
  const ids = await readRanking(db, now);
  const [renamed] = await db.batch([
    // Only another list is another state of the content.
    db.prepare(raiseWhenOtherSql).bind(JSON.stringify(ids)),
    db.prepare("DELETE FROM most_read"),
    db.prepare("INSERT INTO most_read (position, post_id) SELECT key + 1, value FROM json_each(?1)").bind(JSON.stringify(ids)),
  ]);
  if (renamed?.meta.changes !== 0) await announceChange(env, new Set([toCacheTag("most-read")]));
}

async function readRanking(db: D1Database, now: Date): Promise<number[]> {
  let ids: number[] = [];
  for (const days of RANGES_IN_DAYS) {
    const ranking = db
      .prepare(rankingSql)
      .bind(toDay(now, days), toDay(now, 0), Math.floor(now.getTime() / 1000), MOST_READ_POSTS);
    const { results } = await ranking.all<{ post_id: number }>();
    ids = results.map(({ post_id }) => post_id);
    if (ids.length >= SHORT_LIST) break;
  }
  return ids;
}

/** The day, in UTC, `days` before `now`, as `post_views.day` has it. */
export function toDay(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
}

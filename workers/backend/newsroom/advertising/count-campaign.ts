/** Counts views and clicks of a campaign by day: sums, and nothing about who it was. */
import { tagsOfWrite } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";
import { toLocalDate } from "#workers/backend/ground/dates/to-dates.ts";
import { advertisingTouched } from "./campaign.ts";

const running = "is_paused = 0 AND starts_at <= ?2 AND ends_at > ?2 AND (max_views IS NULL OR views < max_views)";
const viewSql = `UPDATE ad_campaigns SET views = views + 1 WHERE id = ?1 AND ${running}
  RETURNING views = max_views AS isFull`;
// Stands behind another one that has changed one row, or none: then it changes none either.
const dayOfViewSql = `INSERT INTO ad_campaign_days (campaign_id, day, views) SELECT ?1, ?2, 1 WHERE changes() = 1
  ON CONFLICT (campaign_id, day) DO UPDATE SET views = views + 1`;
const dayOfClickSql = `INSERT INTO ad_campaign_days (campaign_id, day, clicks)
  SELECT id, ?3, 1 FROM ad_campaigns WHERE id = ?1 AND ${running}
  ON CONFLICT (campaign_id, day) DO UPDATE SET clicks = clicks + 1`;

/** One that does not run counts nothing. With the last view that was booked it leaves the pages. `now` in seconds. */
export async function countCampaignView(env: ChangeEnv, id: number, now: number): Promise<void> {
  const [viewed] = await env.DB.batch<{ isFull: 0 | 1 | null }>([
    env.DB.prepare(viewSql).bind(id, now),
    env.DB.prepare(dayOfViewSql).bind(id, toDay(now)),
  ]);
  if (viewed?.results[0]?.isFull !== 1) return;
  await raiseVersionStatement(env.DB, toTouches(advertisingTouched)).run();
  await announceChange(env, new Set(tagsOfWrite([], advertisingTouched)));
}

/** One that does not run counts nothing. */
export async function countCampaignClick(env: ChangeEnv, id: number, now: number): Promise<void> {
  await env.DB.prepare(dayOfClickSql).bind(id, now, toDay(now)).run();
}

/** Where it leads, also when it has ended: a page may have been open for long. Null where there is none. */
export async function readCampaignLink(db: D1Database, id: number): Promise<string | null> {
  return db.prepare("SELECT c.link FROM ad_campaigns c WHERE c.id = ?1").bind(id).first<string>("link");
}

/** Of the region. */
function toDay(now: number): string {
  return toLocalDate(now).slice(0, 10);
}

/** Campaigns as staff find them, with what was counted. */
import { type CampaignRow, toPictureJson } from "#workers/backend/ground/database/tables/ad-campaigns.ts";
import { toColumnList } from "#workers/backend/ground/database/tables/columns.ts";

export type StaffCampaignRow = Omit<CampaignRow, "narrow"> & {
  /** Null once the picture is gone. */
  narrow: string | null;
  revision: number;
  is_paused: 0 | 1;
  link: string;
  max_views: number | null;
  views: number;
  clicks: number;
  changed_at: number;
};

export type CampaignState = "running" | "planned" | "ended";
export type CampaignDay = { day: string; views: number; clicks: number };

const A_PAGE = 50;
/** As long as a campaign runs at most. */
const DAYS = 400;

const own =
  "id revision is_paused is_own advertiser link alt sections municipality weight starts_at ends_at max_views views changed_at".split(
    " ",
  );
const columns = toColumnList({
  ...Object.fromEntries(own.map((name) => [name, `c.${name}`])),
  clicks: "(SELECT COALESCE(sum(d.clicks), 0) FROM ad_campaign_days d WHERE d.campaign_id = c.id)",
  narrow: `iif(n.id IS NULL, NULL, ${toPictureJson("n")})`,
  wide: `iif(w.id IS NULL, NULL, ${toPictureJson("w")})`,
});
const fromSql = `SELECT ${columns} FROM ad_campaigns c LEFT JOIN media n ON n.id = c.narrow_id LEFT JOIN media w ON w.id = c.wide_id`;

const conditions: Record<CampaignState, string> = {
  running: "c.ends_at > ?1 AND c.starts_at <= ?1",
  planned: "c.ends_at > ?1 AND c.starts_at > ?1",
  ended: "c.ends_at <= ?1",
};

/** Those that end first; of the ended the last. `after` is the number of a page's last one. `now` in seconds. */
export async function readCampaigns(
  db: D1Database,
  { state, after }: { state: CampaignState; after: number | null },
  now: number,
): Promise<StaffCampaignRow[]> {
  const isEnded = state === "ended";
  const sql = `${fromSql} WHERE ${conditions[state]}
    AND (?2 IS NULL OR (c.ends_at, c.id) ${isEnded ? "<" : ">"} (SELECT last.ends_at, last.id FROM ad_campaigns last WHERE last.id = ?2))
    ORDER BY c.ends_at ${isEnded ? "DESC, c.id DESC" : ", c.id"} LIMIT ${A_PAGE}`;
  return (await db.prepare(sql).bind(now, after).all<StaffCampaignRow>()).results;
}

/** Null where there is none. */
export async function readCampaign(db: D1Database, id: number): Promise<StaffCampaignRow | null> {
  return db.prepare(`${fromSql} WHERE c.id = ?1`).bind(id).first<StaffCampaignRow>();
}

/** What was counted on each day, the last one first; days without anything are left out. */
export async function readCampaignDays(db: D1Database, id: number): Promise<CampaignDay[]> {
  const sql = `SELECT d.day, d.views, d.clicks FROM ad_campaign_days d WHERE d.campaign_id = ?1 ORDER BY d.day DESC LIMIT ${DAYS}`;
  return (await db.prepare(sql).bind(id).all<CampaignDay>()).results;
}

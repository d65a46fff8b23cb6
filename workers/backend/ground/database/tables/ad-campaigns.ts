/** Campaigns of the publisher's own advertising, as every page is told of them. */
import { toColumnList } from "./columns.ts";
import { type MediaColumns, mediaFields } from "./posts/media.ts";
import type { Queries } from "./queries.ts";

export type AdPicture = Pick<MediaColumns, "media_id" | "media_src" | "media_width" | "media_height" | "media_variants">;

/** `narrow` and `wide` are JSON of `AdPicture`. */
export type CampaignRow = {
  id: number;
  advertiser: string;
  is_own: 0 | 1;
  alt: string;
  sections: string;
  municipality: string | null;
  weight: number;
  starts_at: number;
  ends_at: number;
  narrow: string;
  wide: string | null;
};

/** The columns of a picture, of the table `alias`. */
export function toPictureJson(alias: "n" | "w"): string {
  const { media_id, media_src, media_width, media_height, media_variants } = mediaFields;
  const picked = { media_id, media_src, media_width, media_height, media_variants };
  return `json_object(${Object.entries(picked)
    .map(([name, expression]) => `'${name}', ${expression.replaceAll("m.", `${alias}.`)}`)
    .join(", ")})`;
}

const columns = {
  ...Object.fromEntries(
    ["id", "advertiser", "is_own", "alt", "sections", "municipality", "weight", "starts_at", "ends_at"].map((name) => [
      name,
      `c.${name}`,
    ]),
  ),
  narrow: toPictureJson("n"),
  wide: `iif(w.id IS NULL, NULL, ${toPictureJson("w")})`,
};

/** Those that run or will; no more are open than that (shared/rules/advertising-rules.ts). */
const openSql = `SELECT ${toColumnList(columns)}
  FROM ad_campaigns c JOIN media n ON n.id = c.narrow_id LEFT JOIN media w ON w.id = c.wide_id
  WHERE c.ends_at > ?1 AND c.is_paused = 0 AND (c.max_views IS NULL OR c.views < c.max_views) ORDER BY c.ends_at, c.id LIMIT 100`;

/** Those that run at `now`, in seconds. The answer changes by itself when one begins or ends. */
export async function readRunningCampaigns(queries: Queries, now: number): Promise<CampaignRow[]> {
  queries.note("advertising");
  const open = await queries.all<CampaignRow>(openSql, now);
  const moments = open.map(({ starts_at, ends_at }) => (starts_at > now ? starts_at : ends_at));
  if (moments.length > 0) queries.changesAt(Math.min(...moments));
  return open.filter(({ starts_at }) => starts_at <= now);
}

/** Campaigns in the newsroom, in words. */
import {
  type CampaignState,
  campaignStates,
  toCampaignPath,
  toCampaignStatePath,
} from "#app/domain/advertising/campaign-paths.ts";
import { municipalities } from "#app/domain/municipality/municipality.ts";
import { toDayText } from "#app/domain/post/date-text.ts";
import { DOT } from "#app/ui/dot/dot.ts";
import type { GetCampaignsQuery } from "#graphql/generated/operations.ts";

type WireListed = NonNullable<NonNullable<GetCampaignsQuery["newsroom"]>["campaigns"]>[number];

export type CampaignLine = { id: number; href: string; title: string; note: string | null; text: string; numbers: string };
export type CampaignsView = {
  state: CampaignState;
  tabs: { title: string; path: string; isCurrent: boolean }[];
  lines: CampaignLine[];
  /** The next page; null for the last. */
  next: string | null;
};

/** As many as the back end gives. */
const A_PAGE = 50;
export const stateTitles: Record<CampaignState, string> = { RUNNING: "Laufend", PLANNED: "Geplant", ENDED: "Beendet" };

export function toCampaignsView(campaigns: readonly WireListed[], state: CampaignState): CampaignsView {
  const last = campaigns.at(-1);
  return {
    state,
    tabs: campaignStates.map((one) => ({ title: stateTitles[one], path: toCampaignStatePath(one), isCurrent: one === state })),
    lines: campaigns.map(toLine),
    next: campaigns.length < A_PAGE || last === undefined ? null : toCampaignStatePath(state, last.id),
  };
}

function toLine(campaign: WireListed): CampaignLine {
  const { id, advertiser, is_own: isOwn, weight } = campaign;
  return {
    id,
    href: toCampaignPath(id),
    title: advertiser,
    note: toStandingText(campaign),
    text: [toPeriodText(campaign), toWhereText(campaign), `Gewicht ${weight}`, ...(isOwn ? ["Eigenanzeige"] : [])].join(DOT),
    numbers: toNumbersText(campaign),
  };
}

/** Why it is not shown although it runs; null where it is. */
export function toStandingText({
  is_paused,
  is_full,
  state,
}: Pick<WireListed, "is_paused" | "is_full" | "state">): string | null {
  if (state === "ENDED") return null;
  if (is_paused) return "Angehalten";
  return is_full ? "Alle gebuchten Ansichten sind erreicht" : null;
}

/** "1. November 2026 bis 30. November 2026" */
export function toPeriodText({ starts, ends }: Pick<WireListed, "starts" | "ends">): string {
  return `${toDayText(starts)} bis ${toDayText(toLastMoment(ends))}`;
}

/** Of a campaign that ends at midnight the day before. */
export function toLastMoment(ends: string): string {
  return new Date(Date.parse(ends) - 1000).toISOString();
}

export function toWhereText({ sections, municipality }: Pick<WireListed, "sections" | "municipality">): string {
  const place = municipalities.find(({ slug }) => slug === municipality)?.title ?? municipality;
  const parts = [...sections.map((slug) => `Ressort ${slug}`), ...(place === null ? [] : [`Gemeinde ${place}`])];
  return parts.length === 0 ? "Ganze Zeitung" : parts.join(", ");
}

export function toNumbersText({ views, clicks, max_views }: Pick<WireListed, "views" | "clicks" | "max_views">): string {
  const seen = max_views === null ? toNumber(views) : `${toNumber(views)} von ${toNumber(max_views)}`;
  const rate = views === 0 ? "" : `${DOT}${toRate(views, clicks)}`;
  return `${seen} Ansichten${DOT}${toNumber(clicks)} Klicks${rate}`;
}

export function toNumber(count: number): string {
  return count.toLocaleString("de-AT");
}

const percent = new Intl.NumberFormat("de-AT", { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Of the views so many led to a click; a dash without views. */
export function toRate(views: number, clicks: number): string {
  return views === 0 ? "–" : percent.format(clicks / views);
}

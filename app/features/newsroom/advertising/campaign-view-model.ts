/** One campaign in the newsroom, in words. */
import type { AdView } from "#app/components/advertising/ad-view.ts";
import { toAdPicture } from "#app/components/advertising/to-ad-views.ts";
import { AD_LABEL, OWN_AD_LABEL } from "#app/domain/advertising/ad-labels.ts";
import { OWN } from "#app/domain/advertising/campaign-form.ts";
import { type CampaignState, toCampaignCsvPath } from "#app/domain/advertising/campaign-paths.ts";
import { toLocalInput } from "#app/domain/newsroom/local-time.ts";
import { toDayText, toMomentText } from "#app/domain/post/date-text.ts";
import { DOT } from "#app/ui/dot/dot.ts";
import type { GetCampaignQuery } from "#graphql/generated/operations.ts";
import { adSizes } from "#shared/rules/advertising-rules.ts";
import {
  stateTitles,
  toLastMoment,
  toNumber,
  toNumbersText,
  toPeriodText,
  toRate,
  toStandingText,
  toWhereText,
} from "./campaigns-view-model.ts";

export type WireCampaign = NonNullable<NonNullable<GetCampaignQuery["newsroom"]>["campaign"]>;

export type CampaignView = {
  id: number;
  revision: number;
  state: CampaignState;
  isPaused: boolean;
  title: string;
  stateText: string;
  /** Why it is not shown although it runs. */
  standing: string | null;
  facts: string;
  numbers: string;
  csvPath: string;
  days: { day: string; text: string; views: string; clicks: string; rate: string }[];
  /** As readers see it, in both shapes; none without its picture. */
  previews: { title: string; ad: Extract<AdView, { kind: "own" }> }[];
  /** What the fields hold. */
  values: Record<string, string>;
};

export function toCampaignView(campaign: WireCampaign): CampaignView {
  const { id, revision, state, advertiser, changed, days } = campaign;
  return {
    id,
    revision,
    state,
    isPaused: campaign.is_paused,
    title: advertiser,
    stateText: [stateTitles[state], `zuletzt geschrieben ${toMomentText(changed)}`].join(DOT),
    standing: campaign.narrow === null ? "Das Bild ist gelöscht. Wähl ein anderes." : toStandingText(campaign),
    facts: [toPeriodText(campaign), toWhereText(campaign), `Gewicht ${campaign.weight}`].join(DOT),
    numbers: toNumbersText(campaign),
    csvPath: toCampaignCsvPath(id),
    days: days.map(({ day, views, clicks }) => ({
      day,
      text: toDayText(`${day}T12:00:00Z`),
      views: toNumber(views),
      clicks: toNumber(clicks),
      rate: toRate(views, clicks),
    })),
    previews: toPreviews(campaign),
    values: toValues(campaign),
  };
}

function toPreviews({ id, is_own: isOwn, advertiser, alt, narrow, wide }: WireCampaign): CampaignView["previews"] {
  const small = narrow === null ? null : toAdPicture(narrow, adSizes.narrow.width);
  if (small === null) return [];
  const ad = { kind: "own", id, label: isOwn ? OWN_AD_LABEL : AD_LABEL, advertiser, alt, narrow: small, wide: null } as const;
  const large = wide === null ? null : toAdPicture(wide, adSizes.wide.width);
  return [
    ...(large === null
      ? []
      : [{ title: "Breit, 728 mal 90; wo es nicht Platz hat, steht dort das schmale", ad: { ...ad, wide: large } }]),
    { title: "Schmal, 300 mal 250", ad },
  ];
}

function toValues(campaign: WireCampaign): Record<string, string> {
  const { advertiser, link, alt, narrow, wide, starts, ends, sections, municipality, weight, max_views } = campaign;
  return {
    advertiser,
    own: campaign.is_own ? OWN : "",
    link,
    alt,
    narrow: narrow === null ? "" : String(narrow.id),
    wide: wide === null ? "" : String(wide.id),
    first: toLocalInput(starts).slice(0, 10),
    last: toLocalInput(toLastMoment(ends)).slice(0, 10),
    sections: sections.join(", "),
    municipality: municipality ?? "",
    weight: String(weight),
    maxViews: max_views === null ? "" : String(max_views),
  };
}

/** For spreadsheets: a row a day, and one for all. */
export function toCampaignLines({ days, views, clicks }: Pick<WireCampaign, "days" | "views" | "clicks">): string[][] {
  const row = (name: string, seen: number, clicked: number) => [
    name,
    String(seen),
    String(clicked),
    seen === 0 ? "" : ((clicked / seen) * 100).toFixed(2).replace(".", ","),
  ];
  return [
    ["Tag", "Ansichten", "Klicks", "Klickrate in Prozent"],
    ...days.toReversed().map((one) => row(one.day, one.views, one.clicks)),
    row("Gesamt", views, clicks),
  ];
}

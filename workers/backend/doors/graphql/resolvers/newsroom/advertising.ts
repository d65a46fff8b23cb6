/** Campaigns in the newsroom: how they are found, entered, changed, paused and ended; and what becomes of a reader's click. */
import { parseMoment } from "#workers/backend/doors/graphql/resolvers/arguments.ts";
import { toAdImage } from "#workers/backend/doors/graphql/resolvers/content/ad-campaigns.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { noteAction, requireRight, withRight } from "#workers/backend/doors/graphql/resolvers/newsroom/require-right.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { countAttempts, defineLimit, QUARTER_HOUR_S } from "#workers/backend/ground/limits/rate-limits.ts";
import { adClicksOfNetwork } from "#workers/backend/newsroom/advertising/advertising-rate-limits.ts";
import type { CampaignFacts } from "#workers/backend/newsroom/advertising/campaign.ts";
import { countCampaignClick, readCampaignLink } from "#workers/backend/newsroom/advertising/count-campaign.ts";
import {
  type CampaignState,
  readCampaign,
  readCampaignDays,
  readCampaigns,
  type StaffCampaignRow,
} from "#workers/backend/newsroom/advertising/read-campaigns.ts";
import {
  type CampaignOutcome,
  createCampaign,
  endCampaign,
  pauseCampaign,
  setCampaign,
} from "#workers/backend/newsroom/advertising/write-campaigns.ts";
import type { LogKind } from "#workers/backend/newsroom/staff/staff-log.ts";

/** Of everybody's together: each one is a change of every page. */
const campaignWrites = defineLimit("campaigns", { max: 100, windowS: QUARTER_HOUR_S });
/** Of a key that the portal makes of the form. */
const MAX_KEY = 100;

type WireCampaign = {
  advertiser: string;
  is_own: boolean;
  link: string;
  alt: string;
  narrow: number;
  wide?: number | null;
  starts: string;
  ends: string;
  sections: string[];
  municipality?: string | null;
  weight: number;
  max_views?: number | null;
};
type Kept = { id: number | null; fault: string | null };

function toFacts({ is_own: isOwn, max_views: maxViews, ...campaign }: WireCampaign): CampaignFacts {
  return {
    ...campaign,
    isOwn,
    maxViews: maxViews ?? null,
    wide: campaign.wide ?? null,
    municipality: campaign.municipality ?? null,
    starts: parseMoment("starts", campaign.starts),
    ends: parseMoment("ends", campaign.ends),
  };
}

/** The number of what was written, or what is wrong with it; what is no answer to its sender is thrown. What is done is noted. */
async function carryOut(context: BackendContext, kind: LogKind, act: () => Promise<CampaignOutcome>): Promise<Kept> {
  const admitted = await requireRight(context, "advertising");
  const [exceeded] = await countAttempts(context, [{ limit: campaignWrites, subject: "all" }]);
  if (exceeded !== undefined) throw createCallError("TOO_MANY_REQUESTS", "That is too often: wait some minutes.");
  const outcome = await act();
  switch (outcome.kind) {
    case "done":
      await noteAction(context, admitted, kind, `Kampagne Nr. ${outcome.id}`);
      return { id: outcome.id, fault: null };
    case "fault":
      return { id: null, fault: outcome.fault.toUpperCase().replace(" ", "_") };
    case "conflict":
      throw createCallError("CONFLICT", "Somebody has changed it in the meantime.");
    case "not found":
      throw createCallError("NOT_FOUND", "There is no such campaign.");
    case "bad input":
      throw createCallError("BAD_USER_INPUT", outcome.message);
  }
}

async function resolveFollow(_: unknown, { id, counts }: { id: number; counts: boolean }, { accounts }: BackendContext) {
  const { env, now, caller } = await accounts.openCall();
  const link = await readCampaignLink(env.DB, id);
  if (link === null || !counts) return link;
  // Whoever is beyond it gets there all the same. A caller whom the portal does not name is one of many, and counts as one network.
  const subject = `${caller.network ?? ""} ${id}`;
  if ((await countAttempts({ env, now }, [{ limit: adClicksOfNetwork, subject }])).length === 0)
    await countCampaignClick(env, id, now);
  return link;
}

type Seen = { id: number; known: number };

export const newsroomAdvertisingResolvers = {
  Newsroom: {
    campaigns: withRight(
      "advertising",
      ({ state, after }: { state: Uppercase<CampaignState>; after?: number | null }, { env, now }: BackendContext) =>
        readCampaigns(env.DB, { state: state.toLowerCase() as CampaignState, after: after ?? null }, now),
    ),
    campaign: withRight("advertising", ({ id }: { id: number }, { env }: BackendContext) => readCampaign(env.DB, id)),
  },
  StaffCampaign: {
    state: ({ starts_at, ends_at }: StaffCampaignRow, _: unknown, { now }: BackendContext): Uppercase<CampaignState> =>
      ends_at <= now ? "ENDED" : starts_at > now ? "PLANNED" : "RUNNING",
    is_paused: ({ is_paused }: StaffCampaignRow) => is_paused === 1,
    is_full: ({ max_views, views }: StaffCampaignRow) => max_views !== null && views >= max_views,
    is_own: ({ is_own }: StaffCampaignRow) => is_own === 1,
    narrow: ({ narrow }: StaffCampaignRow) => toAdImage(narrow),
    wide: ({ wide }: StaffCampaignRow) => toAdImage(wide),
    starts: ({ starts_at }: StaffCampaignRow) => toIsoDate(starts_at),
    ends: ({ ends_at }: StaffCampaignRow) => toIsoDate(ends_at),
    sections: ({ sections }: StaffCampaignRow) => JSON.parse(sections) as string[],
    changed: ({ changed_at }: StaffCampaignRow) => toIsoDate(changed_at),
    days: ({ id }: StaffCampaignRow, _: unknown, { env }: BackendContext) => readCampaignDays(env.DB, id),
  },
  Mutation: {
    followAdCampaign: resolveFollow,
    createCampaign(_: unknown, { key, campaign }: { key: string; campaign: WireCampaign }, context: BackendContext) {
      if (key === "" || key.length > MAX_KEY)
        throw createCallError("BAD_USER_INPUT", `key must have 1 to ${MAX_KEY} characters.`);
      const act = () => createCampaign(context.env, { key, campaign: toFacts(campaign) }, context.now);
      return carryOut(context, "campaign-created", act);
    },
    setCampaign: (_: unknown, { campaign, ...seen }: Seen & { campaign: WireCampaign }, context: BackendContext) =>
      carryOut(context, "campaign-changed", () =>
        setCampaign(context.env, { ...seen, campaign: toFacts(campaign) }, context.now),
      ),
    async pauseCampaign(_: unknown, { paused, ...seen }: Seen & { paused: boolean }, context: BackendContext): Promise<true> {
      const act = () => pauseCampaign(context.env, { ...seen, isPaused: paused }, context.now);
      await carryOut(context, paused ? "campaign-paused" : "campaign-resumed", act);
      return true;
    },
    async endCampaign(_: unknown, { id, known }: Seen, context: BackendContext): Promise<true> {
      await carryOut(context, "campaign-ended", () => endCampaign(context.env, { id, known }, context.now));
      return true;
    },
  },
};

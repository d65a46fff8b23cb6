/** `POST /ad-views`: half of a campaign's picture was in view for a second. It is counted by campaign and day, and nothing about who saw it. */
import * as v from "valibot";
import { readLimitedJson } from "#workers/backend/ground/bodies/read-limited.ts";
import { parseCaller } from "#workers/backend/ground/caller/parse-caller.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { countAttempts } from "#workers/backend/ground/limits/rate-limits.ts";
import { adViewsOfNetwork } from "#workers/backend/newsroom/advertising/advertising-rate-limits.ts";
import { countCampaignView } from "#workers/backend/newsroom/advertising/count-campaign.ts";
import { createRestError, createWrongMethod } from "./json.ts";

const viewSchema = v.strictObject({ campaign: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999)) });
const MAX_BODY_BYTES = 100;

/** 204 for `{campaign: id}`, also for one that does not run and for a network beyond its limit; 400 for another body. */
export async function handleAdViews(request: Request, env: Env): Promise<Response> {
  if (request.method !== "POST") return createWrongMethod("POST");
  const read = await readLimitedJson(request, MAX_BODY_BYTES);
  const view = v.safeParse(viewSchema, "value" in read ? read.value : null);
  if (!view.success) return createRestError(400, "rest_invalid_param", 'Send {"campaign": number} as JSON.');
  const now = Math.floor(Date.now() / 1000);
  const { network } = await parseCaller(request, env, now);
  const subject = network ?? "unknown";
  if ((await countAttempts({ env, now }, [{ limit: adViewsOfNetwork, subject }])).length === 0)
    await countCampaignView(env, view.output.campaign, now);
  return new Response(null, { status: 204 });
}

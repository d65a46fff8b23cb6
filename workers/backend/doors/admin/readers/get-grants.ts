/** `GET /admin/grants?days=30`: how often grants opened premium posts, for operators. */
import * as v from "valibot";
import { toAdminError, toAdminReply } from "#workers/backend/doors/admin/admin-reply.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { listGrantCounts } from "#workers/backend/readers/access/grant-counts.ts";
import { parsePartnerCaps } from "#workers/backend/readers/access/partner-cap.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const querySchema = v.object({
  days: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(400)), "30"),
});

/**
 * Replies `{partnerDailyCap, partnerNetworkDailyCap, counts: [{date, reason, host, count}]}`, oldest day first; days are those of UTC, `host` is
 * empty but for partners. Throws when a cap makes no sense: until it does, partner referrals are refused.
 */
export async function getGrants(url: URL, env: Env, now: Date): Promise<Response> {
  const query = v.safeParse(querySchema, Object.fromEntries(url.searchParams));
  if (!query.success) return toAdminError(400, `days: ${query.issues[0].message}`);
  const caps = parsePartnerCaps(env);
  const counts = await listGrantCounts(env.DB, query.output.days, now.getTime() / 1000);
  return toAdminReply({
    partnerDailyCap: caps.host,
    partnerNetworkDailyCap: caps.network,
    counts: counts.map(({ day, ...count }) => ({ date: new Date(day * DAY_MS).toISOString().slice(0, 10), ...count })),
  });
}

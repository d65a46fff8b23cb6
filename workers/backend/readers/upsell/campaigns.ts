/** What print subscribers are offered (migration 0005). */
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import type { UpsellType } from "./upsell-call.ts";

export type Campaign = {
  number: string;
  /** Null lets the card decide; otherwise the offer is for that kind of reader only. */
  upsell_type: UpsellType | null;
  offer_long: string;
  offer_short: string;
};

/** The campaign of a number, of the empty one the standing offer; null when it is unknown, has not begun or is over. */
export function findCampaign({ env, now }: Call, number: string): Promise<Campaign | null> {
  return env.DB.prepare(
    `SELECT number, upsell_type, offer_long, offer_short FROM upsell_campaigns
     WHERE number = ?1 AND starts_at <= ?2 AND (ends_at IS NULL OR ends_at > ?2)`,
  )
    .bind(number, now)
    .first<Campaign>();
}

/** What print subscribers are offered (0115_upsell.sql). */
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import type { UpsellType } from "./upsell-call.ts";

export type Campaign = {
  number: string;
  /** Null lets the card decide; otherwise the offer is for that kind of reader only. */
  upsellType: UpsellType | null;
  offerLong: string;
  offerShort: string;
};

/** The campaign of a number, of the empty one the standing offer; null when it is unknown, has not begun or is over. */
export function findCampaign({ env, now }: Call, number: string): Promise<Campaign | null> {
  return env.DB.prepare(
    `SELECT number, upsell_type AS upsellType, offer_long AS offerLong, offer_short AS offerShort FROM upsell_campaigns
     WHERE number = ?1 AND starts_at <= ?2 AND (ends_at IS NULL OR ends_at > ?2)`,
  )
    .bind(number, now)
    .first<Campaign>();
}

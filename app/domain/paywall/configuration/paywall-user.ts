import type { Abo } from "#app/domain/subscription/abo.ts";
import { listPartnerTiers } from "#app/domain/subscription/tiers.ts";

/** What the paywall learns of a reader: the provider's reference, and which subscriptions of others apply (rules 6). */
export type PaywallUser = { id: number; userRef: string; tiers: readonly string[] };

/** `piano` is null where the back end says nothing of subscriptions: the provider then does not know the reader. */
export function toPaywallUser(id: number, piano: { userRef: string; abo: Abo } | null): PaywallUser {
  return { id, userRef: piano?.userRef ?? "", tiers: piano === null ? [] : listPartnerTiers(piano.abo) };
}

/** upsellOffer: the offer behind a token, for pages that come after the check of the card. */
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { findSessionByToken } from "#workers/backend/readers/accounts/session/sessions.ts";
import { findOffer } from "./offers.ts";
import { toGranted, toSubscriber } from "./to-entitlement.ts";
import type { Entitlement } from "./upsell-call.ts";

/** Null for a token that is unknown, used or too old. */
export async function readOffer(call: Call, token: string, bearerToken: string | null): Promise<Entitlement | null> {
  const offer = await findOffer(call, token);
  if (offer === null) return null;
  const session = bearerToken === null ? null : await findSessionByToken(call, bearerToken);
  const isOwner = session !== null && session.account.id === offer.ownerId;
  return toGranted(offer, toSubscriber(offer, isOwner), token);
}

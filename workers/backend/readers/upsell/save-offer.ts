/** UpsellSave (rules 4, 5, 7.1): accepts an offer, once. */

import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { readReader } from "#workers/backend/readers/accounts/profile/read-reader.ts";
import { replyTexts } from "#workers/backend/readers/accounts/replies/reply-texts.ts";
import { findSessionByToken } from "#workers/backend/readers/accounts/session/sessions.ts";
import { isValidAt } from "#workers/backend/readers/products/abo.ts";
import { giveAccessStatements, redeemOfferStatement } from "./give-access.ts";
import { findOffer, type OpenOffer } from "./offers.ts";
import { registerForOffer } from "./register-for-offer.ts";
import { toGranted, toSubscriber } from "./to-entitlement.ts";
import type { SaveInput, SaveResult } from "./upsell-call.ts";
import { failSaving, SAVED_TEXT, type WordedCode } from "./upsell-messages.ts";

/**
 * The access goes to the account that the offer was made to; without one a new account is registered. A fault of
 * the input leaves the offer as it is. `bearerToken`: t of the reader who is signed in, or null.
 */
export async function saveOffer(call: Call, input: SaveInput, bearerToken: string | null): Promise<SaveResult> {
  if (!input.agbAccepted) return { kind: "failed", failure: { code: "invalid_input", message: replyTexts.agbMissing } };
  const offer = await findOffer(call, input.token);
  if (offer === null) return failSaving("offer_expired");
  const problem = findProblem(call, offer, input);
  if (problem !== null) return failSaving(problem);
  return offer.accountId === null
    ? registerForOffer(call, offer, input)
    : saveForAccount(call, { ...offer, accountId: offer.accountId }, bearerToken);
}

/** Why the offer cannot be accepted any more, or not like that; null when it can. */
function findProblem({ now }: Call, offer: OpenOffer, input: SaveInput): WordedCode | null {
  if (!isValidAt(now, offer)) return "no_active_print_subscription";
  const isTaken = offer.ownerId !== null && offer.ownerState !== "pending" && offer.ownerId !== offer.accountId;
  if (isTaken) return "card_of_other_account";
  return input.upsellType === offer.upsellType ? null : "invalid_input";
}

async function saveForAccount(
  call: Call,
  offer: OpenOffer & { accountId: number },
  bearerToken: string | null,
): Promise<SaveResult> {
  const { digest, accountId } = offer;
  const { DB } = call.env;
  const session = bearerToken === null ? null : await findSessionByToken(call, bearerToken);
  // A reader who has signed in as somebody else since then would be told of an access that is not theirs.
  if (session !== null && session.account.id !== accountId) return failSaving("offer_expired");
  const replies = await DB.batch([
    ...giveAccessStatements(DB, { digest, now: call.now, receiver: { kind: "account" } }),
    redeemOfferStatement(DB, { digest, now: call.now, kind: "account" }),
  ]);
  if ((replies.at(-1)?.results.length ?? 0) === 0) return failSaving("offer_expired");
  const keys = session === null || bearerToken === null ? null : { hash: session.hash, token: bearerToken };
  return {
    kind: "saved",
    offer: toGranted(offer, toSubscriber(offer, true), null),
    accountId,
    reader: session === null || keys === null ? null : await readReader(call, session.account, keys),
    message: SAVED_TEXT,
  };
}

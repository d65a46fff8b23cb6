/** UpsellEntitlement (rules 4, 5, 7.1): opens a print card, and tells what its owner is offered. */

import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { refuse } from "#workers/backend/ground/refusals/refuse.ts";
import type { AccountRow } from "#workers/backend/readers/accounts/account-row.ts";
import type { PrintCard } from "#workers/backend/readers/accounts/profile/print-cards.ts";
import { readReader } from "#workers/backend/readers/accounts/profile/read-reader.ts";
import { BLOCKED, NOT_ACTIVATED, replyTexts } from "#workers/backend/readers/accounts/replies/reply-texts.ts";
import { findSessionByToken } from "#workers/backend/readers/accounts/session/sessions.ts";
import { signIn } from "#workers/backend/readers/accounts/session/sign-in.ts";
import { findCampaign } from "./campaigns.ts";
import { createOffer, decideUpsellType } from "./offers.ts";
import { openCard } from "./open-card.ts";
import { toGranted, toRefused, toSubscriber } from "./to-entitlement.ts";
import type { CardSignIn, EntitlementResult } from "./upsell-call.ts";
import { toUpsellRefusal } from "./upsell-messages.ts";

export type EntitlementInput = { username: string; pw: string; campno: string | null; postId: number | null };

/** `bearerToken`: t of the reader who is signed in already, or null. */
export async function entitle(call: Call, input: EntitlementInput, bearerToken: string | null): Promise<EntitlementResult> {
  const opened = await openCard(call, input);
  if (opened.kind === "refused") return { entitlement: null, sso: opened };
  const { card } = opened;
  const sso = (await recogniseReader(call, card, bearerToken)) ?? (await signInWithCard(call, card));
  if (sso.kind === "unconfirmed") return { entitlement: null, sso: refuse("notActivated", NOT_ACTIVATED) };
  if (sso.kind === "refused" && card.account?.state === "blocked") return { entitlement: null, sso };
  return { entitlement: await decideEntitlement(call, { card, sso, input }), sso };
}

/**
 * The reader who is signed in already and may activate the card without a new sign-in. A session that began with another
 * card may not: knowing two cards does not prove owning the account of one of them. No card is linked to an unconfirmed
 * account.
 */
async function recogniseReader(
  call: Call,
  card: PrintCard,
  bearerToken: string | null,
): Promise<CardSignIn | { kind: "unconfirmed" } | null> {
  const session = bearerToken === null ? null : await findSessionByToken(call, bearerToken);
  if (session === null || bearerToken === null) return null;
  const { method, account, hash } = session;
  if (account.state === "pending") return { kind: "unconfirmed" };
  if (method === "card" && account.id !== card.account?.id) return null;
  return { kind: "known", ...(await readReader(call, account, { hash, token: bearerToken })) };
}

/** Error 218 for a card without an account or with a pending one (rules 5), 220 for a blocked one, 221 for one that is not valid. */
async function signInWithCard(call: Call, { account, isValid }: PrintCard): Promise<CardSignIn> {
  if (!isOwned(account)) return refuse("notActivated", NOT_ACTIVATED);
  if (account.state === "blocked") return refuse("blocked", BLOCKED);
  return isValid ? signIn(call, account, "card") : refuse("notAllowed", replyTexts.cardNotValid);
}

/** An account that was never activated has not proved to be anybody's: the card waits for its owner as if there were none. */
function isOwned(account: AccountRow | null): account is AccountRow {
  return account !== null && account.state !== "pending";
}

async function decideEntitlement(
  call: Call,
  { card, sso, input }: { card: PrintCard; sso: CardSignIn; input: EntitlementInput },
): Promise<NonNullable<EntitlementResult["entitlement"]>> {
  const reader = sso.kind === "refused" ? null : sso;
  const readerId = reader?.user.user_id ?? null;
  const subscriber = toSubscriber(card, readerId !== null && readerId === card.account?.id);
  if (!card.isValid) return toRefused(toUpsellRefusal("no_active_print_subscription"), subscriber);
  if (isOwned(card.account) && card.account.id !== readerId) {
    return toRefused(toUpsellRefusal("card_of_other_account"), subscriber);
  }
  if (reader?.piano.abo.hasPlusAccess === true) return toRefused(toUpsellRefusal("has_digital_access"), subscriber);

  const upsellType = decideUpsellType(readerId);
  const campaign = await findCampaign(call, input.campno?.trim() ?? "");
  if (campaign === null || (campaign.upsellType ?? upsellType) !== upsellType) {
    return toRefused(toUpsellRefusal("campaign_not_available"), subscriber);
  }
  const { token, expiresAt } = await createOffer(call, {
    cardNumber: card.number,
    accountId: readerId,
    campaign: campaign.number,
    postId: input.postId,
  });
  return toGranted({ ...campaign, upsellType, expiresAt }, subscriber, token);
}

import { type RouterContextProvider, redirect } from "react-router";
import { environmentContext, sessionContext, sessionCookiesContext } from "#app/context.ts";
import { toDialogPath } from "#app/domain/page/dialog.ts";
import { parseUpsellOffer, type UpsellOffer } from "#app/domain/subscription/upsell.ts";
import { parseUpsellType, type UpsellType } from "#app/domain/subscription/upsell-query.ts";
import { readOfferCookie } from "#app/gateway/session/offer-cookie.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { type Answer, type Question, toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetUpsellOfferDocument, type GetUpsellOfferQuery, type SubscriptionStatusQuery } from "#graphql/generated/operations.ts";
import { readSubscriptionStatus, toSubscriptionStatusQuestion } from "./read-subscription-status.ts";

type Context = Readonly<RouterContextProvider>;

/** Longer than any key of ours. */
const MAX_KEY_LENGTH = 200;

/** Null for an invalid key. */
export function toUpsellOfferQuestion(key: string | null): Question<GetUpsellOfferQuery> | null {
  return key === null || key === "" || key.length > MAX_KEY_LENGTH ? null : toQuestion(GetUpsellOfferDocument, { token: key });
}

/** Whether the back end has no call that shows an offer again: then only the check of the card does (rules 7.1). */
export function lacksOffers(answer: Answer<GetUpsellOfferQuery>): boolean {
  return answer.missing?.has("upsellOffer") ?? false;
}

/**
 * The offer behind the key of an address; null when it is missing, used or too old. A browser that did not bring along what its
 * back end cannot show again is sent to the check of the card. Throws that redirect, or the error of the operation.
 */
export async function readUpsellOffer(
  context: Context,
  request: Request,
  { url, key, returnTo }: { url: URL; key: string | null; returnTo: string | null },
  answer: Answer<GetUpsellOfferQuery> | null,
): Promise<UpsellOffer | null> {
  if (answer === null) return null;
  if (!lacksOffers(answer)) return parseUpsellOffer(requireData(answer).upsellOffer);
  const site = { environment: context.get(environmentContext), url };
  const brought = await readOfferCookie(site, request.headers.get("cookie"), key ?? "");
  if (brought === null) throw redirect(toDialogPath("AbocardActivation", returnTo), 303);
  return brought;
}

/** Null where there is nothing to ask. */
export function toConfirmationQuestion(context: Context, type: string | null): Question<SubscriptionStatusQuery> | null {
  return parseUpsellType(type) === "digi" ? toSubscriptionStatusQuestion(context) : null;
}

/**
 * What may be confirmed: to a reader with a new account that a mail is on its way, to a signed-in one that there is access
 * now, asked anew because the portal may remember less. Null when there is nothing to confirm.
 */
export function readConfirmation(
  context: Context,
  type: string | null,
  answer: Answer<SubscriptionStatusQuery> | null,
): UpsellType | null {
  const wanted = parseUpsellType(type);
  if (wanted !== "digi") return wanted;
  const abo = readSubscriptionStatus(answer);
  if (context.get(sessionCookiesContext) !== null) context.get(sessionContext).renew();
  return abo?.hasPlusAccess === true ? "digi" : null;
}

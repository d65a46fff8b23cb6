import type { RouterContextProvider } from "react-router";
import { sessionContext, sessionCookiesContext } from "#app/context.ts";
import { parseUpsellOffer, type UpsellOffer } from "#app/domain/subscription/upsell.ts";
import { parseUpsellType, type UpsellType } from "#app/domain/subscription/upsell-query.ts";
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

/** The offer behind the key of an address; null when it is missing, used or too old. Throws the error of the operation. */
export function readUpsellOffer(answer: Answer<GetUpsellOfferQuery> | null): UpsellOffer | null {
  return answer === null ? null : parseUpsellOffer(requireData(answer).upsellOffer);
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

import type { RouterContextProvider } from "react-router";
import { backendContext, sessionContext, sessionCookiesContext } from "#app/context.ts";
import { parseUpsellOffer, parseUpsellType, type UpsellOffer, type UpsellType } from "#app/domain/subscription/upsell.ts";
import { GetUpsellOfferDocument } from "#graphql/generated/operations.ts";
import { readSubscriptionStatus } from "./read-subscription-status.ts";
import { requireAnswer } from "./require-answer.ts";

type Context = Readonly<RouterContextProvider>;

/** Longer than any key of ours. */
const MAX_KEY_LENGTH = 200;

/** The offer behind the key of an address; null when there is none, or it is used or too old. Throws the error of the operation. */
export async function readUpsellOffer(context: Context, key: string | null): Promise<UpsellOffer | null> {
  if (key === null || key === "" || key.length > MAX_KEY_LENGTH) return null;
  const { upsellOffer } = await requireAnswer(context.get(backendContext).graphql, GetUpsellOfferDocument, { token: key });
  return parseUpsellOffer(upsellOffer);
}

/**
 * What may be confirmed: to who has a new account that a mail is on its way, to who is signed in that there is access
 * now, asked anew because the portal may remember less. Null when there is nothing to confirm.
 */
export async function readConfirmation(context: Context, type: string | null): Promise<UpsellType | null> {
  const wanted = parseUpsellType(type);
  if (wanted !== "digi") return wanted;
  const abo = await readSubscriptionStatus(context);
  if (context.get(sessionCookiesContext) !== null) context.get(sessionContext).renew();
  return abo?.hasPlusAccess === true ? "digi" : null;
}

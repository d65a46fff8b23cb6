import { decideEntitlement, type EntitlementOutcome } from "#app/domain/subscription/upsell.ts";
import { findNewSession, parseSsoReply, type SignedIn } from "#app/gateway/sso/parse-sso-reply.ts";
import { refuse } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport } from "#app/gateway/sso/transport.ts";
import { UpsellEntitlementDocument } from "#graphql/generated/operations.ts";

export type PrintCard = { subscriberNumber: string; lastName: string };
/** Where an upsell comes from. */
export type UpsellSource = { campno: string | null; postId: number | null };

/** `session`: a card with an account signs its owner in, whatever comes of the check. */
export type CheckedCard = { outcome: EntitlementOutcome; session: SignedIn | null };

/** UpsellEntitlement (rules 4, 7.1): what the owner of a print card is offered. */
export async function checkCard(
  { mutate }: Pick<AccountTransport, "mutate">,
  { subscriberNumber, lastName }: PrintCard,
  source: UpsellSource,
): Promise<CheckedCard> {
  const answer = await mutate(UpsellEntitlementDocument, { username: subscriberNumber, pw: lastName, ...source });
  if (answer.kind === "failed") return { outcome: refuse(), session: null };
  const reply = answer.data.UpsellEntitlement;
  return { outcome: decideEntitlement(reply), session: findNewSession(parseSsoReply(reply.sso)) };
}

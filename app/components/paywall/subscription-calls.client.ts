/** What the paywall asks the back end (rules 7.1). Comes with the GraphQL client, when it is first needed. */
import * as v from "valibot";
import { readUserStatus, storeUserStatus } from "#app/browser/session/user-status-store.ts";
import { internalErrors } from "#app/domain/forms/account/account-messages.ts";
import { withAbo } from "#app/domain/session/user-status.ts";
import { type Abo, aboSchema } from "#app/domain/subscription/abo.ts";
import { chooseNewsletter } from "#app/gateway/sso/calls/choose-newsletter.ts";
import { type Mutate, toMutationAnswer } from "#app/gateway/sso/transport.ts";
import { pageGraphql } from "#app/islands/page-graphql.client.ts";
import { SubscriptionStatusDocument } from "#graphql/generated/operations.ts";

/** Subscribed with a purchase (rules 7.1). */
const NEWSLETTER = "VPLUS_Subscriber";

/**
 * The reader's subscriptions as the back end has them now, kept in this browser. The next page confirms them with the
 * session. Throws when there is no usable answer.
 */
export async function refetchSubscription(userId: number): Promise<Abo> {
  const { data, error } = await pageGraphql.query(SubscriptionStatusDocument, { userId }, "network-only");
  if (error !== null) throw error;
  const abo = v.parse(aboSchema, data?.SubscriptionStatus);
  const status = readUserStatus();
  if (status?.ssoId === userId) storeUserStatus(withAbo(status, abo));
  return abo;
}

/** Rules 6: only with a session. Throws when it was not subscribed. */
export async function subscribeNewsletter(): Promise<void> {
  const status = readUserStatus();
  if (status === null) throw new Error(internalErrors.noSession);
  const { kind } = await chooseNewsletter({ mutate }, status, { newsletter: NEWSLETTER, subscribe: true });
  if (kind === "refused") throw new Error(`The newsletter ${NEWSLETTER} was not subscribed`);
}

const mutate: Mutate = async (document, variables) => {
  const { data, error } = await pageGraphql.mutate(document, variables);
  return toMutationAnswer(data, error);
};

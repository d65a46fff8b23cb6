import type { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { sessionCookiesContext } from "#app/context.ts";
import { aboSchema } from "#app/domain/subscription/abo.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import {
  type GetAccountQuery,
  GetKayakSubscriptionsDocument,
  type GetKayakSubscriptionsQuery,
  SubscriptionStatusDocument,
} from "#graphql/generated/operations.ts";
import { askFreshReader } from "./fresh-reader.ts";
import { readSubscriptionStatus } from "./read-subscription-status.ts";

/** `expirationMsg`: what a subscription says of its end, where that is no date. */
export type PartialAccount = NonNullable<GetAccountQuery["account"]> & { subscriptions: { expirationMsg?: string }[] };

/**
 * The account with a publisher's own back end, which cannot be asked for one (rules 7.1): who reads, by the automatic login, the
 * flags of their subscriptions, and those that can be changed. What nobody can say is empty. Null for a session that is over; throws
 * as askFreshReader.
 */
export async function readOwnAccount(context: Readonly<RouterContextProvider>): Promise<PartialAccount | null> {
  const { hash: h = "", token: t = "", id = 0 } = context.get(sessionCookiesContext) ?? {};
  const { user, answers } = await askFreshReader(context, [
    toQuestion(GetKayakSubscriptionsDocument, { h, t }),
    toQuestion(SubscriptionStatusDocument, { userId: id }),
  ]);
  if (user === null) return null;
  const [subscriptions, status] = answers;
  return {
    user: {
      user_id: user.id,
      login: user.username,
      email: user.email,
      hash: user.h,
      token: user.t,
      lastname: user.lastname,
      fullname: user.fullname,
    },
    firstname: "",
    created: "",
    marketingAccepted: false,
    cardNumber: null,
    isManageable: true,
    isConfirmed: true,
    deletion: null,
    pendingEmail: null,
    piano: {
      userRef: user.piano?.userRef ?? "",
      abo: readSubscriptionStatus(status) ?? user.piano?.abo ?? v.parse(aboSchema, {}),
    },
    attributes: [...user.attributes],
    newsletters: [],
    subscriptions: (subscriptions.data?.GetKayakSubscriptions.object?.items ?? []).map(toSubscription),
    sessions: [],
  };
}

type Item = NonNullable<GetKayakSubscriptionsQuery["GetKayakSubscriptions"]["object"]>["items"][number];

/** Of one that does not renew itself nobody says whether it ever did, so it cannot be resumed here. */
function toSubscription({ id, resourceName, expirationDate, autoRenew, expirationMsg, isKayakSubs }: Item) {
  const isDate = !Number.isNaN(Date.parse(expirationDate ?? ""));
  return {
    id,
    product: "",
    resourceName,
    startDate: "",
    expirationDate: isDate ? expirationDate : null,
    autoRenew,
    isCancelled: false,
    manager: isKayakSubs ? ("KAYAK" as const) : ("PROVIDER" as const),
    isKayakSubs,
    ...(isDate ? {} : { expirationMsg: expirationMsg ?? "" }),
  };
}

/** Subscriptions (rules 7.1). The rules are in subscriptions/. */

import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import type { SubscriptionItem } from "#workers/backend/readers/subscriptions/kayak-items.ts";
import { readKayakSubscriptions } from "#workers/backend/readers/subscriptions/kayak-subscriptions.ts";
import {
  type CancelReason,
  type SubscriptionResult,
  syncCancelReason,
} from "#workers/backend/readers/subscriptions/renewal/sync-cancel-reason.ts";
import { readSubscriptionStatus } from "#workers/backend/readers/subscriptions/subscription-status.ts";
import { answer, answerOnce } from "./answer.ts";

type SubscriptionReply = { success: "0" | "1"; message: string | null; object: { items: SubscriptionItem[] } | null };

function toSubscriptionReply(result: SubscriptionResult): SubscriptionReply {
  if (result.kind === "refused") return { success: "0", message: result.message, object: null };
  return { success: "1", message: result.message, object: { items: result.items } };
}

export const subscriptionResolvers = {
  Query: {
    GetKayakSubscriptions: answer(async (call, args: { h: string; t: string }) =>
      toSubscriptionReply(await readKayakSubscriptions(call, args)),
    ),
    /** The same error for a reader of somebody else, for one who does not exist and without a session. */
    SubscriptionStatus: answer(async (call, { userId }: { userId: number }, bearerToken) => {
      const abo = await readSubscriptionStatus(call, bearerToken, userId);
      if (abo === null) throw createCallError("UNAUTHENTICATED", "No existing session");
      return abo;
    }),
  },
  Mutation: {
    // Each may ask the paywall provider and wait for it.
    SyncCancelReason: answerOnce(async (call, args: Omit<CancelReason, "cancelReason"> & { cancelReason?: string | null }) =>
      toSubscriptionReply(await syncCancelReason(call, { ...args, cancelReason: args.cancelReason ?? null })),
    ),
  },
};

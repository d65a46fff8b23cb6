/** Subscriptions (rules 7.1). The rules are in subscriptions/. */

import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createUnauthenticatedError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import type { SubscriptionItem } from "#workers/backend/readers/subscriptions/kayak-items.ts";
import { readKayakSubscriptions } from "#workers/backend/readers/subscriptions/kayak-subscriptions.ts";
import { readSubscriptionStatus } from "#workers/backend/readers/subscriptions/subscription-status.ts";
import {
  type CancelReason,
  type SubscriptionResult,
  syncCancelReason,
} from "#workers/backend/readers/subscriptions/sync-cancel-reason.ts";
import { requireShortArguments } from "./account-arguments.ts";

type SubscriptionReply = { success: "0" | "1"; message: string | null; object: { items: SubscriptionItem[] } | null };

function toSubscriptionReply(result: SubscriptionResult): SubscriptionReply {
  if (result.kind === "refused") return { success: "0", message: result.message, object: null };
  return { success: "1", message: result.message, object: { items: result.items } };
}

export const subscriptionResolvers = {
  Query: {
    GetKayakSubscriptions: async (_: unknown, args: { h: string; t: string }, { accounts }: BackendContext) => {
      requireShortArguments(args);
      return toSubscriptionReply(await readKayakSubscriptions(await accounts.openCall(), args));
    },
    /** The same error for a reader of somebody else, for one who does not exist and without a session. */
    SubscriptionStatus: async (_: unknown, { userId }: { userId: number }, { accounts }: BackendContext) => {
      const abo = await readSubscriptionStatus(await accounts.openCall(), accounts.bearerToken, userId);
      if (abo === null) throw createUnauthenticatedError("No existing session");
      return abo;
    },
  },
  Mutation: {
    SyncCancelReason: async (
      _: unknown,
      args: Omit<CancelReason, "cancelReason"> & { cancelReason?: string | null },
      { accounts }: BackendContext,
    ) => {
      // Each may ask the paywall provider and wait for it.
      accounts.claimCostlyCall();
      requireShortArguments(args);
      const input = { ...args, cancelReason: args.cancelReason ?? null };
      return toSubscriptionReply(await syncCancelReason(await accounts.openCall(), input));
    },
  },
};

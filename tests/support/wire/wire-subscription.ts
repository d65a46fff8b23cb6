/** A subscription as it comes over the wire, for tests. */
import type { GetAccountQuery } from "#graphql/generated/operations.ts";

export type WireSubscription = NonNullable<GetAccountQuery["account"]>["subscriptions"][number];

/** Of Talblick Plus, managed by the paper itself, until it is cancelled. */
export function wireSubscription(given: Partial<WireSubscription> = {}): WireSubscription {
  return {
    id: "17",
    product: "plus",
    resourceName: "Talblick Plus",
    startDate: "2026-03-04T10:00:00Z",
    expirationDate: "2026-12-20T10:00:00Z",
    autoRenew: true,
    isCancelled: false,
    manager: "NEWSROOM",
    isKayakSubs: false,
    ...given,
  };
}

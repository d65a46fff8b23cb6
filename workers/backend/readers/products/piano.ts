/** What the paywall provider's flags look like on the wire (rules 3, abo). */
import type { AboFlag } from "#graphql/generated/contract.ts";

export type KeyValue = { key: string; value: string };

export type Abo = Record<AboFlag, boolean> & {
  plusSubscriptionMeta: KeyValue[];
  plusPremiumSubscriptionMeta: KeyValue[];
  userRef: string;
};
export type Piano = { userRef: string; abo: Abo };

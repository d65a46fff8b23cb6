/** Subscription info of a reader (rules 3): flags that the back end derives, and what the paywall needs. */
import * as v from "valibot";
import { type AboFlag, aboFlags } from "#graphql/generated/contract.ts";

export type KeyValue = { key: string; value: string };
export type Abo = Record<AboFlag, boolean> & {
  plusSubscriptionMeta: KeyValue[];
  plusPremiumSubscriptionMeta: KeyValue[];
  userRef: string;
};

/** The reader has had Plus, and has none now: the back end then says in the meta when it ended. */
export function hasEndedPlus({ hasPlusAccess, plusSubscriptionMeta }: Abo): boolean {
  return !hasPlusAccess && plusSubscriptionMeta.some(({ key }) => key === "endedAt");
}

/** A flag that a back end leaves out is not set. */
const flag = v.nullish(v.boolean(), false);
const meta = v.nullish(v.array(v.object({ key: v.string(), value: v.string() })), []);

export const aboSchema = v.object({
  ...(Object.fromEntries(aboFlags.map((name) => [name, flag])) as Record<AboFlag, typeof flag>),
  plusSubscriptionMeta: meta,
  plusPremiumSubscriptionMeta: meta,
  userRef: v.nullish(v.string(), ""),
});

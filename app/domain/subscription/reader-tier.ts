/**
 * Who a reader is to the paper (rules 1, 6): what was bought, as one name. What may be read is the back end's decision and
 * follows from hasPlusAccess alone; this is for what pages say, offer and measure.
 */
import type { AboFlag } from "#graphql/generated/contract.ts";
import { isPlusPremiumReader, isPlusReader, isPurReader } from "./tiers.ts";

/** Each includes what those before it have. */
export const tiers = ["free", "registered", "plus", "plus-premium"] as const;

export type ReaderTier = {
  tier: (typeof tiers)[number];
  /** Independent of the tier: less advertising is sold without Plus, and Plus without it. */
  isPur: boolean;
};

/** `abo` is null for a signed-out reader, and where the back end says nothing about subscriptions. */
export function decideReaderTier(abo: Readonly<Record<AboFlag, boolean>> | null, isSignedIn: boolean): ReaderTier {
  if (!isSignedIn) return { tier: "free", isPur: false };
  if (abo === null) return { tier: "registered", isPur: false };
  const isPur = isPurReader(abo);
  if (isPlusPremiumReader(abo)) return { tier: "plus-premium", isPur };
  return { tier: isPlusReader(abo) ? "plus" : "registered", isPur };
}

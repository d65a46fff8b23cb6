import type { Offer } from "#app/configuration/offers.ts";
import type { ReaderTier } from "#app/domain/subscription/reader-tier.ts";

/** `included`: comes with a larger subscription of the reader's. */
export type Ownership = "own" | "included" | null;

/** What a reader has already is not sold to them. Plus Premium includes both others; Plus and Pur include nothing. */
export function decideOwnership(slug: Offer["slug"], { tier, isPur }: ReaderTier): Ownership {
  if (tier === "plus-premium") return slug === "plus-premium" ? "own" : "included";
  if (slug === "plus") return tier === "plus" ? "own" : null;
  if (slug === "pur") return isPur ? "own" : null;
  return null;
}

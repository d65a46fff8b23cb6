import { type Offer, offers } from "#app/configuration/offers.ts";
import type { AboFlag } from "#graphql/generated/contract.ts";

const opening: Record<Offer["slug"], AboFlag> = {
  plus: "hasPlusAccess",
  "plus-premium": "hasPlusPremiumAccess",
  pur: "hasPurAccess",
};

/** Whether a reader has already what is sold: premium posts, or with a term that was chosen its offer. */
export function hasAccessTo(termId: string | null, abo: Readonly<Record<AboFlag, boolean>>): boolean {
  return abo[opening[findOffer(termId)?.slug ?? "plus"]];
}

/** Null for a term that is not sold here. */
export function findOffer(termId: string | null): Offer | null {
  return offers.find(({ terms }) => terms.some((term) => term.termId === termId)) ?? null;
}

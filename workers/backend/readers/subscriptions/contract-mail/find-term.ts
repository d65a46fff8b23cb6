/** What the brand sells under the provider's name of a term. */
import { sold } from "#brand/offers.ts";

export type SoldTerm = { lead: string; includes: readonly string[]; priceText: string; months: number };

/** Null for what is not sold (any more). */
export function findTerm(termId: string | null): SoldTerm | null {
  for (const { lead, includes, terms } of sold.offers) {
    const term = terms.find((one) => one.termId === termId);
    if (term !== undefined) return { lead, includes, priceText: term.priceText, months: term.months };
  }
  return null;
}

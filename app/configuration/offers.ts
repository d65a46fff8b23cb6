import { sold } from "#brand/offers.ts";
import { withEpaperLine } from "./epaper.ts";

/** What is sold on /abo and at the wall. Offers, prices and the provider's own names are the brand's. */

export type OfferTerm = {
  /** In addresses: `/abo?angebot=plus-jahr`. */
  slug: string;
  /** The provider's name of the term. */
  termId: string;
  /** In cents. */
  price: number;
  /** What one period costs and how long it is, in words: "9,90 € im Monat". */
  priceText: string;
  months: number;
};

export type Offer = {
  slug: "plus" | "plus-premium" | "pur";
  title: string;
  /** One line under the title. */
  lead: string;
  /** What it includes, one line each. */
  includes: readonly string[];
  /** The provider's name of what is bought, in access lists and webhooks. */
  rid: string;
  /** Opens premium posts. */
  opensPremium: boolean;
  /** How many places of advertising its readers see on a page; null: all. What it includes says the same. */
  adPlaces: number | null;
  /** The first is the one that is suggested. */
  terms: readonly [OfferTerm, ...OfferTerm[]];
};

/** `offerId`, `templateId`: the provider's names of the offer and of its template. */
export type Sold = { offerId: string; templateId: string; offers: readonly Offer[] };

export const OFFER_ID = sold.offerId;
export const OFFER_TEMPLATE_ID = sold.templateId;

export const offers: readonly Offer[] = sold.offers.map((offer) => ({
  ...offer,
  includes: withEpaperLine(offer.slug, offer.includes),
}));

/** Null when nothing of that name is sold. */
export function findOfferTerm(slug: string | null): { offer: Offer; term: OfferTerm } | null {
  for (const offer of offers) {
    const term = offer.terms.find((one) => one.slug === slug);
    if (term !== undefined) return { offer, term };
  }
  return null;
}

/** What the wall says, in final texts. */
import { type Offer, offers } from "#app/configuration/offers.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import type { WallView } from "./wall-view.ts";

export type WallTexts = {
  title: string;
  lead: string;
  /** The offer's prices: "9,90 € im Monat oder 99 € im Jahr". */
  prices: string;
  includes: readonly string[];
  /** All that is left of the wall on paper. */
  print: string;
};

/** What opens a premium post for the least money. */
function findCheapestOffer(): Offer {
  const opening = offers.filter(({ opensPremium }) => opensPremium);
  return opening.reduce((cheapest, offer) => (offer.terms[0].price < cheapest.terms[0].price ? offer : cheapest));
}

export function toWallTexts({ isPromotion }: WallView): WallTexts {
  const offer = findCheapestOffer();
  return {
    title: isPromotion ? "Mehr davon mit Plus" : "Hier geht es mit Plus weiter",
    lead: isPromotion
      ? `Dieser Artikel ist frei. Mit ${offer.title} liest du auch alle, für die wir länger unterwegs waren.`
      : `Mit ${offer.title} liest du diesen Artikel zu Ende, und alle anderen Plus-Artikel auch.`,
    prices: offer.terms.map(({ priceText }) => priceText).join(" oder "),
    includes: offer.includes,
    print: isPromotion
      ? `Mehr auf ${portalBrand.name}: mit ${offer.title}.`
      : `Hier endet der freie Teil. Mit ${offer.title} geht dieser Artikel auf ${portalBrand.name} weiter.`,
  };
}

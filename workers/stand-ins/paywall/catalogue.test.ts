import { expect, test } from "vitest";
import { offers, OFFER_ID as portalOfferId, OFFER_TEMPLATE_ID as portalTemplateId } from "#app/configuration/offers.ts";
import { OFFER_ID, OFFER_TEMPLATE_ID, resources } from "./catalogue.ts";

test("the provider sells what the portal offers, under the same names and at the same prices", () => {
  const sold = resources.map(({ rid, name, opensPremium, terms }) => ({
    rid,
    name,
    opensPremium,
    terms: terms.map(({ termId, price, priceText, months }) => ({ termId, price, priceText, months })),
  }));
  const offered = offers.map(({ rid, title, opensPremium, terms }) => ({
    rid,
    name: title,
    opensPremium,
    terms: terms.map(({ termId, price, priceText, months }) => ({ termId, price, priceText, months })),
  }));
  expect(sold).toEqual(offered);
  expect([OFFER_ID, OFFER_TEMPLATE_ID]).toEqual([portalOfferId, portalTemplateId]);
});

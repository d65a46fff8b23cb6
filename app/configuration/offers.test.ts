import { describe, expect, test } from "vitest";
import { findOfferTerm, offers } from "./offers.ts";

const terms = offers.flatMap((offer) => offer.terms);

describe("the offers", () => {
  test("have addresses and provider's names of their own", () => {
    for (const names of [terms.map(({ slug }) => slug), terms.map(({ termId }) => termId), offers.map(({ rid }) => rid)]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test.each(terms)("$slug costs in words what it costs in cents", ({ price, priceText, months }) => {
    const [, euros, cents = "00", period] = /^(\d+)(?:,(\d\d))? € im (Monat|Jahr)$/.exec(priceText) ?? [];
    expect(Number(`${euros}${cents}`)).toBe(price);
    expect(period).toBe(months === 1 ? "Monat" : "Jahr");
  });

  test("are found by their address, and nothing else is", () => {
    expect(findOfferTerm("plus-jahr")).toMatchObject({ offer: { slug: "plus" }, term: { months: 12 } });
    for (const slug of [null, "", "plus", "__proto__", "PLUS-JAHR"]) expect(findOfferTerm(slug)).toBeNull();
  });
});

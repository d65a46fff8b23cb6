import { expect, test } from "vitest";
import type { UpsellOffer } from "#app/domain/subscription/upsell.ts";
import { noUpsell } from "#tests/support/units/no-upsell.ts";
import { toUpsellView } from "./upsell-view-model.ts";

const offer: UpsellOffer = {
  grant: true,
  upsellType: "print",
  token: "T",
  offerShort: "Plus zum Print-Abo",
  offerLong: "Alle Plus-Artikel.",
  expirationTimestamp: Date.parse("2026-11-20T13:35:00Z") / 1000,
  subscriber: { firstName: "Vera", lastName: "Fink", email: "v•••@a.example", subscriberNumber: "4001" },
};
const view = (changes: Partial<UpsellOffer>) =>
  toUpsellView(new URLSearchParams(), { offer: { ...offer, ...changes }, confirmation: null }, { email: "vera@konto.example" })
    .offer;

test("an offer becomes what the reader sees of it, in the time of the region", () => {
  expect(view({})).toEqual({
    type: "print",
    headline: "Plus zum Print-Abo",
    text: "Alle Plus-Artikel.",
    facts: [
      { label: "Print-Abo von", value: "Vera Fink" },
      { label: "Abonummer", value: "4001" },
      { label: "E-Mail im Print-Abo", value: "v•••@a.example" },
    ],
    expires: { iso: "2026-11-20T13:35:00.000Z", text: "14:35 Uhr" },
  });
});

test("an offer to an account says whose", () => {
  expect(view({ upsellType: "digi" })?.facts).toEqual([
    { label: "Print-Abo von", value: "Vera Fink" },
    { label: "Abonummer", value: "4001" },
    { label: "Für dein Konto", value: "vera@konto.example" },
  ]);
});

test("what another back end does not say is left out", () => {
  const subscriber = { firstName: "", lastName: "", email: "", subscriberNumber: "4001" };
  expect(view({ subscriber })?.facts).toEqual([{ label: "Abonummer", value: "4001" }]);
  expect(view({ subscriber: null })?.facts).toEqual([]);
  expect(view({ offerShort: "", expirationTimestamp: null })).toMatchObject({
    headline: "Digitaler Zugang zum Print-Abo",
    expires: null,
  });
  expect(view({ expirationTimestamp: 1e20 })?.expires).toBeNull();
});

test("without an offer the campaign and the confirmation are left", () => {
  const query = new URLSearchParams({ campno: "HERBST" });
  expect(toUpsellView(query, { offer: null, confirmation: "digi" }, null)).toEqual({
    ...noUpsell,
    campno: "HERBST",
    confirmation: "digi",
  });
  expect(toUpsellView(new URLSearchParams({ campno: "<b>" }), { offer: null, confirmation: null }, null)).toEqual(noUpsell);
});

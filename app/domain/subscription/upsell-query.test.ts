import { expect, test } from "vitest";
import { parseCampaign, parseUpsellType, toConfirmQuery, toOfferQuery } from "./upsell-query.ts";

test.each([
  ["PREMIUM26", "PREMIUM26"],
  [" herbst-26 ", "herbst-26"],
  ["", null],
  ["a b", null],
  ["x".repeat(41), null],
  [null, null],
])("the campaign %j is %j", (text, number) => {
  expect(parseCampaign(text)).toBe(number);
});

test("the dialogs' addresses carry the token, the campaign where there is one, and what is confirmed", () => {
  expect(toOfferQuery({ token: "T", campno: null })).toEqual({ key: "T" });
  expect(toOfferQuery({ token: "T", campno: "7" })).toEqual({ key: "T", campno: "7" });
  expect(parseUpsellType(toConfirmQuery("saved").type)).toBe("digi");
  expect(parseUpsellType(toConfirmQuery("mail-sent").type)).toBe("print");
});

test.each([[null], [""], ["kombi"]])("%j is no kind of an upsell", (type) => {
  expect(parseUpsellType(type)).toBeNull();
});

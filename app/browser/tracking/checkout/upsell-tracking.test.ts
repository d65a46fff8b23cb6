import { expect, test } from "vitest";
import { toShownEvent, toUpsellTracking, type UpsellEvent } from "./upsell-tracking.ts";

const offer = {
  grant: true as const,
  upsellType: "digi" as const,
  token: "T",
  offerShort: "",
  offerLong: "",
  expirationTimestamp: null,
  subscriber: null,
};
const refused = { kind: "refused", message: "Nein." } as const;

test.each<[string, UpsellEvent, string | null, boolean]>([
  ["the form of a card", { type: "card-shown" }, "upsell/login", false],
  ["an offer for an account", { type: "offer-shown", upsellType: "digi" }, "upsell/digi/offer", false],
  ["an offer for a card", { type: "offer-shown", upsellType: "print" }, "upsell/print/offer", false],
  ["a check with a grant", { type: "checked", outcome: { kind: "offered", upsellType: "digi", token: "T", offer } }, null, false],
  ["a check of a reader who already has access", { type: "checked", outcome: { kind: "already-subscribed" } }, null, false],
  ["a check that fails", { type: "checked", outcome: refused }, null, true],
  [
    "a saved offer for an account",
    { type: "saved", upsellType: "digi", outcome: { kind: "saved" } },
    "upsell/digi/complete",
    false,
  ],
  [
    "a saved offer for a card",
    { type: "saved", upsellType: "print", outcome: { kind: "mail-sent" } },
    "upsell/print/complete",
    false,
  ],
  ["an offer that could not be saved", { type: "saved", upsellType: "digi", outcome: refused }, null, false],
])("%s is tracked as the rules say", (_name, event, page, isAborted) => {
  expect(toUpsellTracking(event)).toEqual({ page, isAborted });
});

test.each([
  ["upsell-entitlement", "upsell/login"],
  ["upsell-save", "upsell/digi/offer"],
  ["upsell-save-print", "upsell/print/offer"],
  ["login", null],
])("a reader who sees the form %s is tracked on the page %j of the checkout (rules 9)", (form, page) => {
  const event = toShownEvent(form);
  expect(event && toUpsellTracking(event).page).toBe(page);
});

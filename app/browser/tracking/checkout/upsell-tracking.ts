/** What analytics learns of an upsell from print to digital (rules 4, 9). */

import type { EntitlementOutcome, SaveOutcome } from "#app/domain/subscription/upsell.ts";
import type { UpsellType } from "#app/domain/subscription/upsell-query.ts";
import type { CheckoutPage } from "./checkout-tracking.ts";

export type UpsellEvent =
  | { type: "card-shown" }
  | { type: "checked"; outcome: EntitlementOutcome }
  | { type: "offer-shown"; upsellType: UpsellType }
  | { type: "saved"; upsellType: UpsellType; outcome: SaveOutcome };

export type UpsellTracking = { page: CheckoutPage | null; isAborted: boolean };

/** A check that fails is an abort; that of a reader who already has access has not failed. */
export function toUpsellTracking(event: UpsellEvent): UpsellTracking {
  switch (event.type) {
    case "card-shown":
      return { page: "upsell/login", isAborted: false };
    case "checked":
      return { page: null, isAborted: event.outcome.kind === "refused" };
    case "offer-shown":
      return { page: `upsell/${event.upsellType}/offer`, isAborted: false };
    case "saved":
      return { page: event.outcome.kind === "refused" ? null : `upsell/${event.upsellType}/complete`, isAborted: false };
  }
}

/** What it means that a form has come into view. */
export function toShownEvent(form: string): UpsellEvent | null {
  return shownEvents[form] ?? null;
}

const shownEvents: Readonly<Record<string, UpsellEvent>> = {
  "upsell-entitlement": { type: "card-shown" },
  "upsell-save": { type: "offer-shown", upsellType: "digi" },
  "upsell-save-print": { type: "offer-shown", upsellType: "print" },
};

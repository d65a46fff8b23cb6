/** Where a reader is in the upsell (upsell-machine.ts), and what analytics hears of it (spec 4, 9). One upsell a page. */
import { trackCheckoutEvent, trackCheckoutPage } from "../../browser/checkout-tracking.ts";
import { beforeUpsell, nextUpsellState, toUpsellTracking, type UpsellEvent, type UpsellState } from "./upsell-machine.ts";

let state: UpsellState = beforeUpsell;

export function followUpsell(event: UpsellEvent): void {
  const before = state;
  state = nextUpsellState(before, event);
  const { page, isAborted } = toUpsellTracking(before, event, state);
  if (isAborted) trackCheckoutEvent("upsell_abort");
  if (page !== null) trackCheckoutPage(page);
}

/** A form of the upsell has come into view: the card's, or that of an offer. */
export function followUpsellForm(name: string): void {
  if (name === "upsell-entitlement") followUpsell({ type: "card-shown" });
  if (name === "upsell-save") followUpsell({ type: "offer-shown", upsellType: "digi" });
  if (name === "upsell-save-print") followUpsell({ type: "offer-shown", upsellType: "print" });
}

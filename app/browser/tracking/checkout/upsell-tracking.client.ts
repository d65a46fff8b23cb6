import { trackCheckoutEvent, trackCheckoutPage } from "./checkout-tracking.ts";
import { toShownEvent, toUpsellTracking, type UpsellEvent } from "./upsell-tracking.ts";

export function followUpsell(event: UpsellEvent): void {
  const { page, isAborted } = toUpsellTracking(event);
  if (isAborted) trackCheckoutEvent("upsell_abort");
  if (page !== null) trackCheckoutPage(page);
}

/** A form of the upsell has come into view: the card's, or that of an offer. */
export function followUpsellForm(name: string): void {
  const event = toShownEvent(name);
  if (event !== null) followUpsell(event);
}

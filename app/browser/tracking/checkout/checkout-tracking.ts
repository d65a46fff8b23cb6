/** What is tracked of checkout and upsell (rules 4, 9). */

import { trackClick } from "#app/browser/tracking/events/data-layer.ts";
import { reportEvents } from "#app/browser/tracking/events/report-events.ts";
import { trackVirtualPageView } from "#app/browser/tracking/events/virtual-page-view.ts";

const ROOT = "/vplus/checkout";

/** Rules 9, in its order. */
export type CheckoutPage =
  | "payment"
  | "confirmation"
  | "complete"
  | "upsell/digi/offer"
  | "upsell/print/offer"
  | "upsell/login"
  | "upsell/digi/complete"
  | "upsell/print/complete";

/** Rules 4: on login with access, on closing the checkout, on any failure of an upsell's check. */
export type CheckoutEventName = "login-complete" | "cancel" | "upsell_abort";

export function trackCheckoutPage(page: CheckoutPage): void {
  trackVirtualPageView("checkout", `${ROOT}/${page}`);
  if (page === "payment") reportEvents(["checkout-started"]);
  if (page === "complete") reportEvents(["checkout-completed"]);
}

export function trackCheckoutEvent(name: CheckoutEventName): void {
  trackClick({ type: "vplus", name: "checkout", action: name, url: location.pathname });
}

/** What is tracked of checkout and upsell (rules 4, 9). */

import { trackClick } from "#app/browser/tracking/events/data-layer.ts";
import { reportEvents } from "#app/browser/tracking/events/report-events.ts";
import { trackVirtualPageView } from "#app/browser/tracking/events/virtual-page-view.ts";
import { readPost } from "#app/browser/tracking/visit/count-view.ts";

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
  // A purchase belongs to the post on whose page it begins, or that led straight to the page where it does.
  const post = readPost() || parseOwnPost(document.referrer);
  if (page === "payment") reportEvents(["checkout-started"], { post });
  if (page === "complete") reportEvents(["checkout-completed"], { post });
}

/** The number of this site's post that an address is; undefined for any other address. */
function parseOwnPost(address: string): number | undefined {
  const url = URL.parse(address);
  const [, number] = (url?.origin === location.origin && /^\/[^/]+\/(\d{1,10})$/.exec(url.pathname)) || [];
  return number === undefined ? undefined : Number(number);
}

export function trackCheckoutEvent(name: CheckoutEventName): void {
  trackClick({ type: "vplus", name: "checkout", action: name, url: location.pathname });
}

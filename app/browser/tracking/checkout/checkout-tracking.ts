/** What is tracked of checkout and upsell (rules 4, 9). */

import { trackClick } from "#app/browser/tracking/events/data-layer.ts";
import { reportEvents } from "#app/browser/tracking/events/report-events.ts";
import { trackVirtualPageView } from "#app/browser/tracking/events/virtual-page-view.ts";
import { readPost } from "#app/browser/tracking/visit/count-view.ts";
import type { SiteEvent } from "#app/domain/tracking/site-event.ts";

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
  if (page === "payment") report("checkout-started");
  if (page === "complete") report("checkout-completed");
}

/** A purchase belongs to the post on whose page it begins, or that led straight to the page where it does. */
function report(event: SiteEvent): void {
  reportEvents([event], { post: readPost() || parseOwnPost(document.referrer) });
}

/** The number of this site's post that an address is; undefined for any other address. */
function parseOwnPost(address: string): number | undefined {
  const url = URL.parse(address);
  const [, number] = (url !== null && url.origin === location.origin && /^\/[^/]+\/(\d{1,10})$/.exec(url.pathname)) || [];
  return number === undefined ? undefined : Number(number);
}

export function trackCheckoutEvent(name: CheckoutEventName): void {
  trackClick({ type: "vplus", name: "checkout", action: name, url: location.pathname });
}

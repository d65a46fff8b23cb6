import { OFFER_PLACE } from "./checkout/checkout-view.ts";

/** Where the provider puts its offer; what is in it is the provider's. */
export function OfferPlace({ isShown, className }: { isShown: boolean; className: string }) {
  return <div id={OFFER_PLACE} className={className} data-wall-offer="" hidden={!isShown} />;
}

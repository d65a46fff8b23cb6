import { type CheckoutView, OFFER_PLACE } from "./checkout/checkout-view.ts";

/** Where the provider puts its offer; what is in it is the provider's. */
export function OfferPlace({ offer, className }: Pick<CheckoutView, "offer"> & { className: string }) {
  return (
    <div
      id={OFFER_PLACE}
      className={className}
      data-wall-offer=""
      data-keeps-page={offer === null ? undefined : ""}
      hidden={offer !== "inline"}
    />
  );
}

import { type CheckoutView, OFFER_PLACE } from "./checkout/checkout-view.ts";

/** Where the provider puts its offer; what is in it is the provider's. */
export function OfferPlace({ offer, isPending, className }: Pick<CheckoutView, "offer" | "isPending"> & { className: string }) {
  return (
    <div
      id={OFFER_PLACE}
      className={className}
      data-wall-offer=""
      data-keeps-page={offer === null && !isPending ? undefined : ""}
      hidden={offer !== "inline"}
    />
  );
}

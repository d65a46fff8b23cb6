import { OFFER_PLACE } from "#app/components/paywall/checkout/checkout-view.ts";
import { useCheckout } from "#app/components/paywall/checkout/use-checkout.ts";
import { OfferPlace } from "#app/components/paywall/offer-place.tsx";
import { OFFER_TEMPLATE_ID } from "#app/configuration/offers.ts";
import type { PaywallPage } from "#app/domain/paywall/configuration/paywall-page.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Button } from "#app/ui/button/button.tsx";

type CheckoutOrderProps = {
  page: PaywallPage;
  offerId: string;
  /** What this page sells. */
  termId: string;
};

/** The way from an order to its payment, which opens below the button; without script the order is taken by telephone. */
function CheckoutOrder({ page, offerId, termId }: CheckoutOrderProps) {
  const { checkout, offer, isPending, isBusy } = useCheckout({ page, kind: "shop", termId, isOnScreen: () => false });
  const place = { displayMode: "inline", containerSelector: `#${OFFER_PLACE}` };
  const choose = () => void checkout?.choose({ offerId, templateId: OFFER_TEMPLATE_ID, termId, ...place });
  return (
    <>
      {offer === null && (
        <Button
          type="button"
          size="l"
          className={checkout === null ? "until-awake" : undefined}
          disabled={isBusy}
          aria-busy={isBusy || undefined}
          onClick={choose}
        >
          {isBusy ? "Zahlung wird geladen …" : "Weiter zur Zahlung"}
        </Button>
      )}
      <OfferPlace offer={offer} isPending={isPending} className="bg-ground p-3" />
    </>
  );
}

export const CheckoutOrderIsland = defineIsland("checkout-order", CheckoutOrder);

import type { ReactNode } from "react";
import { openProvider } from "#app/components/paywall/provider/open-provider.client.ts";
import type { PaywallPage } from "#app/domain/paywall/configuration/paywall-page.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Slot } from "#app/islands/react/slot.tsx";
import { useOwnStore } from "#app/islands/react/use-own-store.ts";
import { Button } from "#app/ui/button/button.tsx";
import type { AuthorisationView } from "./authorisation-view.ts";
import { createPaymentAuthorisation, type PaymentAuthorisation } from "./payment-authorisation.client.ts";

const PLACE = "zahlung-freigabe";

type PaymentAuthorisationProps = {
  page: PaywallPage;
  authorizationId: string;
  /** What the reader has to know of it. */
  children?: ReactNode;
};

/** The button with which a reader allows a payment, and the place where the provider has them do it. */
function PaymentAuthorisationButton({ page, authorizationId, children }: PaymentAuthorisationProps) {
  const { store, value } = useOwnStore<AuthorisationView, PaymentAuthorisation>(() => {
    const { provider, start } = openProvider(page);
    const userRef = page.user?.userRef || null;
    return createPaymentAuthorisation({ authorizationId, userId: page.user?.id ?? null, provider, start: () => start(userRef) });
  }, "offered");
  return (
    <div
      id="zahlung"
      data-keeps-page={value === "offered" ? undefined : ""}
      className="grid w-full justify-items-start gap-5 border-t-3 border-plus bg-surface p-5"
    >
      {value !== "asked" && (
        <Button
          type="button"
          className={store === null ? "until-awake" : undefined}
          disabled={value === "busy"}
          aria-busy={value === "busy" || undefined}
          onClick={() => void store?.ask(`#${PLACE}`)}
        >
          {value === "busy" ? "Freigabe wird geladen …" : "Zahlung freigeben"}
        </Button>
      )}
      <Slot className="contents">{children}</Slot>
      <div id={PLACE} className="w-full empty:hidden" />
    </div>
  );
}

export const PaymentAuthorisationIsland = defineIsland("payment-authorisation", PaymentAuthorisationButton);

import { openProvider } from "#app/components/paywall/provider/open-provider.client.ts";
import { useOwnStore } from "#app/islands/react/use-own-store.ts";
import { type Checkout, type CheckoutOptions, createCheckout } from "./checkout.client.ts";
import { type CheckoutView, quietView } from "./checkout-view.ts";

/** The checkout of an island and what it shows; `checkout` is null until the island is awake. */
export function useCheckout(options: Omit<CheckoutOptions, "provider" | "start">): CheckoutView & { checkout: Checkout | null } {
  const { store, value } = useOwnStore(
    () => createCheckout({ ...options, ...openProvider(options.page, options.termId) }),
    quietView,
  );
  return { ...value, checkout: store };
}

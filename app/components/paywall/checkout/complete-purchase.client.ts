/** What belongs to a purchase that ends outside a checkout (rules 4, complete), decided by the same machine. */

import { logError } from "#app/browser/log.ts";
import { trackCheckoutPage } from "#app/browser/tracking/checkout/checkout-tracking.ts";
import type { ProviderEvent } from "#app/components/paywall/provider/paywall-provider.ts";
import { within } from "#shared/rules/within.ts";
import { createCheckoutState, nextCheckout } from "./checkout-machine.ts";

/** How long the reader waits for each call. */
const PATIENCE_MS = 5000;

/** Never rejects: what was paid for is not held up by a call that fails. A null `userId` makes no calls. */
export async function completePurchase(
  event: Extract<ProviderEvent, { type: "checkoutComplete" }>,
  userId: number | null,
): Promise<void> {
  const { effects } = nextCheckout(createCheckoutState("shop", false, []), event);
  for (const effect of effects) {
    try {
      if (effect.type === "track-page") trackCheckoutPage(effect.page);
      else if (userId === null) continue;
      else if (effect.type === "refetch-subscription") await call(({ refetchSubscription }) => refetchSubscription(userId));
      else if (effect.type === "subscribe-newsletter") await call(({ subscribeNewsletter }) => subscribeNewsletter());
    } catch (error) {
      logError(`The purchase could not ${effect.type}`, error);
    }
  }
}

type Calls = typeof import("#app/components/paywall/subscription-calls.client.ts");

function call(ask: (calls: Calls) => Promise<unknown>): Promise<unknown> {
  return within(import("#app/components/paywall/subscription-calls.client.ts").then(ask), PATIENCE_MS);
}

/** A payment that the reader's bank asks about: the reader allows it at the provider, and is led to a page with the result. */

import { goTo } from "#app/browser/loading/go-to.ts";
import { logError } from "#app/browser/log.ts";
import { doubtUserStatus } from "#app/browser/session/user-status-store.ts";
import type { PaywallProvider, ProviderEvent } from "#app/components/paywall/provider/paywall-provider.ts";
import { toOnboardingPath } from "#app/components/paywall/to-onboarding-path.ts";
import type { OwnStore } from "#app/islands/react/use-own-store.ts";
import { announce } from "#app/islands/stores/announcement-store.ts";
import { createStore } from "#app/islands/stores/create-store.ts";
import type { AuthorisationView } from "./authorisation-view.ts";

const UNAVAILABLE = "Die Freigabe lässt sich gerade nicht laden. Bitte versuche es später noch einmal.";
const UNKNOWN = "Diese Zahlung wartet nicht mehr auf deine Freigabe.";

/** What the provider says, and the page that says it to the reader (`status`). */
const results: Readonly<Record<string, string>> = { paymentAuthorized: "freigegeben", paymentRefused: "abgelehnt" };

type AuthorisationOptions = {
  authorizationId: string;
  userId: number | null;
  provider: PaywallProvider;
  /** Loads the provider; may be tried again. */
  start: () => Promise<void>;
};

export type PaymentAuthorisation = OwnStore<AuthorisationView> & {
  /** The reader wants to decide: the provider asks in the element that matches the selector. */
  ask: (containerSelector: string) => Promise<void>;
};

export function createPaymentAuthorisation(options: AuthorisationOptions): PaymentAuthorisation {
  const { authorizationId, userId, provider, start } = options;
  const { read, subscribe, write } = createStore<AuthorisationView>("offered");
  /** The first payment of a subscription: its completion, once it is in progress. */
  let purchase: Promise<void> | null = null;

  const stop = provider.onEvent((event) => {
    if (event.type === "checkoutComplete" && !event.isRenewal) {
      purchase ??= import("#app/components/paywall/checkout/complete-purchase.client.ts").then(({ completePurchase }) =>
        completePurchase(event, userId),
      );
    }
    if (!isAbout(event, authorizationId)) return;
    const status = results[event.eventName];
    if (status !== undefined) {
      doubtUserStatus();
      const said = `${location.pathname}?${new URLSearchParams({ id: authorizationId, status })}`;
      if (purchase === null) goTo(said);
      // A new subscriber is welcomed.
      else purchase.then(() => goTo(toOnboardingPath(location))).catch(() => goTo(said));
    } else if (event.eventName === "paymentAuthorizationUnknown") announce(UNKNOWN, { isVisible: true });
  });

  return {
    read,
    subscribe,
    stop,
    async ask(containerSelector) {
      write("busy");
      try {
        await start();
        provider.authorisePayment(authorizationId, containerSelector);
        write("asked");
      } catch (error) {
        logError("The payment cannot be authorised", error);
        announce(UNAVAILABLE, { isVisible: true });
        write("offered");
      }
    },
  };
}

type ProvidersOwn = Extract<ProviderEvent, { type: "checkoutCustomEvent" }>;

function isAbout(event: ProviderEvent, authorizationId: string): event is ProvidersOwn {
  return event.type === "checkoutCustomEvent" && event.params.authorizationId === authorizationId;
}

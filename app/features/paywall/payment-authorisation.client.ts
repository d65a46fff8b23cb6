/** /zahlung-autorisieren: the reader allows a payment that their bank asks about, at the provider. */

import { logError } from "../../browser/log.ts";
import { doubtUserStatus } from "../../browser/user-status-store.ts";
import { parsePaywallPage } from "../../domain/paywall-page.ts";
import { announce } from "../../islands/stores/announcement-store.ts";
import { openProvider } from "./open-provider.client.ts";
import type { ProviderEvent } from "./paywall-provider.ts";
import { toOnboardingPath } from "./to-onboarding-path.ts";

const UNAVAILABLE = "Die Freigabe lässt sich gerade nicht laden. Bitte versuche es später noch einmal.";
const UNKNOWN = "Diese Zahlung wartet nicht mehr auf deine Freigabe.";

/** What the provider says, and the page that says it to the reader (`status`). */
const results: Readonly<Record<string, string>> = { paymentAuthorized: "freigegeben", paymentRefused: "abgelehnt" };

export function enhance(element: HTMLElement): void {
  const page = parsePaywallPage(element.dataset.paywall ?? "");
  const { authorizationId = "" } = element.dataset;
  const button = element.querySelector<HTMLButtonElement>("[data-start-authorisation]");
  if (button === null) return;
  const { provider, start } = openProvider(page);
  const place = document.createElement("div");
  place.id = `${element.id}-freigabe`;
  place.className = "w-full empty:hidden";
  element.append(place);

  /** The first payment of a subscription: its completion, once it is under way. */
  let purchase: Promise<void> | null = null;

  provider.onEvent((event) => {
    if (event.type === "checkoutComplete" && !event.isRenewal) {
      purchase ??= import("./complete-purchase.client.ts").then(({ completePurchase }) =>
        completePurchase(event, page.user?.id ?? null),
      );
    }
    if (!isAbout(event, authorizationId)) return;
    const status = results[event.eventName];
    if (status !== undefined) {
      doubtUserStatus();
      const said = `${location.pathname}?${new URLSearchParams({ id: authorizationId, status })}`;
      if (purchase === null) location.assign(said);
      // Whoever has just become a subscriber is welcomed.
      else purchase.then(() => location.assign(toOnboardingPath(location))).catch(() => location.assign(said));
    } else if (event.eventName === "paymentAuthorizationUnknown") announce(UNKNOWN, { isVisible: true });
  });

  button.addEventListener("click", async () => {
    button.disabled = true;
    button.ariaBusy = "true";
    try {
      await start(page.user?.userRef || null);
      provider.authorisePayment(authorizationId, `#${place.id}`);
      button.hidden = true;
    } catch (error) {
      logError("The payment cannot be authorised", error);
      announce(UNAVAILABLE, { isVisible: true });
    }
    button.disabled = false;
    button.ariaBusy = null;
  });
  button.hidden = false;
}

type ProvidersOwn = Extract<ProviderEvent, { type: "checkoutCustomEvent" }>;

function isAbout(event: ProviderEvent, authorizationId: string): event is ProvidersOwn {
  return event.type === "checkoutCustomEvent" && event.params.authorizationId === authorizationId;
}

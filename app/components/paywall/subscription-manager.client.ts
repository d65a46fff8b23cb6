/** The provider's subscription manager in the profile (spec 2.3): fills the element it is called for. */
import { logError } from "../../browser/log.ts";
import { parsePaywallPage } from "../../domain/paywall-page.ts";
import { openProvider } from "./open-provider.client.ts";

export function enhance(element: HTMLElement): void {
  const page = parsePaywallPage(element.dataset.paywall ?? "");
  const { provider, start } = openProvider(page);
  start(page.user?.userRef || null)
    .then(() => provider.showSubscriptionManager(`#${element.id}`))
    .catch((error: unknown) => logError("The subscription manager cannot be had", error));
}

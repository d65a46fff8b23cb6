import { useEffect, useRef } from "react";
import { logError } from "#app/browser/log.ts";
import { openProvider } from "#app/components/paywall/provider/open-provider.client.ts";
import type { PaywallPage } from "#app/domain/paywall/configuration/paywall-page.ts";
import { subscriptionChanges } from "#app/features/profile/account/use-account.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { answerFrames } from "./account-frames.client.ts";

const PLACE = "abo-verwaltung";

/** The account container of rules 2.3: the provider's subscription manager comes into it, and is answered what its frame asks. */
function SubscriptionManager({ page }: { page: PaywallPage }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = ref.current;
    if (container === null) return;
    const stopAnswering = answerFrames(container, page.config.apiOrigin);
    let isStopped = false;
    const { provider, start } = openProvider(page);
    const show = () => {
      start(page.user?.userRef || null)
        .then(() => isStopped || provider.showSubscriptionManager(`#${PLACE}`))
        .catch((error: unknown) => logError("The subscription manager cannot be had", error));
    };
    // What was changed above the frame is shown in it too. It keeps its height meanwhile.
    const stopFollowing = subscriptionChanges.subscribe(() => {
      container.style.minHeight = `${container.offsetHeight}px`;
      container.replaceChildren();
      show();
    });
    show();
    return () => {
      isStopped = true;
      stopFollowing();
      stopAnswering();
    };
  }, [page]);
  return <div ref={ref} id={PLACE} className="w-full print:hidden [&>iframe]:w-full [&>iframe]:border-0" />;
}

export const SubscriptionManagerIsland = defineIsland("subscription-manager", SubscriptionManager);

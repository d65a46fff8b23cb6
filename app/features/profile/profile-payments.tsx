import type { PaywallPage } from "#app/domain/paywall/configuration/paywall-page.ts";
import { Island } from "#app/islands/island.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { SubscriptionManagerIsland } from "./subscriptions/subscription-manager.island.tsx";

/**
 * The account container of rules 2.3: the paywall provider's subscription manager, which brings itself by script. Last on
 * the page: it grows once it is there, and must not move what a reader is about to press.
 */
export function ProfilePayments({ page }: { page: PaywallPage }) {
  return (
    <ProfileSection id="zahlungen" title="Zahlungen">
      <p>
        Was du bei unserem Zahlungsanbieter abonniert hast. <noscript>Dafür braucht dein Browser JavaScript.</noscript>
      </p>
      <Island of={SubscriptionManagerIsland} until="visible" props={{ page }} />
    </ProfileSection>
  );
}

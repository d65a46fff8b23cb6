import { ProfileSection } from "./profile-section.tsx";

/**
 * The account container of spec 2.3: the paywall provider's subscription manager, which brings itself by script. Last on
 * the page: it grows once it is there, and must not move what a reader is about to press. `page` is JSON for the paywall.
 */
export function ProfilePayments({ page }: { page: string }) {
  return (
    <ProfileSection id="zahlungen" title="Zahlungen">
      <p>Was du bei unserem Zahlungsanbieter abonniert hast. Dafür braucht dein Browser JavaScript.</p>
      <div id="abo-verwaltung" className="account-frame" data-enhance="account-frames" data-paywall={page} />
    </ProfileSection>
  );
}

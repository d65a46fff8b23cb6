import { emptyForm } from "#app/components/dialog/dialog-view.ts";
import type { ProfileForms } from "#app/features/profile/profile-page.tsx";
import { ProfileSection } from "#app/features/profile/profile-section.tsx";
import { Island } from "#app/islands/island.tsx";
import type { ProfileAbo } from "./profile-subscriptions-view-model.ts";
import { SubscriptionListIsland } from "./subscription-list.island.tsx";

const CANCEL = "cancel-subscription";
const RESUME = "resume-subscription";

type SubscriptionsProps = {
  abo: ProfileAbo;
  forms: ProfileForms;
  doneText: string | null;
};

/** What the reader pays for or was given, and what could be had. */
export function ProfileSubscriptions({ abo, forms, doneText }: SubscriptionsProps) {
  const { subscriptions, others, hint, upgrade, offers } = abo;
  const form = [forms[CANCEL], forms[RESUME]].find((returned) => returned !== undefined) ?? emptyForm;
  const { formError: html, values } = form;
  const refused = html === null ? null : { subscriptionId: values.subscriptionId ?? null, html };
  return (
    <ProfileSection id="abo" title="Dein Abo">
      <Island
        of={SubscriptionListIsland}
        until="interaction"
        props={{ subscriptions, said: { notice: doneText, refused }, values }}
      />
      {others.length > 0 && (
        <ul className="profile-tiers">
          {others.map((tier) => (
            <li key={tier}>{tier}</li>
          ))}
        </ul>
      )}
      {hint !== null && <p>{hint}</p>}
      {upgrade !== null && (
        <p>
          {upgrade.title}: {upgrade.lead}{" "}
          <a href={upgrade.href} className="text-link">
            {upgrade.title} ansehen
          </a>
        </p>
      )}
      {offers.length > 0 && <Offers offers={offers} />}
    </ProfileSection>
  );
}

function Offers({ offers }: { offers: ProfileAbo["offers"] }) {
  return (
    <>
      <p>Kein Abo. Das kannst du haben:</p>
      <ul className="rows">
        {offers.map(({ title, lead, price }) => (
          <li key={title} className="row">
            <div className="row-text">
              <h3>{title}</h3>
              <p>{lead}</p>
            </div>
            <p className="row-mark">{price}</p>
          </li>
        ))}
      </ul>
      <a href="/abo" className="button">
        Abos ansehen
      </a>
    </>
  );
}

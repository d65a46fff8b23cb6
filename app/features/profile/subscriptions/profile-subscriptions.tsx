import { CANCELLATION_PATH } from "#app/domain/contract/cancellation-form.ts";
import { EPAPER_PATH } from "#app/domain/epaper/epaper-paths.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import type { ProfileForms } from "#app/features/profile/profile-page.tsx";
import { ProfileSection } from "#app/features/profile/profile-section.tsx";
import { Row, RowMark, Rows, RowText } from "#app/features/profile/rows.tsx";
import { Island } from "#app/islands/island.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { ProfileAbo } from "./profile-subscriptions-view-model.ts";
import { SubscriptionListIsland } from "./subscription-list.island.tsx";

const CANCEL = "cancel-subscription";
const RESUME = "resume-subscription";

type SubscriptionsProps = {
  abo: ProfileAbo;
  /** Declarations that end contracts are taken (decision 107). */
  takesDeclarations: boolean;
  forms: ProfileForms;
  doneText: string | null;
};

/** What the reader pays for or was given, and what is offered. */
export function ProfileSubscriptions({ abo, takesDeclarations, forms, doneText }: SubscriptionsProps) {
  const { subscriptions, others, hint, hasEpaper, upgrade, offers } = abo;
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
        <ul className="grid gap-[0.4rem]">
          {others.map((tier) => (
            <li key={tier} className="border-l-3 border-plus pl-[0.8rem] font-semibold">
              {tier}
            </li>
          ))}
        </ul>
      )}
      {hasEpaper && (
        <p>
          Dazu gehört das <TextLink href={EPAPER_PATH}>E-Paper</TextLink>, ab 20 Uhr am Vorabend.
        </p>
      )}
      {hint !== null && <p>{hint}</p>}
      {upgrade !== null && (
        <p>
          {upgrade.title}: {upgrade.lead} <TextLink href={upgrade.href}>{upgrade.title} ansehen</TextLink>
        </p>
      )}
      {offers.length > 0 && <Offers offers={offers} />}
      {takesDeclarations && (
        <p className="text-[0.9375rem] text-soft print:hidden">
          Ein Abo, das hier nicht steht: <TextLink href={CANCELLATION_PATH}>Vertrag kündigen</TextLink>
        </p>
      )}
    </ProfileSection>
  );
}

function Offers({ offers }: { offers: ProfileAbo["offers"] }) {
  return (
    <>
      <p>Kein Abo. Das kannst du haben:</p>
      <Rows>
        {offers.map(({ title, lead, price }) => (
          <Row key={title}>
            <RowText title={title}>
              <p>{lead}</p>
            </RowText>
            <RowMark>{price}</RowMark>
          </Row>
        ))}
      </Rows>
      <ButtonLink href="/abo" className="print:hidden">
        Abos ansehen
      </ButtonLink>
    </>
  );
}

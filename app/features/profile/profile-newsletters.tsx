import type { FormState } from "#app/domain/forms/form-state.ts";
import { Island } from "#app/islands/island.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { NewsletterSwitchIsland } from "./newsletter-switch.island.tsx";
import { ProfileSection, SectionError } from "./profile-section.tsx";
import type { ProfileView } from "./profile-view-model.ts";
import { Row, Rows, RowText } from "./rows.tsx";

type NewslettersProps = { newsletters: ProfileView["newsletters"]; form: FormState; doneText: string | null };

/** One switch for each newsletter; pressing it keeps the opposite. */
export function ProfileNewsletters({ newsletters, form, doneText }: NewslettersProps) {
  return (
    <ProfileSection id="newsletter" title="Newsletter" doneText={doneText}>
      <SectionError form={form} />
      {newsletters.length === 0 && <p>Zurzeit gibt es keine Newsletter.</p>}
      <Rows>
        {newsletters.map(({ slug, title, description, isSubscribed }) => (
          <Row key={slug}>
            <RowText titleId={`newsletter-${slug}`} title={title}>
              <p id={`newsletter-${slug}-text`}>{description}</p>
            </RowText>
            <Island of={NewsletterSwitchIsland} until="interaction" props={{ slug, isSubscribed }} />
          </Row>
        ))}
      </Rows>
      <p className="mt-4">
        <TextLink href="/newsletter">Alle Newsletter und ihre letzten Ausgaben</TextLink>
      </p>
    </ProfileSection>
  );
}

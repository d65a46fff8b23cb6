import { TICKED } from "../../domain/forms/account-fields.ts";
import type { FormState } from "./account-views.ts";
import { HiddenFields } from "./form/hidden-fields.tsx";
import { PROFILE_PATH, ProfileSection, SectionError } from "./profile-section.tsx";
import type { ProfileView } from "./profile-view-model.ts";

type NewslettersProps = { newsletters: ProfileView["newsletters"]; form: FormState; doneText: string | null };

/** One switch for each newsletter; pressing it posts the opposite. */
export function ProfileNewsletters({ newsletters, form, doneText }: NewslettersProps) {
  return (
    <ProfileSection id="newsletter" title="Newsletter" doneText={doneText}>
      <SectionError form={form} />
      {newsletters.length === 0 && <p>Zurzeit gibt es keine Newsletter.</p>}
      <ul className="rows">
        {newsletters.map(({ slug, title, description, isSubscribed }) => (
          <li key={slug} className="row">
            <div className="row-text">
              <h3 id={`newsletter-${slug}`}>{title}</h3>
              <p id={`newsletter-${slug}-text`}>{description}</p>
            </div>
            <form method="post" action={PROFILE_PATH} data-form="newsletter">
              <HiddenFields intent="newsletter" fields={{ newsletter: slug, subscribe: isSubscribed ? "" : TICKED }} />
              <button
                type="submit"
                role="switch"
                aria-checked={isSubscribed}
                aria-labelledby={`newsletter-${slug}`}
                aria-describedby={`newsletter-${slug}-text`}
                className="switch"
              >
                <span className="switch-state">{isSubscribed ? "An" : "Aus"}</span>
                <span className="switch-track" />
              </button>
            </form>
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}

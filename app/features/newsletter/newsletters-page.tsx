import { DialogLink } from "#app/components/dialog/dialog-frame.tsx";
import { FormError } from "#app/components/form/form-error.tsx";
import { PageHeading } from "#app/components/section/page-heading.tsx";
import { TICKED } from "#app/domain/forms/account/account-fields.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { NEWSLETTER_PATH } from "#app/domain/newsletter/newsletter-paths.ts";
import { BOXES, signUpForm, toNewsletterField } from "#app/domain/newsletter/sign-up-form.ts";
import { Island } from "#app/islands/island.tsx";
import { DOT } from "#app/ui/dot/dot.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import { textLink } from "#app/ui/text-link/text-link-class.ts";
import { Title } from "#app/ui/title/title.tsx";
import { land } from "#brand/land.ts";
import type { IssueLink, NewsletterView } from "./newsletter-view-model.ts";
import { SignUpFormIsland } from "./sign-up-form.island.tsx";
import { SubscribeButtonIsland } from "./subscribe-button.island.tsx";

type NewslettersPageProps = {
  newsletters: NewsletterView[];
  isSignedIn: boolean;
  form: FormState;
  /** A choice was kept, a moment ago. */
  isSaved: boolean;
};

/** All newsletters: guests tick and leave an address, readers who are signed in tap. */
export function NewslettersPage({ newsletters, isSignedIn, form, isSaved }: NewslettersPageProps) {
  return (
    <>
      <PageHeading
        title="Newsletter"
        description={`Was ${land.in} geschieht, in deinem Postfach. Kostenlos, und jederzeit mit einem Klick abbestellt.`}
      />
      {isSaved && (
        <div className="mb-6">
          <Notice role="status" tabIndex={-1} autoFocus>
            Deine Auswahl ist gespeichert.
          </Notice>
        </div>
      )}
      {isSignedIn && <FormError html={form.formError} />}
      {newsletters.length === 0 && <p>Zurzeit gibt es keine Newsletter.</p>}
      <ul>
        {newsletters.map((newsletter) => (
          <NewsletterRow key={newsletter.slug} newsletter={newsletter} values={form.values} />
        ))}
      </ul>
      {!isSignedIn && newsletters.length > 0 && <SignUp form={form} />}
    </>
  );
}

function NewsletterRow({ newsletter, values }: { newsletter: NewsletterView; values: FormState["values"] }) {
  const { slug, title, description, frequency, lastIssue, archive, isSubscribed } = newsletter;
  const box = toNewsletterField(slug);
  return (
    <li
      className={`border-b border-rule py-5 ${isSubscribed === null ? "flex items-start gap-x-4 sm:gap-x-5" : "gap-x-6 sm:flex"}`}
    >
      {isSubscribed === null && (
        <input
          id={`${signUpForm.name}-${slug}`}
          form={signUpForm.name}
          type="checkbox"
          name={box}
          value={TICKED}
          defaultChecked={values[box] === TICKED}
          aria-describedby={`newsletter-${slug}-text ${signUpForm.name}-${BOXES}-error`}
          className="mt-0.5 size-6 flex-none"
        />
      )}
      <div className="min-w-0 flex-1">
        <Title size="M" as="h2" id={`newsletter-${slug}`}>
          {isSubscribed === null ? (
            <label htmlFor={`${signUpForm.name}-${slug}`} className="block">
              {title}
            </label>
          ) : (
            title
          )}
        </Title>
        <p className="mt-1" id={`newsletter-${slug}-text`}>
          {description}
        </p>
        {frequency !== "" && <p className="mt-1 text-[0.9375rem] text-soft">{frequency}</p>}
        {lastIssue !== null && <LastIssue issue={lastIssue} archive={archive} title={title} />}
      </div>
      {isSubscribed !== null && (
        <div className="max-sm:mt-3 print:hidden">
          <Island of={SubscribeButtonIsland} until="interaction" props={{ slug, isSubscribed }} />
        </div>
      )}
    </li>
  );
}

type LastIssueProps = { issue: IssueLink; archive: string; title: string };

function LastIssue({ issue: { link, day, date, subject }, archive, title }: LastIssueProps) {
  return (
    <div className="mt-3 text-[0.9375rem]">
      <p>
        <a href={link} className={textLink}>
          {subject}
        </a>
      </p>
      <p className="mt-0.5 text-soft">
        <time dateTime={day}>{date}</time>
        {DOT}
        <a href={archive} className="text-accent underline-hover" aria-label={`Alle Ausgaben: ${title}`}>
          Alle Ausgaben
        </a>
      </p>
    </div>
  );
}

function SignUp({ form }: { form: FormState }) {
  return (
    <section aria-labelledby="bestellen" className="mt-10 rounded-xs bg-surface p-5 sm:p-7 print:hidden">
      <Title size="section" as="h2" id="bestellen">
        Deine Auswahl bestellen
      </Title>
      <p className="mt-1 mb-5 max-w-[38rem] text-soft">
        Kreuze oben an, was du lesen willst. Wir schicken dir eine E-Mail, in der du die Bestellung bestätigst.
      </p>
      <div className="max-w-[30rem]">
        <Island of={SignUpFormIsland} until="interaction" props={{ state: form }} />
      </div>
      <p className="mt-5 max-w-[38rem] text-[0.9375rem] text-soft">
        Deine Adresse verwenden wir nur für die Newsletter, die du bestellst; mehr dazu steht in der{" "}
        <a href="/datenschutz" className={textLink}>
          Datenschutzerklärung
        </a>
        .
      </p>
      <p className="mt-3">
        <DialogLink dialog="Login" returnTo={NEWSLETTER_PATH}>
          Du hast ein Konto? Melde dich an
        </DialogLink>
      </p>
    </section>
  );
}

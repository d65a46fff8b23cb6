import { PageHeading } from "#app/components/section/page-heading.tsx";
import { SectionHeading } from "#app/components/section/section-heading.tsx";
import { TeaserRow } from "#app/components/teaser/teaser-card.tsx";
import { NEWSLETTER_PATH } from "#app/domain/newsletter/newsletter-paths.ts";
import { ButtonLink, ButtonRow } from "#app/ui/button/button.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { IssueView } from "./newsletter-view-model.ts";

/** An issue as it was sent, without the parts of the mail about its reader. */
export function IssuePage({ view: { newsletter, day, date, letter, sections } }: { view: IssueView }) {
  return (
    <article>
      <PageHeading title={newsletter.title} description={null} isRuled={false} />
      <p className="-mt-6 mb-6 border-b border-strong-rule pb-4 text-soft">
        Ausgabe vom <time dateTime={day}>{date}</time>
      </p>
      {letter !== null && (
        <div className="mb-8 max-w-[41rem]">
          <Title size="L" as="h2">
            {letter.subject}
          </Title>
          {letter.paragraphs.map((text) => (
            <p key={text} className="mt-3 text-[1.125rem] leading-[1.55] whitespace-pre-line">
              {text}
            </p>
          ))}
        </div>
      )}
      {sections.map((section, index) => (
        <IssueSection key={section.title ?? "lead"} {...section} isFirst={index === 0} />
      ))}
      <footer className="mt-10 bg-surface p-5 sm:p-7 print:hidden">
        <p className="mb-4">
          {newsletter.description}
          {newsletter.frequency !== "" && ` ${newsletter.frequency}.`}
        </p>
        <ButtonRow>
          <ButtonLink href={NEWSLETTER_PATH}>Newsletter bestellen</ButtonLink>
          <ButtonLink href={newsletter.archive} tone="quiet">
            Alle Ausgaben
          </ButtonLink>
        </ButtonRow>
      </footer>
    </article>
  );
}

/** What stands first has no heading of its own, and is therefore no section of the outline. */
function IssueSection({ title, teasers, isFirst }: IssueView["sections"][number] & { isFirst: boolean }) {
  const heading = isFirst ? null : title;
  const Tag = heading === null ? "div" : "section";
  return (
    <Tag className={isFirst ? undefined : "mt-8"} aria-label={heading ?? undefined}>
      {heading !== null && <SectionHeading title={heading} link={null} />}
      <ul>
        {teasers.map((teaser, place) => (
          <li key={teaser.id} className="border-b border-rule py-4">
            <TeaserRow teaser={teaser} size={isFirst && place === 0 ? "L" : "M"} as={heading === null ? "h2" : "h3"} hasExcerpt />
          </li>
        ))}
      </ul>
    </Tag>
  );
}

import { PageLinks } from "#app/components/listing/page-links.tsx";
import { PageHeading } from "#app/components/section/page-heading.tsx";
import { NEWSLETTER_PATH } from "#app/domain/newsletter/newsletter-paths.ts";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { ArchiveView } from "./newsletter-view-model.ts";

/** All issues of a newsletter, newest first. */
export function ArchivePage({ view: { title, description, frequency, issues, pagination } }: { view: ArchiveView }) {
  return (
    <>
      <PageHeading title={title} description={description} note={frequency === "" ? null : frequency} />
      {issues.length === 0 ? (
        <p>Von diesem Newsletter ist noch keine Ausgabe erschienen.</p>
      ) : (
        <ul>
          {issues.map(({ link, day, date, subject }) => (
            <li key={link} className="border-b border-rule py-4">
              <p className="text-[0.9375rem] text-soft">
                <time dateTime={day}>{date}</time>
              </p>
              <Title size="M" as="h2">
                <a href={link} className="hover:text-accent">
                  {subject}
                </a>
              </Title>
            </li>
          ))}
        </ul>
      )}
      {pagination !== null && <PageLinks pagination={pagination} />}
      <p className="mt-10 print:hidden">
        <ButtonLink href={NEWSLETTER_PATH}>Newsletter bestellen</ButtonLink>
      </p>
    </>
  );
}

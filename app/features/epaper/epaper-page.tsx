import { PageHeading } from "#app/components/section/page-heading.tsx";
import { SampleNote } from "#app/components/service-state/sample-note.tsx";
import { DOT } from "#app/ui/dot/dot.ts";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { CoverPicture } from "./cover-picture.tsx";
import type { EpaperView, IssueLine, NewestIssue } from "./epaper-view-model.ts";
import { IssueAccess } from "./issue-access.tsx";

/** The newest issue large, then the issues before it, month by month. */
export function EpaperPage({ view: { newest, months, earlier, later, isSample } }: { view: EpaperView }) {
  return (
    <>
      <PageHeading title="E-Paper" description="Die gedruckte Zeitung, Seite für Seite: ab 20 Uhr am Vorabend." />
      {isSample && <SampleNote className="mb-8" />}
      {newest !== null && <Newest issue={newest} />}
      {newest === null && months.length === 0 && <p className="text-[1.125rem]">Noch ist keine Ausgabe da.</p>}
      {months.map(({ month, title, issues }) => (
        <section key={month} aria-labelledby={`monat-${month}`} className="mt-10">
          <Title size="section" as="h2" id={`monat-${month}`} className="mb-5 border-t border-rule pt-4">
            {title}
          </Title>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5 lg:gap-x-6">
            {issues.map((issue) => (
              <li key={issue.key}>
                <IssueCard issue={issue} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {(earlier !== null || later !== null) && (
        <nav aria-label="Monate" className="mt-10 flex flex-wrap justify-between gap-x-6 border-t border-rule pt-4 print:hidden">
          {earlier !== null && (
            <TextLink isTall href={earlier.link} rel="prev">
              ← {earlier.title}
            </TextLink>
          )}
          {later !== null && (
            <TextLink isTall href={later.link} rel="next" className="ml-auto">
              {later.title} →
            </TextLink>
          )}
        </nav>
      )}
    </>
  );
}

function Newest({ issue: { link, date, day, note, cover, pagesText, access } }: { issue: NewestIssue }) {
  return (
    <section
      aria-labelledby="neueste"
      className="grid grid-cols-1 items-center gap-6 sm:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] md:gap-10"
    >
      <a href={access.read ?? link} className="block max-w-[17rem] sm:max-w-none">
        <CoverPicture cover={cover} alt="Die erste Seite der neuesten Ausgabe" isUrgent />
      </a>
      <div>
        <p className="mb-1 font-semibold text-accent">Neueste Ausgabe</p>
        <Title size="chapter" as="h2" id="neueste">
          <a href={link} className="underline-hover">
            <time dateTime={date}>{day}</time>
          </a>
        </Title>
        <p className="mt-1 mb-5 text-soft">{[note, pagesText].filter((part) => part !== "").join(DOT)}</p>
        <IssueAccess access={access} />
      </div>
    </section>
  );
}

function IssueCard({ issue: { link, date, day, note, cover } }: { issue: IssueLine }) {
  return (
    <a href={link} className="group block">
      <CoverPicture cover={cover} alt="" />
      <span className="mt-2 block leading-snug font-semibold group-hover:text-accent">
        <time dateTime={date}>{day}</time>
      </span>
      {note !== "" && <span className="block text-[0.9375rem] leading-snug text-soft">{note}</span>}
    </a>
  );
}

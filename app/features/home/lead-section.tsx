import { TitledSection } from "#app/components/section/titled-section.tsx";
import type { Teaser } from "#app/components/teaser/teaser.ts";
import { TeaserCard, TeaserLead, TeaserRow, TeaserText, TypedTeaser } from "#app/components/teaser/teaser-card.tsx";

/** One clear lead, the second rank and the newest beside it. */
export function LeadSection({ teasers: [lead, ...others], newest }: { teasers: Teaser[]; newest: Teaser[] }) {
  if (lead === undefined) return null;
  return (
    <div className="front">
      <section aria-label="Das Wichtigste" className="front-top">
        <TeaserLead teaser={lead} />
        <ul className="front-beside">
          {others.map((teaser) => (
            <li key={teaser.id}>
              <TeaserRow teaser={teaser} size="M" as="h2" isStacked />
            </li>
          ))}
        </ul>
      </section>
      {newest.length > 0 && <Newest teasers={newest} />}
    </div>
  );
}

/** What came last, whatever its weight. */
function Newest({ teasers }: { teasers: Teaser[] }) {
  return (
    <TitledSection title="Neueste" link={null} className="newest">
      <ol>
        {teasers.map((teaser) => (
          <li key={teaser.id}>
            <TeaserText teaser={teaser} size="XS" />
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

/** The first with its picture, the others carried by their type. */
export function SecondRank({ teasers: [first, ...others] }: { teasers: Teaser[] }) {
  if (first === undefined) return null;
  return (
    <section aria-label="Weitere wichtige Nachrichten" className="second">
      <TeaserCard teaser={first} size="L" as="h2" sizes="(width >= 1024px) 570px, 92vw" hasExcerpt />
      <ul>
        {others.map((teaser) => (
          <li key={teaser.id}>
            <TypedTeaser teaser={teaser} size="M" as="h2" />
          </li>
        ))}
      </ul>
    </section>
  );
}

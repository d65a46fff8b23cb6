import { SectionHeading } from "#app/components/section/section-heading.tsx";
import type { Teaser } from "#app/components/teaser/teaser.ts";
import { TeaserCard, TeaserLead, TeaserRow, TeaserText, TypedTeaser } from "#app/components/teaser/teaser-card.tsx";
import { BESIDE_COUNT } from "./decide-pictures.ts";

/** One clear lead, the second rank and the newest beside it, the others below. */
export function LeadSection({ teasers: [lead, ...others], newest }: { teasers: Teaser[]; newest: Teaser[] }) {
  if (lead === undefined) return null;
  return (
    <>
      <div className={newest.length === 0 ? "front front-two" : "front"}>
        <section aria-label="Das Wichtigste" className="front-top">
          <TeaserLead teaser={lead} />
          <ul className="front-beside">
            {others.slice(0, BESIDE_COUNT).map((teaser) => (
              <li key={teaser.id}>
                <TeaserRow teaser={teaser} size="M" as="h2" isStacked />
              </li>
            ))}
          </ul>
        </section>
        {newest.length > 0 && <Newest teasers={newest} />}
      </div>
      <SecondRank teasers={others.slice(BESIDE_COUNT)} />
    </>
  );
}

/** What came last, whatever its weight. */
function Newest({ teasers }: { teasers: Teaser[] }) {
  return (
    <section className="newest">
      <SectionHeading title="Neueste" link={null} />
      <ol>
        {teasers.map((teaser) => (
          <li key={teaser.id}>
            <TeaserText teaser={teaser} size="XS" />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The first with its picture, the others carried by their type. */
function SecondRank({ teasers: [first, ...others] }: { teasers: Teaser[] }) {
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

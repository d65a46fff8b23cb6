import { SectionHeading } from "#app/components/section/section-heading.tsx";
import type { Teaser } from "#app/components/teaser/teaser.ts";
import { TeaserCard, TeaserLead, TeaserRow, TeaserText } from "#app/components/teaser/teaser-card.tsx";
import type { HomeSection } from "./home-view-model.ts";

type TeaserSection = Extract<HomeSection, { kind: "teasers" }>;

/** A section of teasers in the arrangement that the newsroom chose. */
export function HomeTeasers({ section: { layout, title, link, teasers } }: { section: TeaserSection }) {
  if (layout === "LEAD") return <LeadSection teasers={teasers} />;
  return (
    <section>
      {title !== null && <SectionHeading title={title} link={link} />}
      {layout === "LIST" && <ListSection teasers={teasers} />}
      {(layout === "GRID" || layout === "MUNICIPALITY") && <GridSection teasers={teasers} />}
      {layout === "MOST_READ" && <RankedSection teasers={teasers} />}
    </section>
  );
}

/** One clear lead, four of the second rank beside it, the others below. */
function LeadSection({ teasers: [lead, ...others] }: { teasers: Teaser[] }) {
  if (lead === undefined) return null;
  const beside = others.slice(0, 4);
  const below = others.slice(4);
  return (
    <section aria-label="Das Wichtigste">
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <TeaserLead teaser={lead} />
        <ul className="divide-y divide-rule max-lg:border-t max-lg:border-rule">
          {beside.map((teaser) => (
            <li key={teaser.id} className="py-4.5 lg:first:pt-0">
              <TeaserRow teaser={teaser} size="M" as="h2" />
            </li>
          ))}
        </ul>
      </div>
      {below.length > 0 && (
        <div className="mt-8 border-t border-rule pt-8">
          <GridSection teasers={below} />
        </div>
      )}
    </section>
  );
}

/** A river: first story with its lead, the others as headlines with small pictures, in two columns. */
function ListSection({ teasers: [first, ...others] }: { teasers: Teaser[] }) {
  if (first === undefined) return null;
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-2">
      <div>
        <TeaserCard teaser={first} size="L" sizes="(width >= 768px) 46vw, 92vw" />
        {first.excerpt !== null && <p className="mt-2 text-soft">{first.excerpt}</p>}
      </div>
      <ul className="divide-y divide-rule">
        {others.map((teaser) => (
          <li key={teaser.id} className="py-4 first:pt-0">
            <TeaserRow teaser={teaser} size="S" />
          </li>
        ))}
      </ul>
    </div>
  );
}

function GridSection({ teasers }: { teasers: Teaser[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-5 gap-y-8 lg:grid-cols-4">
      {teasers.map((teaser) => (
        <li key={teaser.id}>
          <TeaserCard teaser={teaser} size="S" />
        </li>
      ))}
    </ul>
  );
}

function RankedSection({ teasers }: { teasers: Teaser[] }) {
  return (
    <ol className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-5">
      {teasers.map((teaser, index) => (
        <li key={teaser.id} className="flex gap-3 lg:block">
          <span className="font-serif text-[2rem] leading-none text-accent tabular-nums" aria-hidden="true">
            {index + 1}
          </span>
          <div className="min-w-0 lg:mt-2">
            <TeaserText teaser={teaser} size="S" />
          </div>
        </li>
      ))}
    </ol>
  );
}

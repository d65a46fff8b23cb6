import { PLACES_HREF } from "#app/components/municipality-dropdown/places-id.ts";
import { Picture } from "#app/components/picture/picture.tsx";
import { TitledSection } from "#app/components/section/titled-section.tsx";
import type { Teaser } from "#app/components/teaser/teaser.ts";
import { TeaserCard, TeaserText, TypedTeaser } from "#app/components/teaser/teaser-card.tsx";
import type { HomeSection } from "./home-view-model.ts";
import { LeadSection } from "./lead-section.tsx";

type TeaserSection = Extract<HomeSection, { kind: "teasers" }>;
type HomeTeasersProps = { section: TeaserSection; newest: Teaser[] };

/** The picture of a river's first story. */
const FIRST_SIZES = "(width >= 1024px) 330px, (width >= 768px) 46vw, 92vw";

/** A section of teasers in the arrangement that the newsroom chose. */
export function HomeTeasers({ section, newest }: HomeTeasersProps) {
  const { layout, title, link, teasers, hasPictures, isChosen } = section;
  if (layout === "LEAD") return <LeadSection teasers={teasers} newest={newest} />;
  const content = (
    <>
      {layout === "MOST_READ" && <RankedSection teasers={teasers} />}
      {layout !== "MOST_READ" && !hasPictures && <VoicesSection teasers={teasers} />}
      {layout !== "MOST_READ" && hasPictures && <RiverSection teasers={teasers} />}
    </>
  );
  if (title === null) return <div>{content}</div>;
  return (
    <TitledSection title={title} link={link} className={isChosen ? "own-place" : undefined} beside={isChosen && <ChangePlace />}>
      {content}
    </TitledSection>
  );
}

function ChangePlace() {
  return (
    <a href={PLACES_HREF} aria-label="Gemeinde ändern" className="inline-flex min-h-11 items-center text-accent underline-hover">
      ändern
    </a>
  );
}

/** A river: its first story large, with picture and lead; the others as headlines below each other. */
function RiverSection({ teasers: [first, ...others] }: { teasers: Teaser[] }) {
  if (first === undefined) return null;
  return (
    <div className="river">
      <TeaserCard teaser={first} size="L" sizes={FIRST_SIZES} hasExcerpt />
      <ul>
        {others.map((teaser) => (
          <li key={teaser.id}>
            <TypedTeaser teaser={teaser} hasExcerpt={false} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where the newsroom wants no pictures, and opinions with their authors' faces: large headlines beside each other, each with its lead. */
function VoicesSection({ teasers }: { teasers: Teaser[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-3">
      {teasers.map((teaser) => (
        <li key={teaser.id}>
          {teaser.picture !== null && (
            <Picture
              picture={teaser.picture}
              sizes="80px"
              className="mb-3 size-20 rounded-full bg-surface object-cover"
              isShaped
            />
          )}
          <TypedTeaser teaser={teaser} size="L" />
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

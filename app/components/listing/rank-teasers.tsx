import { Kept } from "#app/components/kept-markup/kept.tsx";
import { Picture } from "#app/components/picture/picture.tsx";
import type { Teaser } from "#app/components/teaser/teaser.ts";
import { TeaserKicker, TeaserLink, TeaserMeta } from "#app/components/teaser/teaser-parts.tsx";
import { Title } from "#app/ui/title/title.tsx";

const LEAD_SIZES = "(width >= 1280px) 680px, (width >= 1024px) 56vw, 94vw";
const SECOND_SIZES = "(width >= 1280px) 370px, (width >= 768px) 30vw, 34vw";

/** The first story of a list, over its full width: a picture beside the headline, or the headline alone. */
export function RankLead({ teaser }: { teaser: Teaser }) {
  const { picture, excerpt } = teaser;
  return (
    <article
      className={`group relative grid grid-cols-1 gap-x-8 gap-y-4 ${picture === null ? "" : "lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"}`}
    >
      {picture !== null && (
        <Picture
          picture={picture}
          sizes={LEAD_SIZES}
          className="aspect-3/2 w-full rounded-xs bg-surface object-cover"
          isShaped
          isUrgent
        />
      )}
      <div className="max-w-[46rem] self-center">
        <TeaserKicker teaser={teaser} />
        <Title size="XL" as="h2">
          <TeaserLink teaser={teaser} />
        </Title>
        {excerpt !== null && <p className="mt-3 text-[1.1875rem] leading-[1.45]">{excerpt}</p>}
        <TeaserMeta teaser={teaser} />
      </div>
    </article>
  );
}

/** The second rank, three columns with a thin rule between them; on a phone rows. */
export function SecondRank({ teasers }: { teasers: readonly Teaser[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-12 max-md:divide-y max-md:divide-rule md:grid-cols-3">
      {teasers.map((teaser) => (
        <li
          key={teaser.id}
          className="relative max-md:py-5 max-md:first:pt-0 max-md:last:pb-0 md:not-first:before:absolute md:not-first:before:inset-y-0 md:not-first:before:-left-6 md:not-first:before:border-l md:not-first:before:border-rule"
        >
          <Kept className="group relative flex gap-4 md:flex-col-reverse md:justify-end md:gap-3" owner={teaser} variant="rank 2">
            {() => (
              <>
                <div className="min-w-0 flex-1 md:flex-none">
                  <TeaserKicker teaser={teaser} />
                  <Title size="M" as="h2">
                    <TeaserLink teaser={teaser} />
                  </Title>
                  {teaser.excerpt !== null && <p className="mt-1.5 hidden leading-snug text-soft md:block">{teaser.excerpt}</p>}
                  <TeaserMeta teaser={teaser} />
                </div>
                {teaser.picture !== null && (
                  <div className="w-[30%] max-w-50 shrink-0 md:w-full md:max-w-none">
                    <Picture
                      picture={teaser.picture}
                      sizes={SECOND_SIZES}
                      className="aspect-4/3 w-full rounded-xs bg-surface object-cover md:aspect-3/2"
                      isShaped
                    />
                  </div>
                )}
              </>
            )}
          </Kept>
        </li>
      ))}
    </ul>
  );
}

/** The third rank: headlines alone, side by side where there is room. */
export function ThirdRank({ teasers }: { teasers: readonly Teaser[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-9 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
      {teasers.map((teaser) => (
        <li key={teaser.id}>
          <Kept className="group relative" owner={teaser} variant="rank 3">
            {() => (
              <>
                <TeaserKicker teaser={teaser} />
                <Title size="S" as="h2">
                  <TeaserLink teaser={teaser} />
                </Title>
                <TeaserMeta teaser={teaser} />
              </>
            )}
          </Kept>
        </li>
      ))}
    </ul>
  );
}

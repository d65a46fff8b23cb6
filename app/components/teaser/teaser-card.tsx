import { Kept } from "#app/components/kept-markup/kept.tsx";
import { Picture } from "#app/components/picture/picture.tsx";
import { Title, type TitleSize } from "#app/ui/title/title.tsx";
import type { Teaser } from "./teaser.ts";
import { TeaserKicker, TeaserLink, TeaserMeta } from "./teaser-parts.tsx";

type TeaserProps = { teaser: Teaser; size?: TitleSize; as?: "h2" | "h3" };

/** A card is one of two columns, on wide screens of four. */
const COLUMN_SIZES = "(width >= 1024px) 290px, 46vw";

/** A picture with the headline below it. */
export function TeaserCard({ teaser, size = "S", as = "h3", sizes = COLUMN_SIZES }: TeaserProps & { sizes?: string }) {
  return (
    <Kept className="group relative" data-card="" owner={teaser} variant={`card ${size} ${as} ${sizes}`}>
      {() => (
        <>
          {teaser.picture !== null && (
            <Picture
              picture={teaser.picture}
              sizes={sizes}
              className="mb-2.5 aspect-4/3 w-full rounded-xs bg-surface object-cover"
              isShaped
            />
          )}
          <TeaserHeadline teaser={teaser} size={size} as={as} />
        </>
      )}
    </Kept>
  );
}

/** A headline with a small picture beside it, for lists. */
export function TeaserRow({ teaser, size = "S", as = "h3", hasExcerpt = false }: TeaserProps & { hasExcerpt?: boolean }) {
  return (
    <Kept className="group relative flex gap-4" owner={teaser} variant={`row ${size} ${as} ${hasExcerpt}`}>
      {() => (
        <>
          <div className="min-w-0 flex-1">
            <TeaserKicker teaser={teaser} />
            <Title size={size} as={as}>
              <TeaserLink teaser={teaser} />
            </Title>
            {hasExcerpt && teaser.excerpt !== null && (
              <p className="mt-1.5 hidden leading-snug text-soft md:line-clamp-3">{teaser.excerpt}</p>
            )}
            <TeaserMeta teaser={teaser} />
          </div>
          {teaser.picture !== null && (
            <div className="w-[30%] max-w-50 shrink-0">
              <Picture picture={teaser.picture} className="aspect-4/3 w-full rounded-xs bg-surface object-cover" isShaped />
            </div>
          )}
        </>
      )}
    </Kept>
  );
}

/** The first story of a page: wide picture, largest headline, lead. */
export function TeaserLead({ teaser, as = "h2" }: TeaserProps) {
  const picture = teaser.widePicture ?? teaser.picture;
  return (
    <article className="group relative">
      {picture !== null && (
        <Picture
          picture={picture}
          className="mb-4 aspect-4/3 w-full min-[764px]:aspect-video rounded-xs bg-surface object-cover"
          isUrgent
        />
      )}
      <TeaserKicker teaser={teaser} />
      <Title size="XL" as={as}>
        <TeaserLink teaser={teaser} />
      </Title>
      {teaser.excerpt !== null && <p className="mt-3 max-w-[42rem] text-[1.1875rem] leading-[1.45]">{teaser.excerpt}</p>}
      <TeaserMeta teaser={teaser} />
    </article>
  );
}

/** A headline alone. */
export function TeaserText({ teaser, size = "XS", as = "h3" }: TeaserProps) {
  return (
    <Kept className="group relative" owner={teaser} variant={`text ${size} ${as}`}>
      {() => <TeaserHeadline teaser={teaser} size={size} as={as} />}
    </Kept>
  );
}

function TeaserHeadline({ teaser, size, as }: Required<TeaserProps>) {
  return (
    <>
      <TeaserKicker teaser={teaser} />
      <Title size={size} as={as}>
        <TeaserLink teaser={teaser} />
      </Title>
      <TeaserMeta teaser={teaser} />
    </>
  );
}

import { Kept } from "#app/components/kept-markup/kept.tsx";
import { Picture } from "#app/components/picture/picture.tsx";
import { Title, type TitleSize } from "#app/ui/title/title.tsx";
import type { Teaser } from "./teaser.ts";
import { TeaserKicker, TeaserLink, TeaserMeta } from "./teaser-parts.tsx";
import { toShortLead } from "./teaser-texts.ts";

type TeaserProps = { teaser: Teaser; size?: TitleSize; as?: "h2" | "h3" };

/** A card is one of two columns, on wide screens of four. */
const COLUMN_SIZES = "(width >= 1024px) 290px, 46vw";

/** Without a picture the headline is a size larger. */
const largerSizes = { XL: "XL", L: "L", M: "L", S: "M", XS: "S" } as const satisfies Record<TitleSize, TitleSize>;

/** A picture with the headline below it; without one the type carries it: rule, larger headline, lead. */
export function TeaserCard({
  teaser,
  size = "S",
  as = "h3",
  sizes = COLUMN_SIZES,
  hasExcerpt = false,
}: TeaserProps & { sizes?: string; hasExcerpt?: boolean }) {
  if (teaser.picture === null) return <TypedTeaser teaser={teaser} size={largerSizes[size]} as={as} />;
  const { picture } = teaser;
  return (
    <Kept className="group relative" data-card="" owner={teaser} variant={`card ${size} ${as} ${sizes} ${hasExcerpt}`}>
      {() => (
        <>
          <Picture
            picture={picture}
            sizes={sizes}
            className="mb-2.5 aspect-4/3 w-full rounded-xs bg-surface object-cover"
            isShaped
          />
          <TeaserBody teaser={teaser} size={size} as={as} hasExcerpt={hasExcerpt} />
        </>
      )}
    </Kept>
  );
}

/** A design of its own: a teaser that needs no picture. */
export function TypedTeaser({ teaser, size = "M", as = "h3", hasExcerpt = true }: TeaserProps & { hasExcerpt?: boolean }) {
  return (
    <Kept className="group relative typed" data-card="" owner={teaser} variant={`typed ${size} ${as} ${hasExcerpt}`}>
      {() => <TeaserBody teaser={teaser} size={size} as={as} hasExcerpt={hasExcerpt} isShort />}
    </Kept>
  );
}

type TeaserRowProps = TeaserProps & {
  hasExcerpt?: boolean;
  /** From 1024 px in a column that has no room beside the headline: there the picture stands over it. */
  isStacked?: boolean;
};

/** A headline with a small picture beside it, for lists. */
export function TeaserRow({ teaser, size = "S", as = "h3", hasExcerpt = false, isStacked = false }: TeaserRowProps) {
  return (
    <Kept
      className={`group relative flex gap-4${isStacked ? " lg:flex-col-reverse lg:gap-2.5" : ""}`}
      owner={teaser}
      variant={`row ${size} ${as} ${hasExcerpt} ${isStacked}`}
    >
      {() => (
        <>
          <div className="min-w-0 flex-1">
            <TeaserKicker teaser={teaser} />
            <Title size={size} as={as}>
              <TeaserLink teaser={teaser} />
            </Title>
            {hasExcerpt && teaser.excerpt !== null && (
              <p className={`typed-lead ${teaser.picture === null ? "line-clamp-3" : "hidden md:line-clamp-3"}`}>
                {teaser.excerpt}
              </p>
            )}
            <TeaserMeta teaser={teaser} />
          </div>
          {teaser.picture !== null && (
            <div className={`w-[30%] max-w-50 shrink-0${isStacked ? " lg:w-full lg:max-w-none" : ""}`}>
              <Picture
                picture={teaser.picture}
                sizes={isStacked ? COLUMN_SIZES : undefined}
                className="aspect-4/3 w-full rounded-xs bg-surface object-cover"
                isShaped
              />
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
      {() => <TeaserBody teaser={teaser} size={size} as={as} hasExcerpt={false} />}
    </Kept>
  );
}

/** One order in every teaser: kicker, title, lead, meta. */
function TeaserBody(props: Required<TeaserProps> & { hasExcerpt: boolean; isShort?: boolean }) {
  const { teaser, size, as, hasExcerpt, isShort = false } = props;
  const { excerpt } = teaser;
  return (
    <>
      <TeaserKicker teaser={teaser} />
      <Title size={size} as={as}>
        <TeaserLink teaser={teaser} />
      </Title>
      {hasExcerpt && excerpt !== null && <p className="typed-lead">{isShort ? toShortLead(excerpt) : excerpt}</p>}
      <TeaserMeta teaser={teaser} />
    </>
  );
}

import { Kept } from "#app/components/kept-markup/kept.tsx";
import { Picture } from "#app/components/picture/picture.tsx";
import { TeaserKicker } from "#app/components/teaser/teaser-parts.tsx";
import { Island } from "#app/islands/island.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { RecentDate } from "#app/ui/date/recent-date.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { CardItem, CardRatio, CardSectionView } from "./card-section-view.ts";
import { CardSliderIsland } from "./card-slider.island.tsx";

const imageClasses: Record<CardRatio, string> = {
  small: "aspect-3/2 rounded-xs",
  portrait: "aspect-9/16 rounded-xl",
  card: "aspect-3/2 rounded-xs",
};

/** The widest a slide gets (rules 9). */
const imageSizes: Record<CardRatio, string> = { small: "350px", portrait: "200px", card: "130px" };

/** A row of cards, and what leads on from it. */
export function CardSection({
  section: { title, link, items, ratio, buttonText },
  hasPlayIcon = false,
}: {
  section: CardSectionView;
  hasPlayIcon?: boolean;
}) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <Island of={CardSliderIsland} until="visible" props={{ title, link, ratio, itemCount: items.length }}>
        {items.map((item) => (
          <li key={item.teaser.link}>
            <Card item={item} ratio={ratio} hasPlayIcon={hasPlayIcon} />
          </li>
        ))}
      </Island>
      {buttonText !== null && link !== null && (
        <ButtonLink href={link} className="mt-5">
          {buttonText}
        </ButtonLink>
      )}
    </section>
  );
}

function Card({ item, ratio, hasPlayIcon }: { item: CardItem; ratio: CardRatio; hasPlayIcon: boolean }) {
  const { teaser, picture, duration } = item;
  return (
    <Kept
      className={picture === null ? "group relative typed" : "group relative"}
      data-card=""
      owner={teaser}
      variant={`slide ${ratio} ${hasPlayIcon} ${duration}`}
    >
      {() => (
        <>
          {picture !== null && (
            <div className="relative mb-2">
              <Picture
                picture={picture}
                sizes={imageSizes[ratio]}
                isShaped
                className={`w-full bg-surface object-cover ${imageClasses[ratio]}`}
              />
              {hasPlayIcon && (
                <span className="absolute bottom-2 left-2 inline-flex size-9 items-center justify-center rounded-full bg-ink text-ground">
                  <Icon name="play" className="size-4" />
                </span>
              )}
            </div>
          )}
          <TeaserKicker teaser={teaser} />
          <Title size={toTitleSize(ratio, picture !== null)} className={ratio === "card" ? "hyphens-auto" : undefined}>
            <a href={teaser.link} className="stretched underline-hover">
              {teaser.title}
            </a>
          </Title>
          <p className="meta">
            <RecentDate date={teaser.date} />
            {duration !== null && (
              <span>
                <span className="sr-only"> Dauer </span>
                <span data-duration="">{duration}</span>
              </span>
            )}
          </p>
        </>
      )}
    </Kept>
  );
}

/** Without a picture the type carries the card. */
function toTitleSize(ratio: CardRatio, hasPicture: boolean) {
  if (ratio === "card") return "XS";
  return hasPicture ? "card" : "M";
}

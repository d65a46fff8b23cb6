import { Icon } from "../../ui/icon/icon.tsx";
import { Picture } from "../picture/picture.tsx";
import type { CardItem, CardRatio, CardSection } from "./card-section.ts";
import { SectionHeading } from "./section-heading.tsx";

const imageClasses: Record<CardRatio, string> = {
  small: "aspect-3/2 rounded-xs",
  portrait: "aspect-9/16 rounded-xl",
  card: "aspect-3/2 rounded-xs",
};

/** The widest a slide gets (spec 9). */
const imageSizes: Record<CardRatio, string> = { small: "350px", portrait: "200px", card: "130px" };

const buttonClass = "inline-flex size-11 items-center justify-center rounded-full hover:bg-surface disabled:opacity-30";

/** A row of cards that scrolls by itself and becomes a slider with script. */
export function CardSectionView({
  section: { title, link, items, ratio, buttonText },
  hasPlayIcon = false,
}: {
  section: CardSection;
  hasPlayIcon?: boolean;
}) {
  if (items.length === 0) return null;
  return (
    <section data-enhance="slider">
      <SectionHeading title={title} link={link}>
        <div className="flex print:hidden">
          <button type="button" hidden className={buttonClass} data-slide-previous="">
            <Icon name="left" />
            <span className="sr-only">Zurückblättern</span>
          </button>
          <button type="button" hidden className={buttonClass} data-slide-next="">
            <Icon name="right" />
            <span className="sr-only">Weiterblättern</span>
          </button>
        </div>
      </SectionHeading>
      <div className="slider-viewport">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard */}
        <ul className="slider" data-slides="" data-ratio={ratio} tabIndex={0} aria-label={title}>
          {items.map((item) => (
            <li key={item.link}>
              <Card item={item} ratio={ratio} hasPlayIcon={hasPlayIcon} />
            </li>
          ))}
        </ul>
      </div>
      {buttonText !== null && link !== null && (
        <a href={link} className="button mt-5">
          {buttonText}
        </a>
      )}
    </section>
  );
}

function Card({ item, ratio, hasPlayIcon }: { item: CardItem; ratio: CardRatio; hasPlayIcon: boolean }) {
  return (
    <article className="group relative">
      <div className="relative mb-2">
        {item.image !== null && (
          <Picture
            picture={item.image}
            sizes={imageSizes[ratio]}
            className={`w-full bg-surface object-cover ${imageClasses[ratio]}`}
          />
        )}
        {hasPlayIcon && (
          <span className="absolute bottom-2 left-2 inline-flex size-9 items-center justify-center rounded-full bg-ink text-ground">
            <Icon name="play" className="size-4" />
          </span>
        )}
      </div>
      {item.premium !== null && <p className="text-[0.875rem] font-semibold text-plus">{item.premium}</p>}
      <h3 className="font-serif text-[1.0625rem] leading-snug font-[620]">
        <a href={item.link} className="stretched underline-hover line-clamp-2">
          {item.title}
        </a>
      </h3>
      {item.formattedDateTime !== null && (
        <p className="mt-1 text-[0.875rem] text-soft">
          <time dateTime={item.formattedDateTime.iso}>{item.formattedDateTime.text}</time>
          {item.formattedDuration !== null && <> · {item.formattedDuration}</>}
        </p>
      )}
    </article>
  );
}

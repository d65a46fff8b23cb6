import type { FocusEvent, MouseEvent, ReactNode } from "react";
import { CARD_CLICKED } from "#app/domain/post/clicked-card.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Slot } from "#app/islands/slot.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useSlider } from "#app/ui/slider/use-slider.ts";
import type { CardRatio } from "./card-section.ts";
import { readCard } from "./read-card.ts";
import { SectionHeading } from "./section-heading.tsx";

const buttonClass = "inline-flex size-11 items-center justify-center rounded-full hover:bg-surface disabled:opacity-30";

type CardSliderProps = {
  title: string;
  link: string | null;
  ratio: CardRatio;
  itemCount: number;
  /** The cards: they stay the server's. */
  children?: ReactNode;
};

/** A row of cards (rules 2.5, 4, 9): it scrolls by itself, and is a slider with buttons once it is awake. */
function CardSlider({ title, link, ratio, itemCount, children }: CardSliderProps) {
  const { viewportRef, isReady, canScrollBack, canScrollOn, scrollBack, scrollOn, reveal } = useSlider(itemCount);
  const isNeeded = canScrollBack || canScrollOn;
  return (
    <>
      <SectionHeading title={title} link={link}>
        <div className="flex print:hidden">
          <button type="button" hidden={!isNeeded} disabled={!canScrollBack} onClick={scrollBack} className={buttonClass}>
            <Icon name="left" />
            <span className="sr-only">Zurückblättern</span>
          </button>
          <button type="button" hidden={!isNeeded} disabled={!canScrollOn} onClick={scrollOn} className={buttonClass}>
            <Icon name="right" />
            <span className="sr-only">Weiterblättern</span>
          </button>
        </div>
      </SectionHeading>
      <div className="slider-viewport" ref={viewportRef}>
        <Slot
          as="ul"
          className="slider"
          data-ready={isReady ? "" : undefined}
          data-ratio={ratio}
          // A row that scrolls must be reachable by keyboard.
          tabIndex={0}
          aria-label={title}
          onFocus={(event: FocusEvent) => reveal(event.target)}
          onClick={emitCardClicked}
        >
          {children}
        </Slot>
      </div>
    </>
  );
}

/** Rules 2.5: clicking a teaser card does not follow the link, it emits the item. Who wants a new tab still gets it. */
function emitCardClicked(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  link.dispatchEvent(new CustomEvent(CARD_CLICKED, { bubbles: true, cancelable: true, detail: readCard(link) }));
}

export const CardSliderIsland = defineIsland("card-slider", CardSlider);

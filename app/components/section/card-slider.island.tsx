import type { FocusEvent, ReactNode } from "react";
import { defineIsland } from "#app/islands/define-island.ts";
import { Slot } from "#app/islands/react/slot.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { LOOP_ABOVE_ITEMS, toSliderOptions } from "#app/ui/slider/slider-options.ts";
import { useSlider } from "#app/ui/slider/use-slider.ts";
import type { CardRatio } from "./card-section-view.ts";
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
  const { viewportRef, isReady, canScrollBack, canScrollOn, scrollBack, scrollOn, reveal } = useSlider(
    toSliderOptions(itemCount),
  );
  const isNeeded = canScrollBack || canScrollOn;
  return (
    <>
      <SectionHeading title={title} link={link}>
        <div className="flex lg:hidden print:hidden">
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
      <div className="overflow-hidden" ref={viewportRef}>
        <Slot
          as="ul"
          className="cards"
          data-ready={isReady ? "" : undefined}
          data-loops={isReady && itemCount > LOOP_ABOVE_ITEMS ? "" : undefined}
          data-ratio={ratio}
          // A row that scrolls must be reachable by keyboard.
          tabIndex={0}
          aria-label={title}
          onFocus={(event: FocusEvent) => reveal(event.target)}
        >
          {children}
        </Slot>
      </div>
    </>
  );
}

export const CardSliderIsland = defineIsland("card-slider", CardSlider);

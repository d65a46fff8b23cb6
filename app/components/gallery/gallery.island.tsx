/**
 * A gallery within a text (rules 2.5): a row of pictures that scrolls by itself, each with its counter and caption; awake it loops, and
 * has buttons and fullscreen. Its buttons lie over the pictures, so that nothing moves when they come.
 */
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { loadWholeStyles } from "#app/browser/loading/whole-styles.ts";
import { logError } from "#app/browser/log.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Slot } from "#app/islands/react/slot.tsx";
import { Icon, type IconName } from "#app/ui/icon/icon.tsx";
import { toGalleryOptions } from "#app/ui/slider/slider-options.ts";
import { useSlider } from "#app/ui/slider/use-slider.ts";
import { readSlide } from "./gallery-slide.ts";
import type { LightboxProps } from "./lightbox.tsx";
import { isNear } from "./neighbours.ts";
import { useLightboxAddress } from "./use-lightbox-address.ts";

type GalleryProps = {
  /** Its number in the text, from 1. */
  gallery: number;
  /** Number of pictures, at least 1. */
  total: number;
  loop?: boolean;
  /** The slide that it begins with. */
  start?: number;
  /** The pictures: they stay the server's. */
  children?: ReactNode;
};

/** Styles of what is not in the document are in the whole style sheet. */
async function loadLightbox() {
  const [{ Lightbox }] = await Promise.all([import("./lightbox.tsx"), loadWholeStyles()]);
  return Lightbox;
}

/** Whether it fails shows when it is opened. */
function prepareLightbox(): void {
  loadLightbox().catch(() => {});
}

function Gallery({ gallery, total, loop = true, start, children }: GalleryProps) {
  const slider = useSlider({ ...toGalleryOptions({ loop }), ...(start === undefined ? {} : { startIndex: start }) });
  const { shown, open, turnTo, close } = useLightboxAddress(gallery, total);
  const isStyled = useStyles();
  const Lightbox = useLightbox(shown !== null, close);
  const fullscreen = useRef<HTMLButtonElement>(null);
  const { selected, isReady, slides, scrollTo } = slider;

  useEffect(() => {
    for (const [index, slide] of slides.entries()) {
      const img = slide.querySelector("img");
      if (img !== null && isNear(index, selected, total, loop)) img.loading = "eager";
    }
  }, [slides, selected, total, loop]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was seen last stands in the row
  useEffect(() => {
    if (shown !== null && shown !== selected) scrollTo(shown, true);
  }, [shown, slides]);

  function openPicture({ target }: MouseEvent): void {
    if (!(target instanceof Element) || target.closest("a") !== null || target.closest("img") === null) return;
    const index = slides.findIndex((slide) => slide.contains(target));
    if (index >= 0) open(index);
  }

  function turnByKey(event: KeyboardEvent): void {
    // A link in a caption keeps its keys.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const ways: Record<string, () => void> = {
      ArrowLeft: slider.scrollBack,
      ArrowRight: slider.scrollOn,
      Home: () => scrollTo(0),
      End: () => scrollTo(total - 1),
      Enter: () => open(selected),
    };
    const act = ways[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group, as its pattern has it
    <div
      // Of two alone each follows the other, which needs the whole width.
      className={total > 2 ? "gallery-frame peeks" : "gallery-frame"}
      role="group"
      aria-roledescription="Karussell"
      aria-label={`Bildergalerie, ${total} ${total === 1 ? "Bild" : "Bilder"}`}
    >
      <div className="gallery-view" ref={slider.viewportRef}>
        <Slot
          as="ul"
          className="gallery"
          data-ready={isReady ? "" : undefined}
          // A row that scrolls must be reachable by keyboard.
          tabIndex={0}
          aria-label="Bilder"
          onFocus={(event: FocusEvent) => slider.reveal(event.target)}
          onPointerEnter={prepareLightbox}
          onClick={openPicture}
          onKeyDown={turnByKey}
        >
          {children}
        </Slot>
      </div>
      {isStyled && (
        <div className="gallery-over print:hidden">
          {total > 1 && (
            <>
              <OverButton icon="left" label="Vorheriges Bild" disabled={!slider.canScrollBack} onClick={slider.scrollBack} />
              <OverButton icon="right" label="Nächstes Bild" disabled={!slider.canScrollOn} onClick={slider.scrollOn} />
            </>
          )}
          <button
            ref={fullscreen}
            type="button"
            aria-label="Bild im Vollbild zeigen"
            className={`${overPicture} absolute top-2 right-2 inline-flex`}
            onPointerEnter={prepareLightbox}
            onFocus={prepareLightbox}
            onClick={() => open(selected)}
          >
            <Icon name="expand" />
          </button>
          {total > 1 && total <= MAX_DOTS && <Dots total={total} selected={selected} />}
        </div>
      )}
      {shown !== null && Lightbox !== null && slides.length > 0 && (
        <Lightbox
          slides={slides.map(readSlide)}
          index={shown}
          loop={loop}
          onTurn={turnTo}
          onClose={close}
          home={() => fullscreen.current}
        />
      )}
    </div>
  );
}

const overPicture =
  "pointer-events-auto size-11 items-center justify-center rounded-full bg-[#0b0d10]/65 text-[#fff] hover:bg-[#0b0d10]/85 disabled:opacity-30";

type OverButtonProps = { icon: IconName; label: string; disabled: boolean; onClick: () => void };

/** More would be a line and no count; the captions have their numbers anyway. */
const MAX_DOTS = 12;

function Dots({ total, selected }: { total: number; selected: number }) {
  return (
    <span
      className="absolute inset-x-0 bottom-2 mx-auto flex w-fit gap-1.5 rounded-full bg-[#0b0d10]/65 px-2 py-1.5"
      aria-hidden="true"
    >
      {Array.from({ length: total }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: pictures keep their places
          key={index}
          className={`size-1.5 rounded-full bg-[#fff] ${index === selected ? "" : "opacity-30"}`}
        />
      ))}
    </span>
  );
}

/** Fingers need none: they move the pictures themselves. */
function OverButton({ icon, label, disabled, onClick }: OverButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className={`${overPicture} hidden md:inline-flex`}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Whether the styles of what the document did not show are there. */
function useStyles(): boolean {
  const [areThere, setThere] = useState(false);
  useEffect(() => {
    loadWholeStyles().then(
      () => setThere(true),
      (error: unknown) => logError("A gallery has no buttons without their styles", error),
    );
  }, []);
  return areThere;
}

/** Fetched once it is needed; where it does not come the address says nothing of it. */
function useLightbox(isNeeded: boolean, onFailure: () => void) {
  const [Lightbox, setLightbox] = useState<((props: LightboxProps) => ReactNode) | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is needed
  useEffect(() => {
    if (!isNeeded || Lightbox !== null) return;
    loadLightbox().then(
      (Component) => setLightbox(() => Component),
      (error: unknown) => {
        logError("The pictures do not come in fullscreen", error);
        onFailure();
      },
    );
  }, [isNeeded]);
  return Lightbox;
}

export const GalleryIsland = defineIsland("gallery", Gallery);

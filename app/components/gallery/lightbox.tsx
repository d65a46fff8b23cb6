/** The pictures of a gallery in fullscreen (rules 2.5): a chunk of its own, fetched when somebody is about to open it. */
import { type KeyboardEvent, useContext, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useModalDialog } from "#app/components/dialog/use-modal-dialog.ts";
import { TrustHtml } from "#app/islands/react/trust-html.ts";
import { Icon, type IconName } from "#app/ui/icon/icon.tsx";
import { toGalleryOptions } from "#app/ui/slider/slider-options.ts";
import { useSlider } from "#app/ui/slider/use-slider.ts";
import type { GallerySlide } from "./gallery-slide.ts";
import { isNear } from "./neighbours.ts";
import { type PictureZoom, ZoomablePicture } from "./zoomable-picture.tsx";

export type LightboxProps = {
  slides: readonly GallerySlide[];
  /** The one that is shown; the first is 0. */
  index: number;
  loop: boolean;
  onTurn: (index: number) => void;
  onClose: () => void;
  /** Where the focus goes afterwards if it was nowhere before. */
  home: () => HTMLElement | null;
};

export function Lightbox({ slides, index, loop, onTurn, onClose, home }: LightboxProps) {
  const ref = useModalDialog((focused) => focused ?? home());
  const [zoom, setZoom] = useState<PictureZoom | null>(null);
  const isZoomed = useRef(false);
  isZoomed.current = zoom?.isZoomed ?? false;
  const { viewportRef, selected, scrollBack, scrollOn, scrollTo, canScrollBack, canScrollOn } = useSlider({
    ...toGalleryOptions({ loop }),
    startIndex: index,
    // One finger moves around in a picture of which a part is shown.
    watchDrag: () => !isZoomed.current,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the reader turns to another picture
  useEffect(() => {
    if (selected !== index) onTurn(selected);
  }, [selected]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the address names another picture
  useEffect(() => {
    if (selected !== index) scrollTo(index);
  }, [index]);

  function turnByKey(event: KeyboardEvent): void {
    const last = slides.length - 1;
    const ways: Record<string, () => void> = {
      ArrowLeft: scrollBack,
      ArrowRight: scrollOn,
      Home: () => scrollTo(0),
      End: () => scrollTo(last),
    };
    const turn = ways[event.key];
    if (turn === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    turn();
  }

  const total = slides.length;
  return createPortal(
    <dialog
      ref={ref}
      aria-label="Bildergalerie"
      onClose={onClose}
      onKeyDown={turnByKey}
      className="fixed inset-0 m-0 grid h-dvh max-h-none w-dvw max-w-none grid-rows-[auto_minmax(0,1fr)] overflow-hidden overscroll-contain bg-[#0b0d10] pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] text-[#eceef0] [--color-focus:#fff] print:hidden"
    >
      <div className="flex items-center justify-between px-2 py-1.5 sm:px-4">
        <p className="px-2 tabular-nums" aria-hidden="true" data-counter="">
          {index + 1} / {total}
        </p>
        <p className="sr-only" aria-live="polite">
          Bild {index + 1} von {total}
        </p>
        <div className="flex">
          <button
            type="button"
            aria-label="Vergrößern"
            aria-pressed={zoom?.isZoomed ?? false}
            onClick={() => zoom?.toggle()}
            className={`${round} text-[1.75rem] leading-none`}
          >
            {zoom?.isZoomed ? "−" : "+"}
          </button>
          <RoundButton icon="close" label="Schließen" onClick={onClose} />
        </div>
      </div>
      <section className="relative min-h-0" aria-roledescription="Karussell" aria-label={`${total} Bilder`}>
        <div ref={viewportRef} className="h-full overflow-hidden">
          <div className="flex h-full">
            {slides.map((slide, place) => (
              <Slide
                // biome-ignore lint/suspicious/noArrayIndexKey: pictures keep their places, and one may come twice
                key={place}
                slide={slide}
                label={`${place + 1} von ${total}`}
                isCurrent={place === index}
                isNear={isNear(place, index, total, loop)}
                onZoom={setZoom}
              />
            ))}
          </div>
        </div>
        {total > 1 && (
          <div className="pointer-events-none absolute inset-y-0 right-2 left-2 flex items-center justify-between md:right-4 md:left-4">
            <RoundButton icon="left" label="Vorheriges Bild" disabled={!canScrollBack} onClick={scrollBack} />
            <RoundButton icon="right" label="Nächstes Bild" disabled={!canScrollOn} onClick={scrollOn} />
          </div>
        )}
      </section>
    </dialog>,
    document.body,
  );
}

type SlideProps = {
  slide: GallerySlide;
  label: string;
  isCurrent: boolean;
  isNear: boolean;
  onZoom: (zoom: PictureZoom) => void;
};

function Slide({ slide, label, isCurrent, isNear: isThere, onZoom }: SlideProps) {
  const trustHtml = useContext(TrustHtml);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group, as the pattern of a carousel has it
    <div
      role="group"
      aria-roledescription="Bild"
      aria-label={label}
      inert={!isCurrent}
      className="grid h-full min-w-0 flex-[0_0_100%] grid-rows-[minmax(0,1fr)_auto]"
    >
      {isThere && (
        <>
          <ZoomablePicture picture={slide.picture} isCurrent={isCurrent} onZoom={onZoom} />
          {slide.captionHtml !== null && (
            <p
              className="mx-auto max-h-[30dvh] w-full max-w-[48rem] overflow-y-auto px-4 py-3 text-[0.9375rem] leading-[1.4] [&_a]:underline [&_a]:underline-offset-2"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: of this very page, sanitised when it was made (content/sanitize-content.ts)
              dangerouslySetInnerHTML={{ __html: trustHtml(slide.captionHtml) }}
            />
          )}
        </>
      )}
    </div>
  );
}

const round =
  "pointer-events-auto inline-flex size-11 flex-none items-center justify-center rounded-full bg-[#0b0d10]/60 hover:bg-[#fff]/20 disabled:opacity-30";

type RoundButtonProps = { icon: IconName; label: string; disabled?: boolean; onClick: () => void };

function RoundButton({ icon, label, disabled = false, onClick }: RoundButtonProps) {
  return (
    <button type="button" aria-label={label} disabled={disabled} onClick={onClick} className={round}>
      <Icon name={icon} className="size-6" />
    </button>
  );
}

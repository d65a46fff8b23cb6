import useEmblaCarousel from "embla-carousel-react";
import { useCallback, useEffect, useRef, useState } from "react";

export type SliderOptions = NonNullable<Parameters<typeof useEmblaCarousel>[0]>;

const asleep = { canScrollBack: false, canScrollOn: false, slides: [] as HTMLElement[] };

export type Slider = {
  /** For the element that cuts the row off. */
  viewportRef: (element: HTMLElement | null) => void;
  /** The row is a slider now, and no longer scrolls by itself. */
  isReady: boolean;
  canScrollBack: boolean;
  canScrollOn: boolean;
  /** The slide that it stands at, or is on its way to; the first is 0. */
  selected: number;
  scrollBack: () => void;
  scrollOn: () => void;
  /** `jump`: without a way between. */
  scrollTo: (index: number, jump?: boolean) => void;
  /** Brings a slide into view unless all of it is. */
  reveal: (slide: Element) => void;
  /** In their order; none before it can be moved. */
  slides: readonly HTMLElement[];
};

/** Turns a row that scrolls by itself into a slider, once script is there. It begins at `startIndex`, else where the reader had scrolled to. */
export function useSlider(options: SliderOptions): Slider {
  const { startIndex: wantedStart } = options;
  const viewport = useRef<HTMLElement | null>(null);
  const [isReady, setReady] = useState(false);
  const [isReduced, setReduced] = useState(false);
  const [startIndex, setStartIndex] = useState(wantedStart ?? 0);
  const [state, setState] = useState({ ...asleep, selected: startIndex });
  const [emblaRef, api] = useEmblaCarousel({
    ...options,
    startIndex,
    // The row is measured once it has the shape of a slider.
    active: isReady,
    ...(isReduced ? { duration: 0 } : {}),
  });
  const viewportRef = useCallback(
    (element: HTMLElement | null) => {
      viewport.current = element;
      emblaRef(element);
    },
    [emblaRef],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when script is there
  useEffect(() => {
    setReduced(window.matchMedia("(prefers-reduced-motion: reduce)").matches);
    if (wantedStart === undefined) setStartIndex(findScrolledTo(viewport.current));
    setReady(true);
  }, []);

  useEffect(() => {
    if (api === undefined || !isReady) return;
    const update = () =>
      setState({
        canScrollBack: api.canScrollPrev(),
        canScrollOn: api.canScrollNext(),
        selected: api.selectedScrollSnap(),
        slides: api.slideNodes(),
      });
    const element = api.rootNode();
    // Tabbing into a hidden card makes the browser scroll, which would come on top of the slider's own movement.
    const undoScroll = () => {
      element.scrollLeft = 0;
    };
    api.on("select", update).on("reInit", update);
    element.addEventListener("scroll", undoScroll);
    update();
    return () => {
      api.off("select", update).off("reInit", update);
      element.removeEventListener("scroll", undoScroll);
    };
  }, [api, isReady]);

  return {
    viewportRef,
    isReady,
    ...state,
    scrollBack: () => api?.scrollPrev(),
    scrollOn: () => api?.scrollNext(),
    scrollTo: (index, jump) => api?.scrollTo(index, jump),
    reveal(slide) {
      const index = api?.slideNodes().findIndex((node) => node.contains(slide)) ?? -1;
      if (api !== undefined && index >= 0 && !api.slidesInView().includes(index)) api.scrollTo(index);
    },
  };
}

/** The first slide of which a row that scrolls by itself shows more than half. */
function findScrolledTo(viewport: HTMLElement | null): number {
  const row = viewport?.firstElementChild;
  if (row == null) return 0;
  const start = row.getBoundingClientRect().left;
  const index = [...row.children].findIndex((slide) => {
    const { left, width } = slide.getBoundingClientRect();
    return left + width / 2 > start;
  });
  return Math.max(index, 0);
}

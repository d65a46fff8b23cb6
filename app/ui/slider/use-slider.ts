import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useState } from "react";
import { toSliderOptions } from "./slider-options.ts";

export type Slider = {
  /** For the element that cuts the row off. */
  viewportRef: (element: HTMLElement | null) => void;
  /** The row is a slider now, and no longer scrolls by itself. */
  isReady: boolean;
  canScrollBack: boolean;
  canScrollOn: boolean;
  scrollBack: () => void;
  scrollOn: () => void;
  /** Brings a slide into view unless all of it is. */
  reveal: (slide: Element) => void;
};

/** Turns a row that scrolls by itself into a slider, once script is there. */
export function useSlider(itemCount: number): Slider {
  const [isReady, setReady] = useState(false);
  const [isReduced, setReduced] = useState(false);
  const [ends, setEnds] = useState({ canScrollBack: false, canScrollOn: false });
  const [viewportRef, api] = useEmblaCarousel({
    ...toSliderOptions(itemCount),
    // The row is measured once it has the shape of a slider.
    active: isReady,
    ...(isReduced ? { duration: 0 } : {}),
  });

  useEffect(() => {
    setReduced(window.matchMedia("(prefers-reduced-motion: reduce)").matches);
    setReady(true);
  }, []);

  useEffect(() => {
    if (api === undefined || !isReady) return;
    const update = () => setEnds({ canScrollBack: api.canScrollPrev(), canScrollOn: api.canScrollNext() });
    const viewport = api.rootNode();
    // Whoever tabs into a hidden card makes the browser scroll, which would come on top of the slider's own way.
    const undoScroll = () => {
      viewport.scrollLeft = 0;
    };
    api.on("select", update).on("reInit", update);
    viewport.addEventListener("scroll", undoScroll);
    update();
    return () => {
      api.off("select", update).off("reInit", update);
      viewport.removeEventListener("scroll", undoScroll);
    };
  }, [api, isReady]);

  return {
    viewportRef,
    isReady,
    ...ends,
    scrollBack: () => api?.scrollPrev(),
    scrollOn: () => api?.scrollNext(),
    reveal(slide) {
      const index = api?.slideNodes().findIndex((node) => node.contains(slide)) ?? -1;
      if (api !== undefined && index >= 0 && !api.slidesInView().includes(index)) api.scrollTo(index);
    },
  };
}

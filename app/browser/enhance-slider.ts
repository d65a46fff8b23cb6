import EmblaCarousel from "embla-carousel";
import { toSliderOptions } from "../ui/slider/slider-options.ts";

/** Turns a scrolling row into a slider with buttons; a click on a card emits "cardClicked" instead of following the link. */
export function enhance(element: HTMLElement): void {
  const row = element.querySelector<HTMLElement>("[data-slides]");
  const viewport = row?.parentElement;
  if (!row || !viewport) return;
  const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  row.setAttribute("data-ready", "");
  const slider = EmblaCarousel(viewport, { ...toSliderOptions(row.children.length), ...(isReduced ? { duration: 0 } : {}) });

  const [previous, next] = (["previous", "next"] as const).map((name) =>
    element.querySelector<HTMLButtonElement>(`[data-slide-${name}]`),
  );
  const update = () => {
    if (previous) previous.disabled = !slider.canScrollPrev();
    if (next) next.disabled = !slider.canScrollNext();
    const isNeeded = slider.canScrollPrev() || slider.canScrollNext();
    for (const button of [previous, next]) button?.toggleAttribute("hidden", !isNeeded);
  };
  previous?.addEventListener("click", () => slider.scrollPrev());
  next?.addEventListener("click", () => slider.scrollNext());
  slider.on("select", update).on("reInit", update);
  update();

  // Whoever tabs into a hidden card must see all of it. The browser's own scrolling would come on top of the slider's.
  viewport.addEventListener("scroll", () => {
    viewport.scrollLeft = 0;
  });
  row.addEventListener("focusin", (event) => {
    const index = [...row.children].findIndex((slide) => slide.contains(event.target as Node));
    if (index >= 0 && !slider.slidesInView().includes(index)) slider.scrollTo(index);
  });
  row.addEventListener("click", emitCardClicked);
}

/** Spec 2.5: clicking a teaser card does not follow the link. Who wants a new tab still gets it. */
function emitCardClicked(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const item = { link: link.href, title: link.textContent?.trim() ?? "" };
  const isHandled = !link.dispatchEvent(new CustomEvent("cardClicked", { bubbles: true, cancelable: true, detail: item }));
  if (!isHandled) window.location.assign(item.link);
}

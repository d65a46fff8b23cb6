/** The numbers of the card slider (rules 9); its widths stand in styles/cards.css. And how a gallery moves (rules 2.5). */

/** Loops only with more than 4 items (rules 4). */
export const LOOP_ABOVE_ITEMS = 4;
/** From this width on slides are as wide as they may be and touch is off. */
export const WIDE_BREAKPOINT_PX = 800;
/** From this width on the row is a grid (styles/cards.css) and nothing slides. */
const GRID_BREAKPOINT_PX = 1024;

export function toSliderOptions(itemCount: number) {
  return {
    align: "start" as const,
    loop: itemCount > LOOP_ABOVE_ITEMS,
    containScroll: "trimSnaps" as const,
    // A card counts as seen when all of it is.
    inViewThreshold: 0.99,
    breakpoints: {
      [`(min-width: ${WIDE_BREAKPOINT_PX}px)`]: { watchDrag: false },
      [`(min-width: ${GRID_BREAKPOINT_PX}px)`]: { active: false },
    },
  };
}

/** One picture at a time; it loops unless it is told not to (rules 2.5). */
export function toGalleryOptions({ loop = true }: { loop?: boolean } = {}) {
  return { align: "start" as const, loop, inViewThreshold: 0.99 };
}

/**
 * The page behind a dialog stands still. Where its scroll bar takes room the room stays, so that nothing moves; a page
 * without one, or with one that lies over it, needs none.
 */
export function lockScroll(): void {
  const { style, clientWidth } = document.documentElement;
  if (style.overflow === "hidden") return;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
  style.overflow = "hidden";
}

export function unlockScroll(): void {
  const { style } = document.documentElement;
  style.overflow = "";
  style.scrollbarGutter = "";
}

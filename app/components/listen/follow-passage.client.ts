/** Marks the passage that is read aloud, and keeps it in view for who follows it. */

const MARK = "spoken";
/** Of the window's height: what is read stands between these. */
const TOP = 0.12;
const BOTTOM = 0.75;

let marked: HTMLElement | null = null;

/** Null: none is. Whoever has scrolled away from the passage before is left where they are, unless they ask for this one. */
export function followPassage(element: HTMLElement | null, isAsked = false): void {
  if (element === marked) return;
  const isFollowing = isAsked || marked === null || !marked.isConnected || isOnScreen(marked);
  marked?.classList.remove(MARK);
  marked?.removeAttribute("aria-current");
  marked = element;
  if (element === null) return;
  element.classList.add(MARK);
  element.setAttribute("aria-current", "true");
  if (isFollowing) lead(element);
}

function isOnScreen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function lead(element: HTMLElement): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  if (top >= innerHeight * TOP && bottom <= innerHeight * BOTTOM) return;
  const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  // Of what is taller than the window the beginning.
  const block = height > innerHeight * (BOTTOM - TOP) ? "start" : "center";
  element.scrollIntoView({ block, behavior: isReduced ? "auto" : "smooth" });
}

import { watchIslands } from "#app/islands/wake-islands.ts";

/** Whoever reads somewhere else on the page stays there. */
export function isOnScreen(element: Element | null): boolean {
  if (element === null) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}

/** Wakes what came with the rest, and leads whoever stood before the wall to it. Returns how to think better of it. */
export function leadToRest(rest: HTMLElement, isAwaited: boolean): () => void {
  watchIslands(rest);
  const waiting = new AbortController();
  if (isAwaited) leadTo(rest, waiting.signal);
  return () => waiting.abort();
}

/** To where the wall stood. Under a dialog nothing can be reached: then once it, and whichever took its place, is closed. */
function leadTo(rest: HTMLElement, signal: AbortSignal): void {
  const dialog = document.querySelector("dialog[open]");
  if (dialog !== null) {
    dialog.addEventListener("close", () => leadTo(rest, signal), { once: true, signal });
    return;
  }
  rest.focus({ preventScroll: true });
  // It is longer than the wall was: the screen may show the middle of it.
  if (rest.getBoundingClientRect().top < 0) rest.scrollIntoView();
}

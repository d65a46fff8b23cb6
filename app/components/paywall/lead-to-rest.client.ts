import { watchIslands } from "#app/islands/wake-islands.ts";

/** A reader who reads somewhere else on the page stays there. */
export function isOnScreen(element: Element | null): boolean {
  if (element === null) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}

/** Wakes the islands of the rest, and leads a reader who was at the wall to it. Returns a function that cancels this. */
export function leadToRest(rest: HTMLElement, isAwaited: boolean): () => void {
  watchIslands(rest);
  const waiting = new AbortController();
  if (isAwaited) leadTo(rest, waiting.signal);
  return () => waiting.abort();
}

/** Leads to where the wall stood. Nothing can be reached under a dialog: then it waits until that and any after it are closed. */
function leadTo(rest: HTMLElement, signal: AbortSignal): void {
  const dialog = document.querySelector("dialog[open]");
  if (dialog !== null) {
    dialog.addEventListener("close", () => leadTo(rest, signal), { once: true, signal });
    return;
  }
  rest.focus({ preventScroll: true });
  // The rest is longer than the wall was: the screen may show the middle of it.
  if (rest.getBoundingClientRect().top < 0) rest.scrollIntoView();
}

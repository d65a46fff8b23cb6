/** A chunk that cannot be loaded means a newer build: the page reloads, where the guard lets it (rules 4.18, decision 93). */
import type { StartedPage } from "#app/browser/idle/started-page.ts";

/**
 * Not where a reader is busy: the page works without script and leads to a new document by itself. Nor for what comes ahead, which this
 * page does without, nor without a line: the browser's own page would stand where the reader reads.
 */
export function reloadOnChunkError(page: Omit<StartedPage, "loadIsland">): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (navigator.onLine && !page.isPrefetching && !page.isBusy() && page.reload()) event.preventDefault();
  });
}

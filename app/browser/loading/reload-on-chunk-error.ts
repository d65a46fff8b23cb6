/** A chunk that cannot be loaded means a newer build: the page reloads, where the guard lets it (rules 4.18, decision 53). */
import type { StartedPage } from "#app/browser/idle/started-page.ts";

/** Where a reader is busy nothing is taken away: the page works without script and leads to a new document by itself. */
export function reloadOnChunkError({ isBusy, reload }: StartedPage): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (!isBusy() && reload()) event.preventDefault();
  });
}

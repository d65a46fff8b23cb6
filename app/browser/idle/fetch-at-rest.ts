/**
 * No tap waits for the network: what this page's reader may press is fetched while they rest, or scroll as slowly as who reads. Fetched, not
 * woken: that is left to hints.
 */
import { loadAhead, type Page } from "./prefetch-islands.ts";

/** Who does nothing else for so long is reading. */
const REST_MS = 1500;
/** In px between two looks; who looks for something scrolls further. */
const SLOW_PX = 600;

export function fetchAtRest(page: Page): void {
  const before = scrollY;
  setTimeout(() => {
    if (Math.abs(scrollY - before) > SLOW_PX) return fetchAtRest(page);
    // The dialogs that header and footer open, and what is in the page: asked for twice it comes once.
    const waiting = document.querySelectorAll<HTMLElement>("[data-island]");
    loadAhead(page, ["login-dialog", "consent-dialog", ...Array.from(waiting, ({ dataset }) => dataset.island ?? "")]);
  }, REST_MS);
}

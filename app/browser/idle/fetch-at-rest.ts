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
    if (Math.abs(scrollY - before) > SLOW_PX) fetchAtRest(page);
    else loadAhead(page, findIslands());
  }, REST_MS);
}

/** What waits in the page, and the dialogs that its header and footer open. */
function findIslands(): string[] {
  const waiting = document.querySelectorAll<HTMLElement>("[data-island]:not([data-awake])");
  return ["login-dialog", "consent-dialog", ...Array.from(waiting, ({ dataset }) => dataset.island ?? "")];
}

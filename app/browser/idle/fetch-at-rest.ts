/**
 * No tap waits for the network: what this page's reader may press is fetched while they rest, or scroll as slowly as who reads. Fetched, not
 * woken: that is left to hints.
 */
import { type DialogName, dialogs } from "#app/domain/page/dialog.ts";
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

/** The dialogs that the page links to, and what waits in it. */
function findIslands(): string[] {
  const waiting = document.querySelectorAll<HTMLElement>("[data-dialog-link], [data-island]:not([data-awake])");
  return Array.from(waiting, ({ dataset }) => dataset.island ?? `${dialogs[dataset.dialogLink as DialogName]}-dialog`);
}

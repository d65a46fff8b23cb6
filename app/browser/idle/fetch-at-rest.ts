/**
 * No tap waits for the network: what this page's reader may press is fetched while they rest, or scroll as slowly as who reads. Fetched, not
 * woken: that is left to hints.
 */
import { type DialogName, dialogs } from "#app/domain/page/dialog.ts";
import { loadAhead, type Page } from "./prefetch-islands.ts";
import { whenIdle } from "./when-idle.ts";

/** Who does nothing else for so long is reading. */
const REST_MS = 1500;
/** In px a second; who looks for something scrolls faster. */
const SLOW = 600;

export function fetchAtRest(page: Page): void {
  const listening = new AbortController();
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      listening.abort();
      whenIdle(() => loadAhead(page, findIslands()));
    }, REST_MS);
  };
  let before = { at: 0, top: scrollY };
  const follow = ({ type, timeStamp: at }: Event) => {
    const isFast = Math.abs(scrollY - before.top) > (SLOW / 1000) * (at - before.at);
    before = { at, top: scrollY };
    if (type !== "scroll" || isFast) wait();
  };
  for (const type of ["scroll", "pointerdown", "keydown"])
    document.addEventListener(type, follow, { passive: true, signal: listening.signal });
  wait();
}

/** Those that wait for a hint, and the dialogs that the page links to. */
function findIslands(): string[] {
  const asleep = [...document.querySelectorAll<HTMLElement>("[data-island]:not([data-awake], [data-until])")];
  const links = [...document.querySelectorAll<HTMLElement>("[data-dialog-link]")];
  const names = links.map(({ dataset }) => `${dialogs[dataset.dialogLink as DialogName]}-dialog`);
  return [...new Set(["modal-host", ...names, ...asleep.map(({ dataset }) => dataset.island ?? "")])];
}

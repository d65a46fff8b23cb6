/**
 * A tap seldom waits for the network: whoever reaches for header or footer is about to press something, and what these open, and what is in the
 * page, is fetched then; fetched, not woken: that is left to hints. Who only reads loads none of it.
 */
import { loadAhead, type Page } from "./prefetch-islands.ts";

const SIGNS = ["pointerover", "focusin", "touchstart"];

export function fetchAtReach(page: Page): void {
  const reach = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest("body > :is(header, footer)") === null) return;
    for (const sign of SIGNS) document.removeEventListener(sign, reach);
    // Asked for twice it comes once.
    const waiting = document.querySelectorAll<HTMLElement>("[data-island]");
    loadAhead(page, ["login-dialog", "consent-dialog", ...Array.from(waiting, ({ dataset }) => dataset.island ?? "")]);
  };
  for (const sign of SIGNS) document.addEventListener(sign, reach, { passive: true });
}

/**
 * Clicks on links, by the part of the page that they stand in (rules 7.3.6). Cards (loading/open-clicked-card.ts) and what dialogs do say it
 * themselves.
 */
import { toTrackedUrl, trackClick } from "./data-layer.ts";

/** The innermost that fits. */
const parts: readonly [string, { type: string; name: string }][] = [
  ["body > footer, footer[role=contentinfo]", { type: "navigation", name: "footer" }],
  ["nav", { type: "navigation", name: "menu" }],
  ["article[data-post]", { type: "link", name: "article" }],
  ["main article", { type: "teaser", name: "list" }],
  ["main", { type: "link", name: "page" }],
];
const LONGEST_TEXT = 140;

export function followClicks(signal: AbortSignal): void {
  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link === null || link.closest("[data-card], dialog") !== null) return;
    const [, part] = parts.find(([selector]) => link.closest(selector) !== null) ?? [];
    trackClick({
      ...(part ?? { type: "navigation", name: "header" }),
      action: "click",
      url: toTrackedUrl(link),
      text: link.textContent.trim().slice(0, LONGEST_TEXT),
    });
  };
  // Before all others: a listener that handles the click may stop it.
  window.addEventListener("click", follow, { capture: true, signal });
}

/**
 * Cards, marked `data-card`, emit "cardClicked" instead of following their link (rules 2.5); the page opens the story unless
 * another listener does.
 */

import { isPlainClick } from "#app/browser/plain-click.ts";
import { toTrackedUrl, trackClick } from "#app/browser/tracking/events/data-layer.ts";
import { CARD_CLICKED, isClickedCard } from "#app/domain/post/clicked-card.ts";
import { goTo } from "./go-to.ts";
import { readCard } from "./read-card.ts";

export function openClickedCards(): void {
  document.addEventListener("click", emitCardClicked);
  // At the window: listeners in the page come first.
  window.addEventListener(CARD_CLICKED, (event) => {
    const { detail } = event as CustomEvent;
    if (!isClickedCard(detail)) return;
    const { link, title, position } = detail;
    const address = new URL(link, location.href);
    trackClick({ type: "teaser", name: "card", action: "click", url: toTrackedUrl(address), text: title, position });
    if (event.defaultPrevented) return;
    // The loading of another site's page is not signalled.
    if (address.origin === location.origin) goTo(link);
    else location.assign(link);
  });
}

function emitCardClicked(event: MouseEvent): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("[data-card] a[href]") : null;
  if (link === null || event.defaultPrevented || !isPlainClick(event)) return;
  event.preventDefault();
  link.dispatchEvent(new CustomEvent(CARD_CLICKED, { bubbles: true, cancelable: true, detail: readCard(link) }));
}

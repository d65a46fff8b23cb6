/** Cards emit "cardClicked" instead of following their link (rules 2.5); the page opens the story unless somebody else does. */

import { trackClick } from "#app/browser/tracking/data-layer.ts";
import { CARD_CLICKED, isClickedCard } from "#app/domain/post/clicked-card.ts";
import { goTo } from "./go-to.ts";

export function openClickedCards(): void {
  // At the window: whoever listens at the page comes first.
  window.addEventListener(CARD_CLICKED, (event) => {
    if (!(event instanceof CustomEvent) || !isClickedCard(event.detail)) return;
    const { link, title } = event.detail;
    trackClick({ type: "teaser", name: "card", action: "click", url: link, text: title });
    if (event.defaultPrevented) return;
    goTo(link);
  });
}

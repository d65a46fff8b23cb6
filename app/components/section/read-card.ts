import type { ClickedCard } from "#app/domain/post/clicked-card.ts";

/** The item of a card (card-section-view.tsx), read from the card itself: no text travels twice. */
export function readCard(link: HTMLAnchorElement): ClickedCard {
  const card = link.closest("article") ?? link;
  const image = card.querySelector("img");
  return {
    link: link.href,
    title: toText(link) ?? "",
    image: image === null ? null : { src: image.src, alt: image.alt },
    formattedDateTime: toText(card.querySelector("time")),
    formattedDuration: toText(card.querySelector("[data-duration]")),
  };
}

function toText(element: Element | null): string | null {
  return element?.textContent.trim() || null;
}

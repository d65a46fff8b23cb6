import type { ClickedCard } from "#app/domain/post/clicked-card.ts";

/** The item of a card (rules 3), read from the card itself: no text travels twice. */
export function readCard(link: HTMLAnchorElement): ClickedCard {
  const card = link.closest("[data-card]") ?? link;
  const image = card.querySelector("img");
  return {
    id: link.origin === location.origin ? readPostId(link.pathname) : null,
    link: link.href,
    // What follows says that the story stands on another site.
    title: toText(link.firstChild) ?? "",
    image: image === null ? null : { src: image.src, alt: image.alt },
    formattedDateTime: toText(card.querySelector("time")),
    formattedDuration: toText(card.querySelector("[data-duration]")),
    position: [...document.querySelectorAll("[data-card]")].indexOf(card) + 1,
  };
}

/** Of a post's page, or of its video's. */
function readPostId(path: string): number | null {
  const [, id] = /^(?:\/video)?\/[^/]+\/([1-9]\d{0,9})$/.exec(path) ?? [];
  return id === undefined ? null : Number(id);
}

function toText(node: Node | null): string | null {
  return node?.textContent?.trim() || null;
}

/** What a click on a card brings (rules 2.5, 3): the event's name, and the item as the reader sees it. */
export const CARD_CLICKED = "cardClicked";

export type ClickedCard = {
  link: string;
  title: string;
  image: { src: string; alt: string } | null;
  formattedDateTime: string | null;
  formattedDuration: string | null;
};

/** Any script on the page may emit the event. */
export function isClickedCard(detail: unknown): detail is ClickedCard {
  if (typeof detail !== "object" || detail === null || !("link" in detail) || !("title" in detail)) return false;
  return typeof detail.link === "string" && typeof detail.title === "string";
}

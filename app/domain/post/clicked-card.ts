/** What a click on a card brings (rules 2.5, 3): the event's name, and the item as the reader sees it. */
export const CARD_CLICKED = "cardClicked";

export type ClickedCard = {
  /** Of the post; null where the link leads to none. */
  id: number | null;
  link: string;
  title: string;
  image: { src: string; alt: string } | null;
  formattedDateTime: string | null;
  formattedDuration: string | null;
  /** Among the cards of the page, beginning with 1. */
  position: number;
};

/** Any script on the page may emit the event, and leave out what it does not know. */
export function isClickedCard(detail: unknown): detail is Pick<ClickedCard, "link" | "title"> & Partial<ClickedCard> {
  const { link, title }: { link?: unknown; title?: unknown } = Object(detail);
  return typeof link === "string" && typeof title === "string";
}

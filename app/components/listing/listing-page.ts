/** What a listing takes over from its next page, which comes as a whole document of this site. */
export type ListingPage = {
  /** The entries as HTML, and how many they are. */
  entries: string;
  count: number;
  /** The page links as HTML. */
  links: string;
  /** Address of the page after it; null when it is the last. */
  next: string | null;
};

/** Throws when the document holds no listing. */
export function parseListingPage(page: Document): ListingPage {
  const list = page.querySelector("[data-listing]");
  if (list === null) throw new Error("The page holds no listing");
  const links = page.querySelector("[data-page-links]");
  return {
    entries: list.innerHTML,
    count: list.childElementCount,
    links: links?.outerHTML ?? "",
    next: links?.querySelector("a[rel=next]")?.getAttribute("href") ?? null,
  };
}

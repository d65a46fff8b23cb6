import { type RefCallback, useEffect, useRef, useState } from "react";
import { fetchDocument } from "#app/browser/loading/fetch-document.ts";
import { keepListing, readKeptListing } from "#app/browser/loading/kept-listing.ts";
import { logError } from "#app/browser/log.ts";

/** What a listing takes over from its next page, which comes as a whole document of this site. */
type ListingPage = {
  /** The entries as HTML, and how many they are. */
  entries: string;
  count: number;
  /** The page links as HTML. */
  links: string;
  /** Address of the page after it; null when it is the last. */
  next: string | null;
};

/** Rules 2.5, 9: so near the screen the end of a listing brings the next page. */
export const END_MARGIN_PX = 500;

/** The pages that came, in order. `endRef` is for the element at the end of the list. */
export function useEndlessListing(firstNext: string): { pages: ListingPage[]; endRef: RefCallback<HTMLElement> } {
  const [pages, setPages] = useState<ListingPage[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const last = pages.at(-1);
  const next = hasFailed ? null : last === undefined ? firstNext : last.next;
  // Undefined until it was looked for, null when there is nothing to bring back any more.
  const kept = useRef<ReturnType<typeof readKeptListing> | undefined>(undefined);

  // Before the next effect: pages that were there are brought back wherever the end is, and then their reader to their place.
  useEffect(() => {
    if (kept.current === undefined) kept.current = readKeptListing();
    if (kept.current !== null && pages.length < kept.current.pages && next !== null) return;
    if (kept.current !== null) scrollTo({ top: kept.current.top, behavior: "instant" });
    kept.current = null;
    return pages.length === 0 ? undefined : keepListing(pages.length);
  }, [pages.length, next]);

  // A new observer for each page: it says at once whether the end is still near.
  useEffect(() => {
    if (end === null || next === null) return;
    const load = async () => {
      try {
        const page = parseListingPage(await fetchDocument(next));
        setPages((before) => [...before, page]);
      } catch (error) {
        // The page links are still there: the reader goes on with them.
        logError("The next page of the listing could not be loaded", error);
        setFailed(true);
      }
    };
    if (kept.current) return void load();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: `${END_MARGIN_PX}px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [end, next]);

  return { pages, endRef: setEnd };
}

/** Throws when the document holds no listing. */
function parseListingPage(page: Document): ListingPage {
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

import { type RefCallback, useEffect, useState } from "react";
import { fetchDocument } from "#app/browser/loading/fetch-document.ts";
import { logError } from "#app/browser/log.ts";
import { type ListingPage, parseListingPage } from "./listing-page.ts";

/** Rules 2.5, 9: so near the screen the end of a listing brings the next page. */
export const END_MARGIN_PX = 500;

/** The pages that came, in order. `endRef` is for the element at the end of the list. */
export function useEndlessListing(firstNext: string): { pages: ListingPage[]; endRef: RefCallback<HTMLElement> } {
  const [pages, setPages] = useState<ListingPage[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const last = pages.at(-1);
  const next = hasFailed ? null : last === undefined ? firstNext : last.next;

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

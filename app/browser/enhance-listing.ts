import { fetchDocument } from "./fetch-document.ts";
import { logError } from "./log.ts";

/** Endless scrolling: the next page of a listing is fetched as a document and its entries are appended (spec 2.5, 9). */
const ROOT_MARGIN_PX = 500;

export function enhance(element: HTMLElement): void {
  const list = element.querySelector<HTMLElement>("[data-listing]");
  const status = element.querySelector<HTMLElement>("[data-listing-status]");
  const links = element.querySelector<HTMLElement>("[data-page-links]");
  if (list === null || links === null) return;

  let isLoading = false;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting && !isLoading) void append();
    },
    { rootMargin: `${ROOT_MARGIN_PX}px` },
  );
  observer.observe(links);

  async function append(): Promise<void> {
    const next = links?.querySelector<HTMLAnchorElement>("a[rel=next]");
    if (!next || list === null || links === null) return observer.disconnect();
    isLoading = true;
    try {
      const page = await fetchDocument(next.href);
      const entries = [...page.querySelectorAll("[data-listing] > *")];
      list.append(...entries);
      links.replaceChildren(...(page.querySelector("[data-page-links]")?.childNodes ?? []));
      if (status !== null) status.textContent = `${entries.length} weitere Beiträge geladen`;
    } catch (error) {
      // The page links are still there: the reader goes on with them.
      logError("The next page of the listing could not be loaded", error);
      observer.disconnect();
      return;
    }
    isLoading = false;
    // An observer reports changes only; ask again in case the end is still near.
    observer.unobserve(links);
    observer.observe(links);
  }
}

/**
 * How much of an endless list its reader had before them, kept with this entry of the browser's history: whoever comes back from an
 * article finds the list whole (rules 2.5), also where the browser did not keep the page itself.
 */

/** Pages beyond the first, and where the reader was, in pixels. */
type KeptListing = { pages: number; top: number };

/** A list is brought back up to this length. */
const MOST_PAGES = 25;

/** Null where nothing was kept, or something else than this. */
export function readKeptListing(): KeptListing | null {
  const { pages, top } = (history.state as { listing?: Partial<KeptListing> } | null)?.listing ?? {};
  if (typeof pages !== "number" || typeof top !== "number" || !(pages > 0)) return null;
  return { pages: Math.min(pages, MOST_PAGES), top };
}

/** Keeps it now and with each press, of which one leads to another page; returns how to end that. */
export function keepListing(pages: number): () => void {
  const keep = () => history.replaceState({ ...history.state, listing: { pages, top: scrollY } }, "");
  keep();
  addEventListener("click", keep, true);
  return () => removeEventListener("click", keep, true);
}

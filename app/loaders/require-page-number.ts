import { parsePageNumber } from "#app/domain/page/page-number.ts";
import { invalidRoute } from "./route-errors.ts";

/** The page number of an address; throws the 404 of a route validation failure. */
export function requirePageNumber(text: string | null | undefined, url: URL): number {
  const page = parsePageNumber(text);
  if (page === null) throw invalidRoute(url);
  return page;
}

/** A page beyond the end is a 404, not an empty page. The first page of an empty list is fine. */
export function requireWithinEnd(list: { total_pages: number }, page: number, url: URL): void {
  if (page > 1 && page > list.total_pages) throw invalidRoute(url);
}

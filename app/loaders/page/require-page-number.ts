import type { RouterContextProvider } from "react-router";
import { parsePageNumber } from "#app/domain/page/address/page-number.ts";
import { requireRedirect } from "#app/loaders/address/former-address.ts";
import { invalidRoute } from "#app/loaders/address/route-errors.ts";

type Context = Readonly<RouterContextProvider>;

/** The page number of an address; where it is invalid, throws the redirect of a former system's address or the 404 of a route validation failure. */
export async function requirePageNumber(context: Context, text: string | null | undefined, url: URL): Promise<number> {
  return parsePageNumber(text) ?? requireRedirect(context, url, invalidRoute(url));
}

/** A page beyond the end is a 404, not an empty page. The first page of an empty list is fine. */
export function requireWithinEnd(list: { total_pages: number }, page: number, url: URL): void {
  if (page > 1 && page > list.total_pages) throw invalidRoute(url);
}

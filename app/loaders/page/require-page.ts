import type { RouterContextProvider } from "react-router";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toRedirect } from "#app/loaders/address/to-redirect.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetPageBySlugDocument, type GetPageBySlugQuery } from "#graphql/generated/operations.ts";
import { askPage } from "./ask-page.ts";
import { noDataError, toPageError } from "./require-data.ts";

export type WirePage = NonNullable<GetPageBySlugQuery["page"]>;

/**
 * The page at an address. Throws a redirect to its one address when that was written in another way (capitals, a slash at
 * the end), or to where a former system's page is now; otherwise the 404.
 */
export async function requirePage(context: Readonly<RouterContextProvider>, url: URL): Promise<WirePage> {
  const slug = decodeSegment(url.pathname.replace(/^\/+|\/+$/g, "")).toLowerCase();
  const [{ data, error }] = await askPage(context, [toQuestion(GetPageBySlugDocument, { slug, path: url.pathname })]);
  const address = toRedirect(`/${encodeURIComponent(slug)}${url.search}`, 301, url);
  if (data?.page && address !== null) throw address;
  if (data?.page) return data.page;
  if (data?.redirect) throw toRedirect(data.redirect.to, data.redirect.status, url) ?? unknownRoute(url);
  if (error !== undefined && !error.graphQLErrors.some(({ extensions }) => extensions.code === "NOT_FOUND"))
    throw toPageError(error);
  if (error === undefined && !data) throw noDataError();
  throw unknownRoute(url);
}

/** A segment that is not percent-encoded properly names no page, but is no error either. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

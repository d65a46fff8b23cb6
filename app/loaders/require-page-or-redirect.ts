import type { Client } from "@urql/core";
import { toTypedDocument } from "#graphql/client/typed-document.ts";
import { GetPageBySlugDocument, type GetPageBySlugQuery, GetRedirectDocument } from "#graphql/generated/operations.ts";
import { noDataError, requireAnswer, toPageError } from "./require-answer.ts";
import { unknownRoute } from "./route-errors.ts";
import { toRedirect } from "./to-redirect.ts";

export type WirePage = NonNullable<GetPageBySlugQuery["page"]>;

/**
 * The page at an address. Throws a redirect to its one address when that was written in another way (capitals, a slash at
 * the end), or to where a former system's page is now; otherwise the 404.
 */
export async function requirePage(client: Client, url: URL): Promise<WirePage> {
  const slug = decodeSegment(url.pathname.replace(/^\/+|\/+$/g, "")).toLowerCase();
  const document = toTypedDocument(GetPageBySlugDocument);
  const { data, error } = await client.query(document, { slug, path: url.pathname });
  const address = toRedirect(`/${encodeURIComponent(slug)}${url.search}`, 301, url);
  if (data?.page && address !== null) throw address;
  if (data?.page) return data.page;
  if (data?.redirect) throw toRedirect(data.redirect.to, data.redirect.status, url) ?? unknownRoute(url);
  if (error !== undefined && !error.graphQLErrors.some(({ extensions }) => extensions.code === "NOT_FOUND"))
    throw toPageError(error);
  if (error === undefined && !data) throw noDataError();
  throw unknownRoute(url);
}

/** Where a former system's address leads now; throws that redirect or the 404, `otherwise` when there is a more exact one. */
export async function requireRedirect(client: Client, url: URL, otherwise = unknownRoute(url)): Promise<never> {
  const { redirect: found } = await requireAnswer(client, GetRedirectDocument, { path: url.pathname });
  throw (found === null ? null : toRedirect(found.to, found.status, url)) ?? otherwise;
}

/**
 * What `asked` brings. When it is nothing, throws the redirect to where a former system's address leads now, or the 404. Both
 * questions leave in one round trip: `asked` was sent in this turn. Rejects as `asked` does when something is there but fails.
 */
export async function requireOrRedirect<Result>(client: Client, url: URL, asked: Promise<Result | null>): Promise<Result> {
  const [answer, former] = await Promise.allSettled([asked, requireAnswer(client, GetRedirectDocument, { path: url.pathname })]);
  if (answer.status === "fulfilled" && answer.value !== null) return answer.value;
  const isMissing = answer.status === "fulfilled" || isNotFound(answer.reason);
  const found = former.status === "fulfilled" ? former.value.redirect : null;
  const moved = isMissing && found !== null ? toRedirect(found.to, found.status, url) : null;
  if (moved !== null) throw moved;
  throw answer.status === "rejected" ? answer.reason : unknownRoute(url);
}

function isNotFound(reason: unknown): boolean {
  return reason instanceof Object && "init" in reason && (reason.init as ResponseInit | null)?.status === 404;
}

/** WordPress' short links, `/?p=12`, lead to where the post stands now; any other front page address passes. */
export async function followShortLink(client: Client, url: URL): Promise<void> {
  const post = url.searchParams.get("p");
  if (post === null || !/^\d{1,10}$/.test(post)) return;
  // The front page does not depend on it: a failure is logged where it is recognised, and the page is shown.
  const [answer] = await Promise.allSettled([requireAnswer(client, GetRedirectDocument, { path: `/?p=${post}` })]);
  const found = answer.status === "fulfilled" ? answer.value.redirect : null;
  const target = found === null ? null : toRedirect(found.to, found.status, url);
  if (target !== null) throw target;
}

/** A segment that is not percent-encoded properly names no page, but is no error either. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

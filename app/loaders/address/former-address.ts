/** Addresses of a former system (rules 2.1): every page that may not be there asks, in its one round trip, where it is now. */
import type { RouterContextProvider } from "react-router";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { keepStories, storiesQuestion } from "#app/loaders/page/read-stories-instead.ts";
import { requireData, toPageError } from "#app/loaders/page/require-data.ts";
import { type Answer, type Question, toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetRedirectDocument, type GetRedirectQuery } from "#graphql/generated/operations.ts";
import { unknownRoute } from "./route-errors.ts";
import { toRedirect } from "./to-redirect.ts";

export function toFormerAddressQuestion(path: string): Question<GetRedirectQuery> {
  return toQuestion(GetRedirectDocument, { path });
}

/** WordPress' short links, `/?p=12`; null for any other front page address. */
export function toShortLinkQuestion({ searchParams }: URL): Question<GetRedirectQuery> | null {
  const post = searchParams.get("p");
  return post === null || !/^\d{1,10}$/.test(post) ? null : toFormerAddressQuestion(`/?p=${post}`);
}

/** The redirect to where an address leads now. Null when nothing was asked, nothing is known, or the lookup failed, which is logged. */
export function toFormerRedirect(answer: Answer<GetRedirectQuery> | null, url: URL): Response | null {
  if (answer === null) return null;
  if (answer.error !== undefined) toPageError(answer.error);
  const found = answer.data?.redirect ?? null;
  return found === null ? null : toRedirect(found.to, found.status, url);
}

/** Where a former system's address leads now; throws that redirect or the 404, `otherwise` when there is a more exact one. */
export async function requireRedirect(
  context: Readonly<RouterContextProvider>,
  url: URL,
  otherwise = unknownRoute(url),
): Promise<never> {
  const [answer, stories] = await askPage(context, [toFormerAddressQuestion(url.pathname), storiesQuestion]);
  keepStories(context, stories);
  requireData(answer);
  throw toFormerRedirect(answer, url) ?? otherwise;
}

/**
 * What `read` finds in the answers of a page. Where that is nothing, or a 404, throws the redirect to where the address leads
 * now, or else the 404. Throws as `read` does when something is there but fails.
 */
export async function requireOrRedirect<Result>(
  url: URL,
  former: Answer<GetRedirectQuery>,
  read: () => Result | null | Promise<Result | null>,
): Promise<Result> {
  let missing: unknown = unknownRoute(url);
  try {
    const found = await read();
    if (found !== null) return found;
  } catch (reason) {
    if (!isNotFound(reason)) throw reason;
    missing = reason;
  }
  throw toFormerRedirect(former, url) ?? missing;
}

function isNotFound(reason: unknown): boolean {
  return reason instanceof Object && "init" in reason && (reason.init as ResponseInit | null)?.status === 404;
}

/** The headers of a document, as its routes decide them: framework mode's `headers` exports and cookies (decision 3). */
import type { ServerBuild, StaticHandlerContext } from "react-router";

type HeadersOf = (routeId: string) => NonNullable<ServerBuild["routes"][string]>["module"]["headers"];

/**
 * From the root to the page, or to the route whose error boundary answers: a route that exports `headers` decides alone, with
 * what its loader and action said in hand; any other hands on its parent's. Cookies of loaders and actions always get through.
 */
export function toDocumentHeaders(context: StaticHandlerContext, headersOf: HeadersOf): Headers {
  const { matches, errors, loaderHeaders, actionHeaders } = context;
  const boundary = errors === null ? -1 : matches.findIndex(({ route }) => errors[route.id] !== undefined);
  const shown = boundary === -1 ? matches : matches.slice(0, boundary + 1);
  const thrown = boundary === -1 ? undefined : findErrorHeaders(context, boundary);
  let headers = new Headers();
  for (const [index, { route }] of shown.entries()) {
    const ofLoader = loaderHeaders[route.id];
    const ofAction = actionHeaders[route.id];
    const errorHeaders = index === shown.length - 1 ? thrown : undefined;
    const decide = headersOf(route.id);
    const parentHeaders = headers;
    if (decide !== undefined) {
      headers = new Headers(
        typeof decide === "function"
          ? decide({
              loaderHeaders: ofLoader ?? new Headers(),
              actionHeaders: ofAction ?? new Headers(),
              parentHeaders,
              errorHeaders,
            })
          : decide,
      );
    }
    if (errorHeaders !== ofLoader && errorHeaders !== ofAction) addCookies(headers, errorHeaders);
    addCookies(headers, ofAction);
    addCookies(headers, ofLoader);
    if (headers !== parentHeaders) addCookies(headers, parentHeaders);
  }
  return headers;
}

/** Headers of what was thrown below the boundary: of a handler that has headers and no data. */
function findErrorHeaders(context: StaticHandlerContext, boundary: number): Headers | undefined {
  const { matches, loaderData, loaderHeaders, actionData, actionHeaders } = context;
  for (const { route } of matches.slice(boundary)) {
    const ofAction = actionHeaders[route.id];
    if (ofAction !== undefined && (actionData === null || !Object.hasOwn(actionData, route.id))) return ofAction;
    const ofLoader = loaderHeaders[route.id];
    if (ofLoader !== undefined && !Object.hasOwn(loaderData, route.id)) return ofLoader;
  }
  return undefined;
}

function addCookies(headers: Headers, from: Headers | undefined): void {
  if (from === undefined) return;
  const known = new Set(headers.getSetCookie());
  for (const cookie of from.getSetCookie()) if (!known.has(cookie)) headers.append("set-cookie", cookie);
}

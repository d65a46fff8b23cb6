import { toAuthorization } from "#app/domain/session/auth-token.ts";
import { headWithin } from "#app/gateway/backend/answer-within.ts";
import { readLimitedBody } from "#app/gateway/backend/read-limited-body.ts";
import { CALLER_HEADER } from "#app/gateway/grants/sign-caller.ts";
import { vouchesForCheckout } from "#app/gateway/sso/vouches-for-checkout.ts";
import { isForeignPost } from "#workers/portal/is-foreign-post.ts";
import type { PortalRequest, Step } from "./open-request.ts";

/** Where the paywall provider reports what was bought and what ended. */
const WEBHOOK_PATH = "/webhooks/paywall";
const passedPaths = /^\/(?:graphql\/?$|media\/)/;
const restPaths = /^\/wp-json(?:\/|$)/;
/** Every call carries Authorization (rules 6). Pictures are no calls: with it no cache on the way would keep them. */
const needsAuthorization = /^\/(?:graphql\/?$|wp-json(?:\/|$))/;

/** What the back end may know of a reader's request, besides the portal's own word on who calls. Cookies are none of its business. */
const passedHeaders = [
  "accept",
  "content-type",
  "authorization",
  "x-mutation",
  "if-none-match",
  "if-modified-since",
  "range",
  "sec-fetch-site",
  "sec-fetch-dest",
];

/** `/graphql`, `/wp-json/…`, `/media/…` and the provider's webhook go to the back end, whichever one is configured. */
export const passToBackend: Step = async (portalRequest) => {
  const { request, url, environment, backendOrigin, sendToBackend, signCaller } = portalRequest;
  const isWebhook = url.pathname === WEBHOOK_PATH;
  const isRest = restPaths.test(url.pathname);
  if (!isWebhook && !isRest && !passedPaths.test(url.pathname)) return null;
  if (isRest && !isSpecifiedRest(portalRequest)) return noRoute();
  if (isWebhook && request.method !== "GET" && request.method !== "POST")
    return Response.json({ error: "Method not allowed" }, { status: 405, headers: { allow: "GET, POST" } });
  const origins = [url.origin, environment.publicOrigin];
  // Another site must not sign a reader in or out, nor act in a reader's name.
  if (request.method === "POST" && isForeignPost(request, origins))
    return Response.json({ error: "Posted by another site" }, { status: 403, headers: { "cache-control": "no-store" } });
  const headers = new Headers();
  for (const name of passedHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  // A reader's browser sends it itself; programs, and links to these addresses, do not.
  if (!headers.has("authorization") && needsAuthorization.test(url.pathname)) headers.set("authorization", toAuthorization(null));
  // For calls that act for a reader, and for links that are full addresses.
  const isInCheckout = vouchesForCheckout(request, origins);
  const caller = isRest || request.method === "POST" ? await signCaller({ isInCheckout }) : null;
  if (caller !== null) headers.set(CALLER_HEADER, caller);
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  const body = hasBody ? await readLimitedBody(request) : undefined;
  if (body === null) return Response.json({ error: "Body too large" }, { status: 413, headers: { "cache-control": "no-store" } });
  const { method } = request;
  try {
    // Only the head has a time limit: a large picture on a slow line takes as long as it takes.
    return await headWithin(environment.backendTimeoutMs, (signal) =>
      sendToBackend(
        new Request(`${backendOrigin}${url.pathname.replace(/(?<=^\/graphql)\/$/, "")}${url.search}`, {
          method,
          headers,
          body,
          signal,
          redirect: "manual",
        }),
      ),
    );
  } catch (error) {
    console.error(`${url.pathname}: the back end does not answer`, error);
    const isTimeout = error instanceof DOMException && error.name === "AbortError";
    return Response.json({ error: "The back end does not answer" }, { status: isTimeout ? 504 : 503 });
  }
};

/** The calls of rules 7.2: a publisher's WordPress may have others, which are none of a reader's business. */
function isSpecifiedRest({ url, environment: { ssoNamespace, topicsNamespace } }: PortalRequest): boolean {
  const namespaces = ["wp/v2", `${ssoNamespace}/v1`, `${topicsNamespace}/v1`];
  return namespaces.some((namespace) => url.pathname.startsWith(`/wp-json/${namespace}/`));
}

/** As WordPress says it. */
function noRoute(): Response {
  const message = "No route was found matching the URL and request method.";
  return Response.json({ code: "rest_no_route", message, data: { status: 404 } }, { status: 404 });
}

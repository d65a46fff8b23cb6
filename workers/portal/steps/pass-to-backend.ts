import { toAuthorization } from "#app/domain/session/auth-token.ts";
import { bodyRefusalTexts, isBodyRefusal, readLimitedBody } from "#app/gateway/backend/read-limited-body.ts";
import { CALLER_HEADER } from "#app/gateway/grants/sign-caller.ts";
import { vouchesForCheckout } from "#app/gateway/sso/vouches-for-checkout.ts";
import { logError } from "#shared/log/log.ts";
import { type BackendPathKind, isDisguised, isForm, parseBackendPath, toPassedAnswer } from "#workers/portal/backend-path.ts";
import { isForeignCall, isForeignPost } from "#workers/portal/is-foreign-post.ts";
import { refuse } from "#workers/portal/refuse.ts";
import { askBackend, pickHeaders } from "./ask-backend.ts";
import type { PortalRequest, Step } from "./open-request.ts";

/** What the back end may know of a reader's request, besides the portal's own word on who calls. Cookies are none of its business. */
const passedHeaders = [
  "accept",
  "content-type",
  "authorization",
  "x-mutation",
  "if-none-match",
  "if-modified-since",
  "range",
  "if-range",
  "sec-fetch-site",
  "sec-fetch-dest",
];

/** By which a publisher's WordPress proves what it tells; the other webhooks sign within their bodies or addresses. */
const signatureHeaders = ["x-bridge-timestamp", "x-bridge-signature"];

/** `/graphql`, `/wp-json/…`, `/media/…` and the provider's webhook go to the back end, whichever one is configured. */
export const passToBackend: Step = async (portalRequest) => {
  const { request, url, environment } = portalRequest;
  const { method } = request;
  const found = parseBackendPath(url.pathname, environment.ssoNamespace);
  if (found === null) return null;
  const { kind, path } = found;
  if ((kind === "rest" && !isSpecifiedRest(path, environment)) || isDisguised(url)) return noRoute();
  if (kind === "webhook" && method !== "GET" && method !== "POST")
    return Response.json({ error: "Method not allowed" }, { status: 405, headers: { allow: "GET, POST" } });
  // Another site must not sign a reader in or out, nor act in a reader's name.
  if (method === "POST" && isForeignPost(request, toOrigins(portalRequest))) return refuse(403, "Posted by another site");
  // Any site could have its visitors' browsers ask what costs the most; none could read the answer.
  if (kind === "graphql" && isForeignCall(request, toOrigins(portalRequest))) return refuse(403, "Asked by another site");
  const headers = await toHeaders(portalRequest, kind);
  const body = method === "GET" || method === "HEAD" ? undefined : await readLimitedBody(request);
  if (body !== undefined && isBodyRefusal(body)) return refuse(body, bodyRefusalTexts[body]);
  if (kind !== "webhook" && isForm(request.headers.get("content-type"))) return refuse(415, "Send JSON");
  try {
    const answer = await askBackend(portalRequest, `${path}${url.search}`, { method, headers, body, redirect: "manual" });
    return toPassedAnswer(kind, answer);
  } catch (error) {
    logError("The back end does not answer", error, { call: kind });
    const isTimeout = error instanceof DOMException && error.name === "AbortError";
    return Response.json({ error: "The back end does not answer" }, { status: isTimeout ? 504 : 503 });
  }
};

/** The calls of rules 7.2: a publisher's WordPress may have others, which are none of a reader's business. */
function isSpecifiedRest(path: string, { ssoNamespace, topicsNamespace }: PortalRequest["environment"]): boolean {
  const namespaces = ["wp/v2", `${ssoNamespace}/v1`, `${topicsNamespace}/v1`];
  return namespaces.some((namespace) => path.startsWith(`/wp-json/${namespace}/`));
}

/** As WordPress says it. */
function noRoute(): Response {
  const message = "No route was found matching the URL and request method.";
  return Response.json({ code: "rest_no_route", message, data: { status: 404 } }, { status: 404 });
}

async function toHeaders(portalRequest: PortalRequest, kind: BackendPathKind): Promise<Headers> {
  const { request, signCaller } = portalRequest;
  const headers = pickHeaders(request.headers, kind === "webhook" ? [...passedHeaders, ...signatureHeaders] : passedHeaders);
  // Every call carries it (rules 6). A reader's browser sends it itself; programs, and links to these addresses, do not.
  // Pictures are no calls: with it no cache on the way would keep them.
  const isCall = kind === "graphql" || kind === "rest" || kind === "cookie";
  if (isCall && !headers.has("authorization")) headers.set("authorization", toAuthorization(null));
  // Calls that may act for a reader, the image that sets the cookies of the single sign-on, and links that are full addresses.
  if (request.method === "POST" || kind === "cookie" || kind === "rest") {
    const caller = await signCaller({ isInCheckout: vouchesForCheckout(request, toOrigins(portalRequest)) });
    if (caller !== null) headers.set(CALLER_HEADER, caller);
  }
  return headers;
}

function toOrigins({ url, environment }: PortalRequest): (string | null)[] {
  return [url.origin, environment.publicOrigin];
}

import { isbot } from "isbot";
import { ANY_FRAME } from "#app/domain/page/address/any-frame.ts";
import { findPage, findRoutedPage } from "#app/domain/page/records/find-page.ts";
import { decideEncoding } from "#workers/portal/encoding.ts";
import type { PortalRequest } from "./open-request.ts";

const RETRY_AFTER_S = 30;
/** With `EDGE_CACHE=dry-run`, as under `npm run dev`: what production would have done. */
export const DECISION_HEADER = "x-edge-cache";
const compressible =
  /^(?:text\/|application\/(?:json|javascript|(?:rss\+|atom\+)?xml|manifest\+json|graphql-response\+json)|image\/svg)/;

/** What every answer of the portal gets on its way out. */
export function finishResponse(answer: Response, portalRequest: PortalRequest): Response {
  const response = hideFatalErrorFromBots(answer, portalRequest);
  const finished = new Response(response.body, response);
  const { headers } = finished;
  if (response.status >= 502 && response.status <= 504 && !headers.has("retry-after"))
    headers.set("retry-after", String(RETRY_AFTER_S));
  headers.set("x-content-type-options", "nosniff");
  if (!headers.has("referrer-policy")) headers.set("referrer-policy", "strict-origin-when-cross-origin");
  // What any site may frame says so in its policy, and this header knows no such word.
  const isEmbeddable = headers.get("content-security-policy")?.includes(ANY_FRAME) === true;
  if (!headers.has("x-frame-options") && !isEmbeddable) headers.set("x-frame-options", "SAMEORIGIN");
  // Popups of our own stay ours: the paywall provider's may be one. Who opens this site in one gets no hold on it.
  headers.set("cross-origin-opener-policy", "same-origin-allow-popups");
  if (!headers.has("cross-origin-resource-policy"))
    headers.set("cross-origin-resource-policy", isEmbeddable ? "cross-origin" : "same-origin");
  headers.set("permissions-policy", toPermissions(portalRequest));
  const robots = decideRobots(finished, portalRequest);
  if (robots !== null) headers.set("x-robots-tag", robots);
  if (portalRequest.url.protocol === "https:") headers.set("strict-transport-security", "max-age=31536000");
  headers.append("server-timing", `backend;desc="${portalRequest.backend.roundTrips()} round trips"`);
  if (portalRequest.environment.edgeCache === "dry-run") headers.set(DECISION_HEADER, explainOwn(portalRequest));
  return compress(finished, portalRequest.request);
}

/** For developers: why production would render this page for each reader, uncached (a shared one says so in answer-shared.ts). */
function explainOwn({ url }: PortalRequest): string {
  const isDeclared = findPage(url.pathname).shared !== undefined;
  return `would render for whoever asks: ${isDeclared ? "this request or its answer is not everybody's" : "its record is not shared"}`;
}

/**
 * What search engines may do with a page that has not said so itself: show its picture large, or where the site is not for the
 * public, nothing at all. A header, because every byte of a document is a reader's.
 */
function decideRobots({ status, headers }: Response, { environment: { appEnv } }: PortalRequest): string | null {
  if (appEnv === "dev") return "noindex, nofollow";
  const isPage = status === 200 && (headers.get("content-type") ?? "").startsWith("text/html");
  return isPage && !headers.has("x-robots-tag") ? "max-image-preview:large" : null;
}

/** What no page of a newspaper needs of a device, nor any frame in it. */
const deniedFeatures = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];
const denied = deniedFeatures.map((feature) => `${feature}=()`).join(", ");

/** Our own pages alone, and no frame in them. */
const passkeys = "publickey-credentials-create=(self), publickey-credentials-get=(self)";

function toPermissions(portalRequest: PortalRequest): string {
  return `${denied}, ${passkeys}, geolocation=(${toLocators(portalRequest)}), payment=(${toPayees(portalRequest)})`;
}

/** Pages that ask where their reader is, when these want it. */
function toLocators({ url }: PortalRequest): string {
  return findRoutedPage(url.pathname).permissions?.includes("geolocation") ? "self" : "";
}

/** The origins that may request a payment of the browser: the paywall provider's checkout stands in a frame of its own origin. */
function toPayees({ environment: { paywall } }: PortalRequest): string {
  return paywall === null ? "self" : `self "${paywall.apiOrigin}"`;
}

/** Rules 2.2: a fatal error, that of the back end included, shows bots no error page, so that none is ever indexed. */
export function hideFatalErrorFromBots(response: Response, { request }: Pick<PortalRequest, "request">): Response {
  const isErrorPage = response.status >= 500 && (response.headers.get("content-type") ?? "").startsWith("text/html");
  if (!isErrorPage || !isbot(request.headers.get("user-agent"))) return response;
  const text = response.status === 503 ? "Service Unavailable" : "Internal Server Error";
  return new Response(`${text}\n`, {
    status: response.status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}

/** Cloudflare's edge compresses by itself; on one machine only the portal does. The runtime encodes the body. */
export function compress(response: Response, request: Request): Response {
  const { headers } = response;
  // A part of a file is a part of the file as it is.
  const isPart = response.status === 206;
  if (
    response.body === null ||
    isPart ||
    headers.has("content-encoding") ||
    !compressible.test(headers.get("content-type") ?? "")
  )
    return response;
  headers.append("vary", "accept-encoding");
  const encoding = decideEncoding(request);
  if (encoding === "identity") return response;
  headers.delete("content-length");
  headers.set("content-encoding", encoding);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Which paths are the back end's, and what of its answers may come back: what the contract names (rules 7), and no more. */
import { parseSetCookie } from "cookie";
import { isJsonType } from "#app/gateway/backend/is-json-type.ts";
import { handedOverCookies, listPairHeaders } from "#app/gateway/session/handed-over-cookies.ts";
import { refuse } from "#workers/portal/refuse.ts";
import { pickHeaders } from "#workers/portal/steps/ask-backend.ts";

/** `cookie` is the image that sets the cookies of the single sign-on, `webhook` where the paywall provider reports purchases, and the sender of mail what came back, and a WordPress what changed. */
export type BackendPathKind = "graphql" | "rest" | "cookie" | "media" | "webhook";
export type BackendPath = { kind: BackendPathKind; path: string };

/** Null for a path that is the portal's own. One slash too many at the end of an endpoint is left out. */
export function parseBackendPath(pathname: string, ssoNamespace: string): BackendPath | null {
  if (/^\/webhooks\/(?:paywall|mail|wordpress)$/.test(pathname)) return { kind: "webhook", path: pathname };
  if (pathname === "/graphql" || pathname === "/graphql/") return { kind: "graphql", path: "/graphql" };
  if (pathname === "/wp-json" || pathname === "/wp-json/") return { kind: "rest", path: "/wp-json" };
  if (pathname === `/wp-json/${ssoNamespace}/v1/cookie`) return { kind: "cookie", path: pathname };
  if (pathname.startsWith("/wp-json/")) return { kind: "rest", path: pathname };
  return pathname.startsWith("/media/") ? { kind: "media", path: pathname } : null;
}

/**
 * Whether an address means another one to the back end than to the portal: an encoded slash, which many servers decode, or
 * WordPress' parameter `rest_route`, which counts for more than the path (PHP reads `rest.route` as that, too).
 */
export function isDisguised({ pathname, searchParams }: URL): boolean {
  return /%(?:2f|5c|00)/i.test(pathname) || [...searchParams.keys()].some((name) => /^[\s\0]*rest[^a-z0-9]route/i.test(name));
}

/** Bodies whose fields PHP takes for parameters of the address. JSON is all that the contract's calls send. */
export function isForm(contentType: string | null): boolean {
  return /^\s*(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(contentType ?? "");
}

const ofEvery = ["content-type", "cache-control", "allow", "retry-after"];
const ofFiles = ["etag", "last-modified", "content-length", "content-range", "accept-ranges", "content-disposition", "location"];
const passedHeaders: Record<BackendPathKind, readonly string[]> = {
  // How often D1 was asked (docs/measurements.md).
  graphql: [...ofEvery, "accept-post", "x-d1-batches", "x-d1-statements"],
  rest: [...ofEvery, "etag", "last-modified", "x-wp-total", "x-wp-totalpages"],
  cookie: ofEvery,
  media: [...ofEvery, ...ofFiles],
  webhook: ofEvery,
};

const isFile = (type: string) =>
  /^(?:image|audio|video|font)\/|^application\/(?:pdf|octet-stream)\b|^text\/(?:plain|vtt)\b/i.test(type);
const isPassedType: Record<BackendPathKind, (type: string) => boolean> = {
  graphql: isJsonType,
  rest: isJsonType,
  // A hidden frame may load it as well (rules 7.1.7).
  cookie: (type) => /^(?:image\/|text\/html\b)/i.test(type) || isJsonType(type),
  media: (type) => isFile(type) || isJsonType(type),
  webhook: (type) => /^text\/plain\b/i.test(type) || isJsonType(type),
};

/** Nothing that a back end sends as a file or a frame is a page of this site. */
const HARMLESS = "default-src 'none'; sandbox";
/** Which sites may show it: for pictures also partners' pages; for the image of the single sign-on this site's other hosts. */
const passedTo: Partial<Record<BackendPathKind, string>> = { media: "cross-origin", cookie: "same-site" };

const WRONG = "The back end does not answer as it should";
const REFUSED = "The back end refuses it";

/** The answer as it may come back; otherwise 502, or only the status for a file or image that is refused. */
export function toPassedAnswer(kind: BackendPathKind, answer: Response): Response {
  const { status } = answer;
  const type = answer.headers.get("content-type");
  const isEmpty = answer.body === null || status === 204 || status === 304;
  const isRedirect = status >= 300 && status < 400 && status !== 304;
  if (isRedirect && kind !== "media") return refuse(502, WRONG);
  if (!isEmpty && !isRedirect && !isPassedType[kind](type ?? ""))
    return (kind === "media" || kind === "cookie") && status >= 400 ? refuse(status, REFUSED) : refuse(502, WRONG);
  const headers = pickHeaders(answer.headers, passedHeaders[kind]);
  // The platform has unpacked it.
  if (answer.headers.has("content-encoding")) headers.delete("content-length");
  if (kind === "media" || kind === "cookie") headers.set("content-security-policy", HARMLESS);
  const readers = passedTo[kind];
  if (readers !== undefined) headers.set("cross-origin-resource-policy", readers);
  if (kind === "cookie") {
    const setCookies = answer.headers.getSetCookie().filter((header) => handedOverCookies.includes(parseSetCookie(header).name));
    for (const header of setCookies) headers.append("set-cookie", header);
  }
  // With the automatic login, the pair lasts as long as the session (decision 33).
  if (kind === "graphql") for (const header of listPairHeaders(answer.headers)) headers.append("set-cookie", header);
  return new Response(isEmpty || isRedirect ? null : answer.body, { status, headers });
}

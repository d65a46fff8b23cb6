/** The answer that a kept page gives to one request. */
import { decideEncoding, type Encoding } from "#workers/portal/encoding.ts";
import type { CachedPage } from "./cached-page.ts";
import { encodePage } from "./encode-page.ts";

/** As the header `x-cache` says it: kept, kept but old, just rendered. */
export type CacheStatus = "hit" | "stale" | "miss";

type GivenPage = { page: CachedPage; status: CacheStatus; now: number };

/** Also says whether the page has grown by an encoding. */
export function toPageResponse(request: Request, given: GivenPage): { response: Response; hasGrown: boolean } {
  const { page } = given;
  if (hasSameText(request, page)) {
    const headers = prepareHeaders(given, "identity");
    return { response: new Response(null, { status: 304, headers }), hasGrown: false };
  }
  const encoding = decideEncoding(request);
  const hasGrown = encodePage(page, encoding);
  const body = request.method === "HEAD" ? null : page.bytes[encoding];
  // The bytes are encoded already.
  const init: ResponseInit & { encodeBody: "manual" } = { headers: prepareHeaders(given, encoding), encodeBody: "manual" };
  return { response: new Response(body, init), hasGrown };
}

type Prepared = { age: number; status: CacheStatus; encoding: Encoding; headers: Headers };

/** The headers that a page was given with last: for a second they are the same, and making them costs more than all the rest. */
const prepared = new WeakMap<CachedPage, Prepared>();

/** To be copied, as Response does. */
function prepareHeaders({ page, status, now }: GivenPage, encoding: Encoding): Headers {
  const age = Math.max(0, Math.floor((now - page.renderedAt) / 1000));
  const last = prepared.get(page);
  if (last?.age === age && last.status === status && last.encoding === encoding) return last.headers;
  const headers = new Headers(page.headers as [string, string][]);
  headers.set("etag", page.etag);
  headers.set("vary", "accept-encoding, cookie");
  headers.set("age", String(age));
  headers.set("x-cache", status);
  // What rendering the page took; a kept one took it before.
  headers.set("server-timing", `cache;desc="${status}", ${status === "miss" ? "backend" : "rendered"};desc="${page.roundTrips}"`);
  if (encoding !== "identity") headers.set("content-encoding", encoding);
  prepared.set(page, { age, status, encoding, headers });
  return headers;
}

function hasSameText({ headers }: Request, { etag }: CachedPage): boolean {
  const known = headers.get("if-none-match");
  return known !== null && (known === "*" || known.split(",").some((tag) => toWeak(tag.trim()) === etag));
}

function toWeak(tag: string): string {
  return tag.startsWith("W/") ? tag : `W/${tag}`;
}

/** The answer that a kept page gives to one request. */
import { decideEncoding } from "#workers/portal/encoding.ts";
import type { CachedPage } from "./cached-page.ts";
import { encodePage } from "./encode-page.ts";

/** As the header `x-cache` says it: kept, kept but old, just rendered. */
export type CacheWord = "hit" | "stale" | "miss";

type GivenPage = { page: CachedPage; word: CacheWord; now: number };

/** Also says whether the page has grown by an encoding. */
export function toPageResponse(request: Request, { page, word, now }: GivenPage): { response: Response; hasGrown: boolean } {
  const headers = new Headers(page.headers as [string, string][]);
  headers.set("etag", page.etag);
  headers.set("vary", "accept-encoding, cookie");
  headers.set("age", String(Math.max(0, Math.floor((now - page.renderedAt) / 1000))));
  headers.set("x-cache", word);
  // What rendering the page took; a kept one took it before.
  headers.set("server-timing", `cache;desc="${word}", ${word === "miss" ? "backend" : "rendered"};desc="${page.roundTrips}"`);
  if (hasSameText(request, page)) return { response: new Response(null, { status: 304, headers }), hasGrown: false };

  const encoding = decideEncoding(request);
  const hasGrown = encodePage(page, encoding);
  if (encoding !== "identity") headers.set("content-encoding", encoding);
  const body = request.method === "HEAD" ? null : page.bytes[encoding];
  // The bytes are encoded already.
  const init: ResponseInit & { encodeBody: "manual" } = { headers, encodeBody: "manual" };
  return { response: new Response(body, init), hasGrown };
}

function hasSameText({ headers }: Request, { etag }: CachedPage): boolean {
  const known = headers.get("if-none-match");
  return known !== null && (known === "*" || known.split(",").some((tag) => toWeak(tag.trim()) === etag));
}

function toWeak(tag: string): string {
  return tag.startsWith("W/") ? tag : `W/${tag}`;
}

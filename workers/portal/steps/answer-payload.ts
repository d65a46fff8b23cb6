/**
 * `GET {page}/_payload.json?{buildId}` (rules 7.2.10): what a prerendered page is made of for an anonymous request, and which of its
 * islands wake by themselves. Nothing of any reader's request reaches it (answer-shared.ts, portal.ts), so nothing personal and no paid text
 * can. The edge keeps it as it keeps the page.
 */

import { isPayloadPath, parsePayloadPath } from "#app/domain/page/address/payload-url.ts";
import { prerenderedPages } from "#app/domain/page/records/page-lists.ts";
import { SHARED_DATA } from "#workers/portal/cache/cached-page.ts";
import { refuse } from "#workers/portal/refuse.ts";
import type { PortalRequest, Step } from "./open-request.ts";
import { readPage, renderDocument } from "./render-document.ts";

export const answerPayload: Step = async (portalRequest) => {
  const { request, url, environment } = portalRequest;
  if (!isPayloadPath(url.pathname)) return null;
  if (request.method !== "GET" && request.method !== "HEAD")
    return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
  let page: string | null;
  try {
    page = parsePayloadPath(url.pathname);
  } catch (error) {
    return refuse(400, error instanceof Error ? error.message : "");
  }
  if (page === null || !prerenderedPages.includes(page) || url.search !== `?${environment.buildId}`)
    return refuse(404, "No such payload");
  const asked = toPageRequest(portalRequest, page);
  const document = await renderDocument(asked);
  // A page that fails for now fails here as well, and is asked for again.
  if (document === null || document.status !== 200) return refuse(Math.max(document?.status ?? 404, 404), "No such payload");
  const data = await readPage(asked);
  return Response.json(
    { build: environment.buildId, path: page, islands: listIslands(await document.text()), data },
    { headers: { "cache-control": SHARED_DATA } },
  );
};

/** The same way to the back end for the page itself. */
function toPageRequest(portalRequest: PortalRequest, page: string): PortalRequest {
  const url = new URL(page, portalRequest.url.origin);
  return { ...portalRequest, url, request: new Request(url) };
}

/** Islands that wake without a hint of the reader's, each once. */
function listIslands(html: string): string[] {
  const found = html.matchAll(/ data-island="([\w-]+)" data-until="(?:idle|visible)"/g);
  return [...new Set([...found].flatMap(([, name]) => name ?? []))];
}

/**
 * `GET {page}/_payload.json?{buildId}` (rules 7.2.10): what a prerendered page is made of, as nobody in particular gets it, and which of its
 * islands wake by themselves. Nothing of any reader's request reaches it (portal.ts), so nothing personal and no paid text can.
 */
import { prerenderedPages } from "#app/configuration/prerendered-pages.ts";
import { PAYLOAD_FILE, parsePayloadPath } from "#app/domain/page/payload-url.ts";
import type { PortalRequest, Step } from "./open-request.ts";
import { readPage, renderDocument } from "./render-document.ts";

/** As long as the browser may believe it: what a page shows changes. */
const MAX_AGE_S = 60;

export const answerPayload: Step = async (portalRequest) => {
  const { request, url, environment } = portalRequest;
  if (!isPayload(url)) return null;
  if (request.method !== "GET" && request.method !== "HEAD")
    return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
  let page: string | null;
  try {
    page = parsePayloadPath(url.pathname);
  } catch (error) {
    return refuse(400, error instanceof Error ? error.message : "");
  }
  const build = url.search.slice(1);
  if (page === null || !prerenderedPages.includes(page) || (build !== "" && build !== environment.buildId))
    return refuse(404, "No such payload");
  const asked = toPageRequest(portalRequest, page);
  const document = await renderDocument(asked);
  // A page that fails for now fails here as well, and is asked for again.
  if (document === null || document.status !== 200) return refuse(Math.max(document?.status ?? 404, 404), "No such payload");
  const data = await readPage(asked);
  return Response.json(
    { build: environment.buildId, path: page, islands: listIslands(await document.text()), data },
    { headers: { "cache-control": `public, max-age=${MAX_AGE_S}` } },
  );
};

export function isPayload({ pathname }: URL): boolean {
  return pathname.endsWith(`/${PAYLOAD_FILE}`);
}

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

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: { "cache-control": "no-store" } });
}

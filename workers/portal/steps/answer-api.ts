import { FetchError } from "ofetch";
import { isFullTextCrawler } from "#app/domain/paywall/viewer/search-bot.ts";
import { bodyRefusalTexts, isBodyRefusal, readLimitedBody } from "#app/gateway/backend/read-limited-body.ts";
import { logError } from "#shared/log/log.ts";
import { acceptPurge } from "#workers/portal/cache/accept-purge.ts";
import { acceptMeasurement } from "#workers/portal/metrics/accept-measurement.ts";
import { isSeenByReader } from "#workers/portal/metrics/count-ad-view.ts";
import { toCountVisit, toView } from "#workers/portal/metrics/count-visits.ts";
import { readPageCache } from "./answer-shared.ts";
import type { PortalRequest, Step } from "./open-request.ts";
import { passErrorReports } from "./pass-error-reports.ts";

const handlers: Record<string, (portalRequest: PortalRequest) => Promise<Response> | Response> = {
  "/api/validate-bot": validateBot,
  "/api/tracking": tellTracking,
  "/api/views": (portalRequest) => passOnOwn(portalRequest, "/views", 100, toView),
  "/api/ad-views": (portalRequest) =>
    isSeenByReader(portalRequest.request) ? passOnOwn(portalRequest, "/ad-views", 100) : new Response(null, { status: 204 }),
  "/api/consent-proof": (portalRequest) => passOnOwn(portalRequest, "/consent-proofs", 3000),
  "/api/fehler": passErrorReports,
  "/api/metrics": (portalRequest) =>
    acceptMeasurement(portalRequest.request, { origin: portalRequest.url.origin, countVisit: toCountVisit(portalRequest) }),
  "/api/cache/purge": ({ request, environment }) => acceptPurge(request, environment, readPageCache(environment)),
};

/** The portal's own small interfaces, answered before React Router. */
export const answerApi: Step = (portalRequest) => {
  const { pathname } = portalRequest.url;
  if (!pathname.startsWith("/api/") && pathname !== "/api") return null;
  return handlers[pathname]?.(portalRequest) ?? Response.json({ error: "Not found" }, { status: 404 });
};

/**
 * `GET /api/validate-bot?ua=&host=` (rules 5, 7.2): whether a client of that user agent gets the full text of this host. Where a user
 * agent alone proves nothing (BOT_VERIFICATION), the client has to be that crawler.
 */
async function validateBot({ url, request, environment, verifyCrawler }: PortalRequest): Promise<Response> {
  if (request.method !== "GET") return Response.json({ error: "Method not allowed" }, { status: 405, headers: { allow: "GET" } });
  const { botVerification, publicOrigin } = environment;
  const host = url.searchParams.get("host") ?? url.host;
  const isOwn = [url.host, publicOrigin === null ? url.host : new URL(publicOrigin).host].includes(host.toLowerCase());
  const isCrawler = isOwn && isFullTextCrawler(url.searchParams.get("ua"));
  const valid = isCrawler && (botVerification === "user-agent" || (await verifyCrawler()));
  return Response.json({ valid }, { headers: { "cache-control": "no-store" } });
}

/** `GET /api/tracking`: the services that measure readers who allow it, for the script of pages with measurement (decision 69). */
function tellTracking({ request, environment: { tracking } }: PortalRequest): Response {
  if (request.method !== "GET") return Response.json({ error: "Method not allowed" }, { status: 405, headers: { allow: "GET" } });
  if (tracking === null) return Response.json({ error: "Not found" }, { status: 404 });
  return Response.json(tracking, { headers: { "cache-control": "public, max-age=600" } });
}

/** Statuses by which the back end says what is wrong with the page's request. */
const refusals: readonly (number | undefined)[] = [400, 404, 429];

/**
 * What pages of this site alone report, for the back end to keep: `POST /api/views` {post, source}, one reading of a post, `POST /api/ad-views`
 * {campaign}, advertising that was seen, and `POST /api/consent-proof`, an answer to the consent banner. `toBody` makes of it what the back end takes.
 */
async function passOnOwn(
  portalRequest: PortalRequest,
  path: string,
  maxBytes: number,
  toBody: typeof toView = (body) => body,
): Promise<Response> {
  const { request, url, backend } = portalRequest;
  if (request.method !== "POST")
    return Response.json({ error: "Method not allowed" }, { status: 405, headers: { allow: "POST" } });
  if (request.headers.get("origin") !== url.origin) return Response.json({ error: "Forbidden" }, { status: 403 });
  const body = await readLimitedBody(request, { maxBytes });
  if (isBodyRefusal(body)) return Response.json({ error: bodyRefusalTexts[body] }, { status: body });
  try {
    const headers = { "content-type": "application/json" };
    await backend.rest.answer(path, { method: "POST", body: toBody(body, portalRequest), headers });
    return new Response(null, { status: 204 });
  } catch (error) {
    const status = error instanceof FetchError ? error.status : undefined;
    // What the back end refuses is the page's fault, not the portal's.
    if (status !== undefined) return Response.json({ error: "Not kept" }, { status: refusals.includes(status) ? status : 502 });
    logError("The back end cannot be reached", error, { path });
    return Response.json({ error: "The back end cannot be reached" }, { status: 503, headers: { "retry-after": "30" } });
  }
}

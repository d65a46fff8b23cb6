/** The edge: what is everybody's comes from the cache; else a request passes these steps in order, and the first that has an answer gives it. */
import { ConfigurationError } from "#app/configuration/environment.ts";
import { isPayloadPath } from "#app/domain/page/address/payload-url.ts";
import { refreshCrawlerRanges } from "#app/gateway/crawlers/crawler-ranges.ts";
import { logError } from "#shared/log/log.ts";
import { LogConfigurationError } from "#shared/log/log-configuration-error.ts";
import { logRequest } from "#shared/log/log-request.ts";
import { createRequestId } from "#shared/log/request-id.ts";
import { startLog } from "#shared/log/start-log.ts";
import { countAnswer } from "./metrics/count-answer.ts";
import { keepPortalCountsSoon } from "./metrics/keep-portal-counts.ts";
import { runPortalJob } from "./metrics/run-portal-job.ts";
import { refuseOversized, refuseOversizedHeaders } from "./refuse-oversized.ts";
import { answerApi } from "./steps/answer-api.ts";
import { answerBuilds } from "./steps/answer-builds.ts";
import { answerHealth } from "./steps/answer-health.ts";
import { answerPayload } from "./steps/answer-payload.ts";
import { answerReady } from "./steps/answer-ready.ts";
import { answerServiceWorker } from "./steps/answer-service-worker.ts";
import { answerShared, type Execution } from "./steps/answer-shared.ts";
import { applyRouteRules } from "./steps/apply-route-rules.ts";
import { finishResponse } from "./steps/finish-response.ts";
import { openRequest, type PortalBindings, type PortalRequest } from "./steps/open-request.ts";
import { passEpaperPictures } from "./steps/pass-epaper-pictures.ts";
import { passTipFiles } from "./steps/pass-tip-files.ts";
import { passToBackend } from "./steps/pass-to-backend.ts";
import { passWebsocket } from "./steps/pass-websocket.ts";
import { refuseForeignPosts } from "./steps/refuse-foreign-posts.ts";
import { refuseRouterRequests } from "./steps/refuse-router-requests.ts";
import { renderDocument } from "./steps/render-document.ts";
import { requireKnownMethod } from "./steps/require-known-method.ts";
import { toRouteKind } from "./to-route-kind.ts";

const steps = [
  requireKnownMethod,
  answerHealth,
  answerReady,
  answerBuilds,
  answerServiceWorker,
  answerPayload,
  passTipFiles,
  passEpaperPictures,
  answerApi,
  refuseRouterRequests,
  passWebsocket,
  passToBackend,
  applyRouteRules,
  refuseForeignPosts,
  renderDocument,
];

export default {
  async fetch(request: Request, bindings: PortalBindings, execution: Execution): Promise<Response> {
    const refusal = refuseOversized(request);
    if (refusal !== null) return refusal;
    try {
      startLog("portal", bindings);
      return await logRequest(
        {
          request,
          requestId: createRequestId(request.headers),
          toRoute: toRouteKind,
          waitUntil: (work) => execution.waitUntil(work),
        },
        () => answerSafely(request, bindings, execution),
      );
    } catch (error) {
      return fail(request, error);
    }
  },

  /** Once a day (wrangler.toml): where search engines crawl from, so that `BOT_VERIFICATION = "address"` works as soon as it is set. */
  async scheduled(_controller: unknown, bindings: PortalBindings): Promise<void> {
    startLog("portal", bindings);
    const { CRAWLERS } = bindings;
    if (CRAWLERS !== undefined) await runPortalJob(bindings, "refresh-crawlers", () => refreshCrawlerRanges(CRAWLERS));
  },
};

/** A request for a payload is answered as an anonymous one: nothing of it but its address reaches the page. */
function openAs(request: Request, bindings: PortalBindings): PortalRequest {
  if (!isPayloadPath(new URL(request.url).pathname)) return openRequest(request, bindings);
  const encoding = request.headers.get("accept-encoding");
  const headers = encoding === null ? undefined : { "accept-encoding": encoding };
  return openRequest(new Request(request.url, { method: request.method, headers }), bindings, { isShared: true });
}

async function answerSafely(request: Request, bindings: PortalBindings, execution: Execution): Promise<Response> {
  try {
    const shared = await answerShared(request, bindings, execution, answer);
    const response = shared ?? refuseOversizedHeaders(request) ?? (await answer(openAs(request, bindings)));
    if (shared === null) countAnswer(request, response.status);
    keepPortalCountsSoon(bindings, execution);
    return response;
  } catch (error) {
    countAnswer(request, 500);
    return fail(request, error);
  }
}

/** A faulty configuration, or a step that fails unexpectedly. Only the log says which variable is wrong. */
function fail(request: Request, error: unknown): Response {
  logError("A request cannot be answered", error);
  const isConfiguration = error instanceof ConfigurationError || error instanceof LogConfigurationError;
  if (isConfiguration && new URL(request.url).pathname === "/health")
    return Response.json({ ok: false, problem: "configuration" }, { status: 503, headers: { "cache-control": "no-store" } });
  return new Response("Ups! Etwas ist schiefgelaufen.\n", {
    status: 500,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", "x-content-type-options": "nosniff" },
  });
}

async function answer(portalRequest: PortalRequest): Promise<Response> {
  for (const step of steps) {
    const response = await step(portalRequest);
    // A websocket's answer is the platform's, and no page.
    if (response?.status === 101) return response;
    if (response !== null) return finishResponse(response, portalRequest);
  }
  throw new Error("No step answered the request");
}

/** The edge: what is everybody's comes from the cache; else a request passes these steps in order, and the first that has an answer gives it. */
import { ConfigurationError } from "#app/configuration/environment.ts";
import { refreshCrawlerRanges } from "#app/gateway/crawlers/crawler-ranges.ts";
import { refuseOversized, refuseOversizedHeaders } from "./refuse-oversized.ts";
import { answerApi } from "./steps/answer-api.ts";
import { answerBuilds } from "./steps/answer-builds.ts";
import { answerHealth } from "./steps/answer-health.ts";
import { answerShared, type Execution } from "./steps/answer-shared.ts";
import { applyRouteRules } from "./steps/apply-route-rules.ts";
import { finishResponse } from "./steps/finish-response.ts";
import { openRequest, type PortalBindings, type PortalRequest } from "./steps/open-request.ts";
import { passTipFiles } from "./steps/pass-tip-files.ts";
import { passToBackend } from "./steps/pass-to-backend.ts";
import { passWebsocket } from "./steps/pass-websocket.ts";
import { refuseForeignPosts } from "./steps/refuse-foreign-posts.ts";
import { refuseRouterRequests } from "./steps/refuse-router-requests.ts";
import { renderDocument } from "./steps/render-document.ts";
import { requireKnownMethod } from "./steps/require-known-method.ts";

const steps = [
  requireKnownMethod,
  answerHealth,
  answerBuilds,
  passTipFiles,
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
      const shared = await answerShared(request, bindings, execution, answer);
      return shared ?? refuseOversizedHeaders(request) ?? (await answer(openRequest(request, bindings)));
    } catch (error) {
      // A faulty configuration, or a step that fails where nobody expected it.
      const isConfiguration = error instanceof ConfigurationError;
      console.error(isConfiguration ? error.message : error);
      if (isConfiguration && new URL(request.url).pathname === "/health") return refuseHealth();
      return new Response("Ups! Etwas ist schiefgelaufen.\n", {
        status: 500,
        headers: {
          "content-type": "text/plain; charset=utf-8",
          "cache-control": "no-store",
          "x-content-type-options": "nosniff",
        },
      });
    }
  },

  /** Once a day (wrangler.toml): where search engines crawl from, so that `BOT_VERIFICATION = "address"` works as soon as it is set. */
  async scheduled(_controller: unknown, { CRAWLERS }: PortalBindings): Promise<void> {
    if (CRAWLERS !== undefined) await refreshCrawlerRanges(CRAWLERS);
  },
};

/** Whoever watches the portal learns that it cannot work; which variable is wrong stands in the log alone. */
function refuseHealth(): Response {
  return Response.json({ ok: false, problem: "configuration" }, { status: 503, headers: { "cache-control": "no-store" } });
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

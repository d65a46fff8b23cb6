/** The embedded back end: GraphQL and REST over D1 and R2. */
import { deliverMail } from "./accounts/mail/deliver-mail.ts";
import { handleAdmin } from "./admin/handle-admin.ts";
import { readConfigurationError, requireConfiguration } from "./configuration/check-configuration.ts";
import type { Env } from "./env.ts";
import { handleGraphql } from "./graphql/server.ts";
import { handleBounces } from "./newsletters/bounces/handle-bounces.ts";
import { deliverIssues } from "./newsletters/sending/deliver-issue.ts";
import { handlePictures } from "./newsroom/pictures/handle-pictures.ts";
import { handleConsentProofs } from "./rest/handle-consent-proofs.ts";
import { handleHealth } from "./rest/handle-health.ts";
import { handleMedia } from "./rest/handle-media.ts";
import { handleRest } from "./rest/handle-rest.ts";
import { handleViews } from "./rest/handle-views.ts";
import { handleScheduled } from "./scheduled.ts";
import { handlePaywallWebhook } from "./subscriptions/webhook/handle-webhook.ts";
import { isUpgrade, openTickerSocket } from "./ticker/open-ticker-socket.ts";
import { handleNewsroomFiles } from "./tips/files/handle-newsroom-files.ts";
import { handleTipFiles, TIP_FILES_PATH } from "./tips/files/handle-tip-files.ts";

export { Counter } from "#workers/counter/counter.ts";
export { Ticker } from "./ticker/ticker.ts";

/** What the clock of one machine says when the process has just started (workers/local/local-clock.ts). */
const START = "@start";
/** As in wrangler.toml, followed by the environment's name. */
const NEWSLETTER_QUEUE = "talblick-newsletter";

export default {
  async fetch(request: Request, env: Env, context?: ExecutionContext): Promise<Response> {
    const fault = readConfigurationError(env);
    if (fault !== null) return refuseFaulty(request, fault);
    try {
      return await answer(request, env, context);
    } catch (error) {
      // What stands behind it failed where no call has a form of its own to say so.
      console.error(`${request.method} ${new URL(request.url).pathname} failed`, error);
      return Response.json({ error: "Internal Server Error" }, { status: 500, headers: { "cache-control": "no-store" } });
    }
  },

  async scheduled(controller: ScheduledController, env: Env): Promise<void> {
    requireConfiguration(env);
    await handleScheduled(new Date(controller.scheduledTime), env, { isStart: controller.cron === START });
  },

  async queue(batch: MessageBatch<unknown>, env: Env): Promise<void> {
    requireConfiguration(env);
    if (batch.queue.startsWith(NEWSLETTER_QUEUE)) await deliverIssues(batch, env);
    else await deliverMail(batch, env);
  },
};

/** Which variable is wrong is the operator's to know, from the log; everybody else learns that it does not work. */
function refuseFaulty(request: Request, fault: Error): Response {
  console.error(fault.message);
  const isHealth = new URL(request.url).pathname === "/health";
  const headers = { "cache-control": "no-store" };
  if (isHealth) return Response.json({ ok: false, problem: "configuration" }, { status: 503, headers });
  return Response.json({ error: "Internal Server Error" }, { status: 500, headers });
}

async function answer(request: Request, env: Env, context: ExecutionContext | undefined): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === "/graphql" && isUpgrade(request)) return openTickerSocket(request, env);
  if (pathname === "/graphql") return handleGraphql(request, env, context);
  if (pathname.startsWith("/wp-json/")) return handleRest(request, env);
  if (pathname.startsWith("/media/")) return handleMedia(request, env);
  if (pathname === "/consent-proofs") return handleConsentProofs(request, env);
  if (pathname === "/views") return handleViews(request, env);
  if (pathname === "/newsroom/pictures") return handlePictures(request, env);
  if (pathname.startsWith("/newsroom/tips/")) return handleNewsroomFiles(request, env);
  if (pathname === TIP_FILES_PATH || pathname.startsWith(`${TIP_FILES_PATH}/`)) return handleTipFiles(request, env);
  if (pathname === "/health") return handleHealth(request, env);
  if (pathname === "/webhooks/paywall") return handlePaywallWebhook(request, env);
  if (pathname === "/webhooks/mail") return handleBounces(request, env);
  if (pathname.startsWith("/admin/")) return handleAdmin(request, env);
  return new Response("not found", { status: 404 });
}

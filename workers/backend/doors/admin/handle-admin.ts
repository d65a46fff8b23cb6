/** `/admin/*`: what seed, import and operators do. One line a path. */

import { logError } from "#shared/log/log.ts";
import { keepBrandTexts } from "#workers/backend/content/write/keep-brand-texts.ts";
import { handleExport } from "#workers/backend/doors/admin/export/handle-export.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { toAdminError, toAdminReply } from "./admin-reply.ts";
import { getState } from "./admin-state.ts";
import { isAdmin } from "./authorise-admin.ts";
import { headMedia, putMedia } from "./content/admin-media.ts";
import { getBridge, postBridge } from "./content/bridge.ts";
import { deleteDemo } from "./content/delete-demo.ts";
import { postCommentRules } from "./content/post-comment-rules.ts";
import { postComments } from "./content/post-comments.ts";
import { postContent } from "./content/post-content.ts";
import { postDesk } from "./content/post-desk.ts";
import { postPreview, postPreviewEnd } from "./content/post-preview.ts";
import { postRedirects } from "./content/post-redirects.ts";
import { postRank, postViews } from "./content/post-views.ts";
import { handleTakedowns } from "./content/takedowns.ts";
import { postNewsletterIssues } from "./newsletters/post-newsletter-issues.ts";
import { postNewsletters } from "./newsletters/post-newsletters.ts";
import { postStaff } from "./post-staff.ts";
import { getCancellations } from "./readers/get-cancellations.ts";
import { getGrants } from "./readers/get-grants.ts";
import { postReaders, postSubscriptions } from "./readers/post-readers.ts";
import { getSources } from "./services/get-sources.ts";
import { handleEpaper } from "./services/handle-epaper.ts";
import { postCampaigns } from "./services/post-campaigns.ts";
import { postDeathNotices } from "./services/post-death-notices.ts";
import { postDuty } from "./services/post-duty.ts";
import { postEvents } from "./services/post-events.ts";
import { postHoroscope } from "./services/post-horoscope.ts";
import { postMountains } from "./services/post-mountains.ts";
import { postTransit } from "./services/post-transit.ts";
import { postWordPressEvents } from "./services/post-wordpress-events.ts";

const mediaPrefix = "/admin/media/";

type AdminCall = { request: Request; url: URL; env: Env; now: Date };

const calls: Readonly<Record<string, (call: AdminCall) => Promise<Response>>> = {
  "POST /admin/content": ({ request, env, now }) => postContent(request, env, now),
  /** Writes the brand's texts now instead of with the next run of the clock. */
  "POST /admin/brand-texts": async ({ env }) => toAdminReply({ written: await keepBrandTexts(env) }),
  "POST /admin/comment-rules": ({ request, env }) => postCommentRules(request, env),
  "POST /admin/comments": ({ request, env }) => postComments(request, env),
  "GET /admin/bridge": ({ env }) => getBridge(env),
  "POST /admin/bridge": ({ request, env, now }) => postBridge(request, env, now),
  "POST /admin/death-notices": ({ request, url, env, now }) => postDeathNotices(request, url, env, now),
  "POST /admin/desk": ({ request, env, now }) => postDesk(request, env, now),
  "POST /admin/duty": ({ request, url, env }) => postDuty(request, url, env),
  "POST /admin/events": ({ request, url, env, now }) => {
    const site = url.searchParams.get("wordpress");
    return site === null ? postEvents(request, url, env, now) : postWordPressEvents(request, site, env, now);
  },
  "POST /admin/campaigns": ({ request, env, now }) => postCampaigns(request, env, now),
  "POST /admin/horoscope": ({ request, env }) => postHoroscope(request, env),
  "POST /admin/previews": ({ request, env, now }) => postPreview(request, env, now),
  "POST /admin/previews/end": ({ request, env, now }) => postPreviewEnd(request, env, now),
  "POST /admin/redirects": ({ request, env }) => postRedirects(request, env),
  "POST /admin/readers": ({ request, env, now }) => postReaders(request, env, now),
  "POST /admin/staff": ({ request, env, now }) => postStaff(request, env, now),
  "POST /admin/subscriptions": ({ request, env }) => postSubscriptions(request, env),
  "POST /admin/newsletters": ({ request, env }) => postNewsletters(request, env),
  "POST /admin/newsletter-issues": ({ request, env, now }) => postNewsletterIssues(request, env, now),
  "GET /admin/sources": ({ url, env }) => getSources(url, env),
  "GET /admin/cancellations": ({ url, env }) => getCancellations(url, env),
  "GET /admin/grants": ({ url, env, now }) => getGrants(url, env, now),
  "GET /admin/state": ({ env }) => getState(env),
  "POST /admin/mountains": ({ request, env, now }) => postMountains(request, env, now),
  "POST /admin/transit": ({ request, env }) => postTransit(request, env),
  "POST /admin/views": ({ request, env, now }) => postViews(request, env, now),
  "POST /admin/rank": ({ env, now }) => postRank(env, now),
  "DELETE /admin/demo": ({ env }) => deleteDemo(env),
};

async function answerAdmin(request: Request, env: Env, now: Date): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname.startsWith(mediaPrefix)) {
    const key = url.pathname.slice(mediaPrefix.length);
    if (request.method === "PUT") return putMedia(request, env, key);
    if (request.method === "HEAD") return headMedia(env, key);
  }
  if (/^\/admin\/export(?:\/|$)/.test(url.pathname)) return handleExport(request, url, env);
  if (url.pathname.startsWith("/admin/epaper/")) return handleEpaper(request, url, env, now);
  if (/^\/admin\/takedowns(?:\/|$)/.test(url.pathname)) return handleTakedowns(request, url, env, now);
  const answer = calls[`${request.method} ${url.pathname}`];
  return answer?.({ request, url, env, now }) ?? toAdminError(404, `There is no ${request.method} ${url.pathname}`);
}

/**
 * Answers any request below `/admin/`: 404 when no ADMIN_TOKEN is set, 401 without the right one. Does not throw;
 * when the database does not answer the reply is 503.
 */
export async function handleAdmin(request: Request, env: Env): Promise<Response> {
  if (env.ADMIN_TOKEN === undefined || env.ADMIN_TOKEN === "") return toAdminError(404, "Not found");
  if (!(await isAdmin(request, env.ADMIN_TOKEN))) {
    return toAdminError(401, "Send the token of this back end: Authorization: Bearer {ADMIN_TOKEN}", {
      "www-authenticate": "Bearer",
    });
  }
  try {
    return await answerAdmin(request, env, new Date());
  } catch (error) {
    logError("An admin request failed", error, { method: request.method, path: new URL(request.url).pathname });
    return toAdminError(503, `The request failed: ${error instanceof Error ? error.message : String(error)}`, {
      "retry-after": "5",
    });
  }
}

/** `/admin/*`: what seed, import and operators do. One line a path. */

import { logError } from "#shared/log/log.ts";
import { handleExport } from "#workers/backend/doors/admin/export/handle-export.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { toAdminError } from "./admin-reply.ts";
import { getState } from "./admin-state.ts";
import { isAdmin } from "./authorise-admin.ts";
import { headMedia, putMedia } from "./content/admin-media.ts";
import { getBridge, postBridge } from "./content/bridge.ts";
import { deleteDemo } from "./content/delete-demo.ts";
import { postComments } from "./content/post-comments.ts";
import { postContent } from "./content/post-content.ts";
import { postPreview } from "./content/post-preview.ts";
import { postRedirects } from "./content/post-redirects.ts";
import { postRank, postViews } from "./content/post-views.ts";
import { handleTakedowns } from "./content/takedowns.ts";
import { postNewsletterIssues } from "./newsletters/post-newsletter-issues.ts";
import { postNewsletters } from "./newsletters/post-newsletters.ts";
import { postBrandTexts } from "./post-brand-texts.ts";
import { postStaff } from "./post-staff.ts";
import { getCancellations } from "./readers/get-cancellations.ts";
import { getGrants } from "./readers/get-grants.ts";
import { postReaders } from "./readers/post-readers.ts";
import { postSubscriptions } from "./readers/post-subscriptions.ts";
import { getSources } from "./services/get-sources.ts";
import { postDuty } from "./services/post-duty.ts";
import { postHoroscope } from "./services/post-horoscope.ts";

const mediaPrefix = "/admin/media/";

async function answerAdmin(request: Request, env: Env, now: Date): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname.startsWith(mediaPrefix)) {
    const key = url.pathname.slice(mediaPrefix.length);
    if (request.method === "PUT") return putMedia(request, env, key);
    if (request.method === "HEAD") return headMedia(env, key);
  }
  if (/^\/admin\/export(?:\/|$)/.test(url.pathname)) return handleExport(request, url, env);
  if (/^\/admin\/takedowns(?:\/|$)/.test(url.pathname)) return handleTakedowns(request, url, env, now);
  switch (`${request.method} ${url.pathname}`) {
    case "POST /admin/content":
      return postContent(request, env, now);
    case "POST /admin/brand-texts":
      return postBrandTexts(env);
    case "POST /admin/comments":
      return postComments(request, env);
    case "GET /admin/bridge":
      return getBridge(env);
    case "POST /admin/bridge":
      return postBridge(request, env, now);
    case "POST /admin/duty":
      return postDuty(request, url, env);
    case "POST /admin/horoscope":
      return postHoroscope(request, env);
    case "POST /admin/previews":
      return postPreview(request, env, now);
    case "POST /admin/redirects":
      return postRedirects(request, env);
    case "POST /admin/readers":
      return postReaders(request, env, now);
    case "POST /admin/staff":
      return postStaff(request, env, now);
    case "POST /admin/subscriptions":
      return postSubscriptions(request, env);
    case "POST /admin/newsletters":
      return postNewsletters(request, env);
    case "POST /admin/newsletter-issues":
      return postNewsletterIssues(request, env, now);
    case "GET /admin/sources":
      return getSources(url, env);
    case "GET /admin/cancellations":
      return getCancellations(url, env);
    case "GET /admin/grants":
      return getGrants(url, env, now);
    case "GET /admin/state":
      return getState(env);
    case "POST /admin/views":
      return postViews(request, env, now);
    case "POST /admin/rank":
      return postRank(env, now);
    case "DELETE /admin/demo":
      return deleteDemo(env);
  }
  return toAdminError(404, `There is no ${request.method} ${url.pathname}`);
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

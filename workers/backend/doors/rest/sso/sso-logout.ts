/** `POST /wp-json/{sso_namespace}/v1/logout`, without a body (rules 7.2). */

import { createRestError } from "#workers/backend/doors/rest/json.ts";
import { parseBearerToken } from "#workers/backend/ground/caller/parse-caller.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { toLogoutResult } from "#workers/backend/readers/accounts/replies/to-sso-result.ts";
import { logout } from "#workers/backend/readers/accounts/session/logout.ts";
import { openAccountCall } from "./sso-call.ts";

/**
 * Ends the session of `Authorization: Bearer t`; without one there is nothing to end, which succeeds as well. The cookies
 * of the browser that asks prove nothing here: the portal passes none on. So a page of another site ends no session by
 * asking, and the image that clears the cookies does so for pages of this site only (cookie-image.ts). It is refused all
 * the same, 403, where a browser says that another site asks: no page has a reason to.
 */
export async function postLogout(request: Request, env: Env): Promise<Response> {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") {
    return createRestError(403, "rest_forbidden", "Another site signs nobody out.");
  }
  const { login, cookie } = await logout(await openAccountCall(request, env), parseBearerToken(request));
  return Response.json({ data: { logout_result: toLogoutResult({ login, cookie }) }, message: null });
}

/** `POST /wp-json/{sso_namespace}/v1/logout`, without a body (spec 7.2). */
import { logout } from "../accounts/logout.ts";
import { parseBearerToken } from "../accounts/parse-caller.ts";
import type { Env } from "../env.ts";
import { toLogoutResult } from "../presentation/to-sso-result.ts";
import { createRestError } from "./json.ts";
import { isJsonRequest, openAccountCall } from "./sso-call.ts";

/**
 * Ends the session of `Authorization: Bearer t`; without one there is nothing to end, which succeeds as well.
 * A page of another site must not sign readers out: 403 unless the request has an Authorization header or the type
 * application/json, neither of which such a page can send without being asked first (CORS), and nobody here says yes.
 */
export async function postLogout(request: Request, env: Env): Promise<Response> {
  if (!request.headers.has("authorization") && !isJsonRequest(request)) {
    return createRestError(403, "rest_forbidden", "Send an Authorization header, or application/json.");
  }
  const { login, cookie } = await logout(await openAccountCall(request, env), parseBearerToken(request));
  return Response.json({ data: { logout_result: toLogoutResult({ login, cookie }) }, message: null });
}

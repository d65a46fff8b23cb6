/** `POST /wp-json/{sso_namespace}/v1/login`, `/logout` (without a body) and `/forget-password` (rules 7.2). */

import * as v from "valibot";
import { createRestError } from "#workers/backend/doors/rest/json.ts";
import { parseBearerToken } from "#workers/backend/ground/caller/parse-caller.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { forgetPassword } from "#workers/backend/readers/accounts/registration/forget-password.ts";
import type { SignInResult } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { toLogoutResult, toSsoResult } from "#workers/backend/readers/accounts/replies/to-sso-result.ts";
import { login } from "#workers/backend/readers/accounts/session/login.ts";
import { logout } from "#workers/backend/readers/accounts/session/logout.ts";
import { openAccountCall, readFields, typedText } from "./sso-call.ts";

/** A missing field is empty: the login says what it needs (rules 5). */
const loginSchema = v.object({ log: v.optional(typedText, ""), password: v.optional(typedText, "") });

/** Signs in with `{log, password}`. Wrong credentials are a 200 whose `login_result.error` is not "0". */
export async function postLogin(request: Request, env: Env): Promise<Response> {
  const fields = await readFields(request, () => loginSchema);
  if (fields instanceof Response) return fields;
  const call = await openAccountCall(request, env);
  return Response.json(toLoginReply(await login(call, { username: fields.log, password: fields.password })));
}

/** Beyond the rules: `piano` and `attributes`, as in GraphQL. */
function toLoginReply(result: SignInResult) {
  const { user, success, error, message, cookie, piano, attributes } = toSsoResult(result);
  return {
    data: {
      login_result: { error, error_text: message, success, action: "login", cookie, login: user?.login ?? null },
      user_data: user === null ? null : toUserData(user),
      piano,
      attributes,
    },
    message,
  };
}

function toUserData({ user_id, lastname, login, email, hash, token }: NonNullable<ReturnType<typeof toSsoResult>["user"]>) {
  return { user_id, lastname, login, email, hash, token };
}

/**
 * Ends the session of `Authorization: Bearer t`; without one there is nothing to end, which succeeds as well. The cookies
 * of the browser that asks prove nothing here: the portal passes none on. So a page of another site cannot end a
 * session, and the image that clears the cookies does so for pages of this site only (cookie-image.ts). A request is
 * still refused with 403 where the browser says that it comes from another site: no page has a reason to send it.
 */
export async function postLogout(request: Request, env: Env): Promise<Response> {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") {
    return createRestError(403, "rest_forbidden", "Another site signs nobody out.");
  }
  const { login, cookie } = await logout(await openAccountCall(request, env), parseBearerToken(request));
  return Response.json({ data: { logout_result: toLogoutResult({ login, cookie }) }, message: null });
}

const forgetSchema = v.object({ log: typedText });

/** Sends a link that sets a new password to the account named by `{log}`; answers `{sent, message}`. */
export async function postForgetPassword(request: Request, env: Env): Promise<Response> {
  const fields = await readFields(request, () => forgetSchema);
  if (fields instanceof Response) return fields;
  const call = await openAccountCall(request, env);
  const { sent, message } = await forgetPassword(call, fields.log);
  return Response.json({ sent, message });
}

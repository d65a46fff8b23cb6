/** The paths of the single sign-on, /wp-json/{sso_namespace}/v1 (rules 7.2): which call a path is. */

import { answerOrFail, createWrongMethod } from "#workers/backend/doors/rest/json.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { answerCookieImage } from "#workers/backend/readers/accounts/session/cookie-image.ts";
import { postChangePassword } from "./sso-change-pw.ts";
import { postForgetPassword, postLogin, postLogout } from "./sso-session.ts";

export type SsoCall = { method: "GET" | "POST"; answer: (request: Request, env: Env) => Promise<Response> };

const calls = new Map<string, SsoCall>([
  ["login", { method: "POST", answer: postLogin }],
  ["logout", { method: "POST", answer: postLogout }],
  ["forget-password", { method: "POST", answer: postForgetPassword }],
  ["change-pw/user", { method: "POST", answer: postChangePassword }],
  // HEAD is refused: it would use up the key and set no cookie.
  ["cookie", { method: "GET", answer: answerCookieImage }],
]);

/** The call of a path, or null when it is not one of the single sign-on's paths. */
export function decideSsoCall(pathname: string, ssoNamespace: string): SsoCall | null {
  const prefix = `/wp-json/${ssoNamespace}/v1/`;
  return pathname.startsWith(prefix) ? (calls.get(pathname.slice(prefix.length).replace(/\/$/, "")) ?? null) : null;
}

/** Answers a call; the answer must not be stored. */
export async function handleSso({ method, answer }: SsoCall, request: Request, env: Env): Promise<Response> {
  const response =
    request.method === method
      ? await answerOrFail(new URL(request.url).pathname, () => answer(request, env))
      : createWrongMethod(method);
  const personal = new Response(response.body, response);
  personal.headers.set("cache-control", "no-store");
  return personal;
}

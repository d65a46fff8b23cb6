import { parseCookie } from "cookie";
import type { MiddlewareFunction } from "react-router";
import { sessionCookiesContext } from "#app/context.ts";
import { parseSessionCookies } from "#app/domain/session/session.ts";

/** What the single sign-on cookies say. Not verified: nothing may be shown or granted because of them alone. */
export const sessionCookiesMiddleware: MiddlewareFunction<Response> = ({ request, context }, next) => {
  context.set(sessionCookiesContext, parseSessionCookies(parseCookie(request.headers.get("cookie") ?? "")));
  return next();
};

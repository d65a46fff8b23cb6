import { parseCookie } from "cookie";
import type { MiddlewareFunction } from "react-router";
import { environmentContext, sessionCookiesContext, sessionTokensContext } from "#app/context.ts";
import { toAuthTokenName } from "#app/domain/session/auth-token.ts";
import { parseSessionCookies } from "#app/domain/session/session.ts";
import { listSessionTokens } from "#app/domain/session/session-tokens.ts";

/** What the single sign-on cookies say. Not verified: nothing may be shown or granted because of them alone. */
export const sessionCookiesMiddleware: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const cookies = parseCookie(request.headers.get("cookie") ?? "");
  context.set(sessionCookiesContext, parseSessionCookies(cookies));
  context.set(sessionTokensContext, listSessionTokens(cookies, toAuthTokenName(context.get(environmentContext).appEnv)));
  return next();
};

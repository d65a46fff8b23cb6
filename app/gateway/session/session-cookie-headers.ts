/** Set-Cookie headers around a session. The pair itself comes from the back end (fetch-handover-cookies.ts). */
import { stringifySetCookie } from "cookie";
import type { AppEnvironment } from "#app/domain/page/app/app-environment.ts";
import { authTokenAttributes, toAuthTokenName } from "#app/domain/session/auth-token.ts";
import { toCookieVariants } from "#app/domain/session/cookie-variants.ts";
import { SESSION_COOKIE, SSO_COOKIE } from "#app/domain/session/session.ts";

/** Both: some programs understand only one of them. */
const gone = { maxAge: 0, expires: new Date(0) };

/** Deletes the pair wherever it may have been set: host-only and for every parent domain, for every folder of the path (rules 4). */
export function toClearedPair(site: URL, pathname: string): string[] {
  return toCookieVariants(site.hostname, pathname).flatMap(({ domain, path }) =>
    [SSO_COOKIE, SESSION_COOKIE].map((name) =>
      stringifySetCookie(name, "", {
        path,
        ...gone,
        sameSite: "lax",
        secure: site.protocol === "https:",
        ...(domain === null ? {} : { domain }),
      }),
    ),
  );
}

/** Rules 9: the auth token for the browser's GraphQL client. */
export function toTokenCookie(environment: AppEnvironment, token: string): string {
  return stringifySetCookie(toAuthTokenName(environment), token, authTokenAttributes);
}

export function toClearedToken(environment: AppEnvironment): string {
  return stringifySetCookie(toAuthTokenName(environment), "", { ...authTokenAttributes, ...gone });
}

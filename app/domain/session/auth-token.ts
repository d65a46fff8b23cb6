/** The auth token in the browser (rules 7.1, 9): a cookie of that name, failing that local storage. */
import type { AppEnvironment } from "#app/domain/page/app/app-environment.ts";

const SEVEN_DAYS_S = 604_800;

/** `apollo:default.token`, `apollo:dev.token`, `apollo:prod.token`. */
export function toAuthTokenName(environment: AppEnvironment): string {
  return `apollo:${environment}.token`;
}

/**
 * Script reads the token, so it is not HttpOnly. Always secure: browsers treat plain http on localhost as secure
 * (Chromium, Firefox); where one does not (Safari) or the site has no encryption, local storage keeps the token.
 */
export const authTokenAttributes = { path: "/", maxAge: SEVEN_DAYS_S, sameSite: "lax", secure: true } as const;

/** Sent without a token: every request carries the header, and an empty one is dropped on the way (by workerd, for example). */
const ANONYMOUS = "Bearer";

/**
 * Rules 6: every request carries an Authorization header; "Bearer" is put before a token that names no scheme. It is
 * sent alone without a token, and for one that no header can carry.
 */
export function toAuthorization(token: string | null): string {
  if (token === null || !/^[\t\x20-\x7e]+$/.test(token)) return ANONYMOUS;
  return /^\w+ /.test(token) ? token : `Bearer ${token}`;
}

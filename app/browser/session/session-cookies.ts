/** The single sign-on cookies as script sees them (rules 4). */
import { toCookieVariants } from "#app/domain/session/cookie-variants.ts";
import { SESSION_COOKIE, SSO_COOKIE } from "#app/domain/session/session-names.ts";
import { readCookies, writeCookie } from "./document-cookie.ts";

export function hasSessionCookie(): boolean {
  return (readCookies()[SESSION_COOKIE] ?? "") !== "";
}

/** Whether one of the pair is there. */
export function hasCookieRemains(): boolean {
  const cookies = readCookies();
  return cookies[SSO_COOKIE] !== undefined || cookies[SESSION_COOKIE] !== undefined;
}

/** Deletes both for all domain and path variants: script cannot see which one they were set for. */
export function deleteSessionCookies(): void {
  const secure = location.protocol === "https:";
  for (const { domain, path } of toCookieVariants(location.hostname, location.pathname)) {
    for (const name of [SSO_COOKIE, SESSION_COOKIE]) {
      writeCookie(name, "", { path, maxAge: 0, sameSite: "lax", secure, ...(domain === null ? {} : { domain }) });
    }
  }
}

/** The single sign-on cookies as script sees them (spec 4). */
import { parseCookie, stringifySetCookie } from "cookie";
import { toCookieVariants } from "../domain/cookie-variants.ts";
import { SESSION_COOKIE, SSO_COOKIE } from "../domain/session-names.ts";

export function readCookies(): Readonly<Record<string, string | undefined>> {
  return parseCookie(document.cookie);
}

export function hasSessionCookie(): boolean {
  return (readCookies()[SESSION_COOKIE] ?? "") !== "";
}

/** Whether one of the pair is there. */
export function hasCookieRemains(): boolean {
  const cookies = readCookies();
  return cookies[SSO_COOKIE] !== undefined || cookies[SESSION_COOKIE] !== undefined;
}

/** Deletes both over all domain and path variants: nobody can see which one they were set for. */
export function deleteSessionCookies(): void {
  const secure = location.protocol === "https:";
  for (const { domain, path } of toCookieVariants(location.hostname, location.pathname)) {
    for (const name of [SSO_COOKIE, SESSION_COOKIE]) {
      const attributes = { path, maxAge: 0, sameSite: "lax" as const, secure, ...(domain === null ? {} : { domain }) };
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store interface is not in every browser
      document.cookie = stringifySetCookie(name, "", attributes);
    }
  }
}

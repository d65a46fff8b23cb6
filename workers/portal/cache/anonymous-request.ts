/** Whether a request may get the page that everybody gets. In doubt it gets one of its own. */
import type { PortalEnvironment } from "#app/configuration/environment.ts";
import { findPartnerHost } from "#app/domain/paywall/viewer/partner-referrer.ts";
import { isFullTextCrawler } from "#app/domain/paywall/viewer/search-bot.ts";
import { SESSION_COOKIE, SSO_COOKIE } from "#app/domain/session/session-names.ts";
import { PAYWALL_EVENT_HEADER } from "#app/gateway/grants/verify-provider-access.ts";
import { STORE_COOKIE } from "#app/gateway/session/session-store.ts";

/** Cookies on which a page may depend: the single sign-on pair, what was kept of it, and the auth token (`apollo:prod.token`). */
const personalCookies = [SSO_COOKIE, SESSION_COOKIE, STORE_COOKIE, "apollo"];

/**
 * True for an anonymous GET or HEAD: no session, no crawler that gets the full text, no reader whom a partner sent, no
 * event of the paywall. Free reads need no mention: a page that counts one is never shared (loaders/page/require-readable-post.ts).
 */
export function isAnonymous({ method, headers }: Request, { partnerHosts }: Pick<PortalEnvironment, "partnerHosts">): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const cookies = headers.get("cookie");
  // Anywhere in the header, however it is written: one too many costs a rendering, one too few a secret.
  if (cookies !== null && personalCookies.some((name) => cookies.includes(name))) return false;
  if (headers.has(PAYWALL_EVENT_HEADER) || isFullTextCrawler(headers.get("user-agent"))) return false;
  return findPartnerHost(headers.get("referer"), partnerHosts) === null;
}

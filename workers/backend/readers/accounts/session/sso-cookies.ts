/** The cookie pair of the single sign-on (rules 3): what it holds and where it is valid. */

import { stringifySetCookie } from "cookie";
import { DEVICE_LIFETIME_S } from "#workers/backend/readers/accounts/login-attempts/known-device.ts";
import type { SsoUser } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { SESSION_LIFETIME_S } from "./sessions.ts";

const SSO_COOKIE = "EvoSSO";
const SESSION_COOKIE = "SsoSessionCookie";
const DEVICE_COOKIE = "PortalDevice";
/** A browser takes 4096 bytes a cookie; every character may become ten. */
const MAX_FULLNAME_LENGTH = 100;

/** Values of EvoSSO and SsoSessionCookie. */
export type SsoCookies = { sso: string; session: string };

export function toSsoCookies(user: SsoUser): SsoCookies {
  const { login, fullname, user_id, email, hash, token } = user;
  const fields = { username: login, fullname: cut(fullname), id: String(user_id), email, h: hash, t: token };
  return { sso: new URLSearchParams(fields).toString(), session: hash };
}

/** Set-Cookie headers that sign a browser in at the portal of this origin. */
export function toSettingHeaders(cookies: SsoCookies, origin: string): string[] {
  const attributes = { ...toAttributes(origin), maxAge: SESSION_LIFETIME_S };
  return [
    stringifySetCookie(SSO_COOKIE, cookies.sso, attributes),
    stringifySetCookie(SESSION_COOKIE, cookies.session, attributes),
  ];
}

/** Set-Cookie header that makes the browser a known device. No script needs it, and it stays when the reader signs out. */
export function toDeviceHeader(device: string, origin: string): string {
  const { domain: _, ...hostOnly } = toAttributes(origin);
  return stringifySetCookie(DEVICE_COOKIE, device, { ...hostOnly, httpOnly: true, maxAge: DEVICE_LIFETIME_S });
}

/** Set-Cookie headers that sign it out, wherever the cookies may have been set: host-only, and for the domain. */
export function toClearingHeaders(origin: string): string[] {
  const { domain, ...hostOnly } = toAttributes(origin);
  const places = domain === undefined ? [hostOnly] : [hostOnly, { ...hostOnly, domain }];
  return places.flatMap((place) =>
    [SSO_COOKIE, SESSION_COOKIE].map((name) => stringifySetCookie(name, "", { ...place, maxAge: 0 })),
  );
}

/** Scripts poll and delete them (rules 4), so they are not HttpOnly. */
function toAttributes(origin: string): { path: string; sameSite: "lax"; secure: boolean; domain?: string } {
  const { protocol, hostname } = new URL(origin);
  const domain = toCookieDomain(hostname);
  return { path: "/", sameSite: "lax", secure: protocol === "https:", ...(domain === null ? {} : { domain }) };
}

/** Rules 9, as for CurrentCity: the host without a leading www or nnp. Null where browsers would refuse a Domain. */
function toCookieDomain(hostname: string): string | null {
  const bare = hostname.toLowerCase().replace(/^(?:www|nnp)\./, "");
  const isAddress = /^[\d.]+$/.test(bare) || bare.includes(":");
  return bare.includes(".") && !isAddress ? bare : null;
}

function cut(text: string): string {
  return text.slice(0, MAX_FULLNAME_LENGTH).toWellFormed();
}

/** The single sign-on cookie pair (rules 3): URL-encoded fields, believed only after the back end verified them. */
import * as v from "valibot";
import { isSameText } from "./is-same-text.ts";
import { SESSION_COOKIE, SSO_COOKIE } from "./session-names.ts";
import type { SessionUser } from "./session-user.ts";

export { SESSION_COOKIE, SSO_COOKIE };

const MAX_COOKIE_LENGTH = 4096;

export type SessionCookies = { username: string; fullname: string; id: number; email: string; hash: string; token: string };

const fieldsSchema = v.object({
  username: v.pipe(v.string(), v.minLength(1)),
  fullname: v.optional(v.string(), ""),
  id: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), v.minValue(1)),
  email: v.optional(v.string(), ""),
  h: v.pipe(v.string(), v.minLength(1)),
  t: v.pipe(v.string(), v.minLength(1)),
});

/**
 * Both cookies of a reader who says to be logged in; null when one is missing, oversized or malformed, and when they are of two
 * sessions: SsoSessionCookie is the h of EvoSSO (decision 33).
 */
export function parseSessionCookies(cookies: Readonly<Record<string, string | undefined>>): SessionCookies | null {
  const sso = cookies[SSO_COOKIE];
  const session = cookies[SESSION_COOKIE];
  if (sso === undefined || session === undefined || session === "") return null;
  if (sso.length > MAX_COOKIE_LENGTH || session.length > MAX_COOKIE_LENGTH) return null;
  const parsed = v.safeParse(fieldsSchema, Object.fromEntries(new URLSearchParams(sso)));
  if (!parsed.success) return null;
  const { h, t, ...rest } = parsed.output;
  if (!isSameText(session, h)) return null;
  return { ...rest, hash: h, token: t };
}

/** The reader as the pair calls them: replies know no full name (rules 3). Another reader's pair, and one without a name, say nothing. */
export function withPairName(user: SessionUser, pair: SessionCookies | null): SessionUser {
  return pair !== null && pair.id === user.id && pair.fullname !== "" ? { ...user, fullname: pair.fullname } : user;
}

/** Whether a reader's browser sends any of the pair, well-formed or not. */
export function hasSessionCookies(cookies: Readonly<Record<string, string | undefined>>): boolean {
  return cookies[SSO_COOKIE] !== undefined || cookies[SESSION_COOKIE] !== undefined;
}

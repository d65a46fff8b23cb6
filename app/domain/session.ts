/** The single sign-on cookie pair (spec 3): URL-encoded fields, believed only after the back end verified them. */
import * as v from "valibot";

export const SSO_COOKIE = "EvoSSO";
export const SESSION_COOKIE = "SsoSessionCookie";
const MAX_COOKIE_LENGTH = 4096;

export type SessionCookies = { username: string; fullname: string; id: number; email: string; hash: string; token: string };

const fieldsSchema = v.object({
  username: v.pipe(v.string(), v.minLength(1)),
  fullname: v.optional(v.string(), ""),
  id: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
  email: v.optional(v.string(), ""),
  h: v.pipe(v.string(), v.minLength(1)),
  t: v.pipe(v.string(), v.minLength(1)),
});

/** Both cookies of a reader who says to be logged in; null when one is missing, oversized or malformed. */
export function parseSessionCookies(cookies: Readonly<Record<string, string | undefined>>): SessionCookies | null {
  const sso = cookies[SSO_COOKIE];
  const session = cookies[SESSION_COOKIE];
  if (sso === undefined || session === undefined || session === "") return null;
  if (sso.length > MAX_COOKIE_LENGTH || session.length > MAX_COOKIE_LENGTH) return null;
  const parsed = v.safeParse(fieldsSchema, Object.fromEntries(new URLSearchParams(sso)));
  if (!parsed.success) return null;
  const { h, t, ...rest } = parsed.output;
  return { ...rest, hash: h, token: t };
}

/** Cookies that a back end sets in the reader's browser, and the portal passes on: these, and no others. */
import { parseSetCookie } from "cookie";
import { parseSessionCookies, type SessionCookies } from "#app/domain/session/session.ts";
import { SESSION_COOKIE, SSO_COOKIE } from "#app/domain/session/session-names.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import { DEVICE_COOKIE } from "#app/gateway/grants/sign-caller.ts";

/** The pair, which an answer to the automatic login may make last longer (decision 33). */
const pairCookies: readonly string[] = [SSO_COOKIE, SESSION_COOKIE];

/** The cookies that the cookie image may set (rules 4.3): the single sign-on's pair and the known device's token. */
export const handedOverCookies: readonly string[] = [...pairCookies, DEVICE_COOKIE];

/** Those of an answer's Set-Cookie headers that are for the pair. */
export function listPairHeaders(headers: Headers): string[] {
  return headers.getSetCookie().filter((header) => pairCookies.includes(parseSetCookie(header).name));
}

/** What the pair says that these headers set; null when it is not that of this very session. */
export function parsePairOf(setCookies: readonly string[], user: SessionUser): SessionCookies | null {
  const cookies = Object.fromEntries(setCookies.map((header) => parseSetCookie(header)).map(({ name, value }) => [name, value]));
  const pair = parseSessionCookies(cookies);
  return pair !== null && pair.id === user.id && pair.hash === user.h && pair.token === user.t ? pair : null;
}

/** What a page does about the session when it starts (rules 4, automatic login), from what this browser keeps. */
import { parseSessionCookies, SESSION_COOKIE, SSO_COOKIE } from "#app/domain/session/session.ts";
import type { UserStatus } from "#app/domain/session/user-status.ts";

/** How long the back end's last confirmation holds: not every page asks. */
const CONFIRMED_FOR_MS = 5 * 60 * 1000;

export type SessionStart =
  /** Nobody is signed in, or no longer: what is left here is deleted too. */
  | { kind: "forget" }
  /** Half or malformed cookies open nothing. */
  | { kind: "clear" }
  /** Confirmed a moment ago. */
  | { kind: "trust"; status: UserStatus }
  | { kind: "ask"; hash: string; token: string };

export function decideSessionStart(
  cookies: Readonly<Record<string, string | undefined>>,
  status: UserStatus | null,
  now: number,
): SessionStart {
  const session = parseSessionCookies(cookies);
  if (session === null) {
    const hasRemains = cookies[SSO_COOKIE] !== undefined || cookies[SESSION_COOKIE] !== undefined;
    return { kind: hasRemains ? "clear" : "forget" };
  }
  const { hash, token } = session;
  const age = status === null ? Number.NaN : now - status.checkedAt;
  if (status?.hash === hash && age >= 0 && age < CONFIRMED_FOR_MS) return { kind: "trust", status };
  return { kind: "ask", hash, token };
}

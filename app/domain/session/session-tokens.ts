/** Tokens of the sessions that a browser's cookies name, whole pair or not: a logout ends them all (rules 4.4). */
import { SSO_COOKIE } from "./session-names.ts";

type Cookies = Readonly<Record<string, string | undefined>>;

/** As parseSessionCookies accepts a cookie; no token of ours comes near it. */
const MAX_LENGTH = 4096;

/** The `t` of EvoSSO, also without its other half; null when it names none. */
export function findPairToken(cookies: Cookies): string | null {
  const sso = cookies[SSO_COOKIE] ?? "";
  return sso.length > MAX_LENGTH ? null : new URLSearchParams(sso).get("t") || null;
}

/** That and the token cookie's, `name` (auth-token.ts), each once. */
export function listSessionTokens(cookies: Cookies, name: string): string[] {
  const tokens = [findPairToken(cookies), cookies[name] ?? null];
  return [...new Set(tokens.filter((token): token is string => token !== null && token !== "" && token.length <= MAX_LENGTH))];
}

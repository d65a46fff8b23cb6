/**
 * Keeps the auth token of rules 7.1 and 9: in a cookie, in local storage where cookies are refused. The pair of the single sign-on
 * outlives it, and proves the same session.
 */

import { readStorage, removeStorage, writeStorage } from "#app/browser/local-storage.ts";
import { readPageFacts } from "#app/browser/page-facts.ts";
import { authTokenAttributes, toAuthorization, toAuthTokenName } from "#app/domain/session/auth-token.ts";
import { findPairToken } from "#app/domain/session/session-tokens.ts";
import { readCookies, writeCookie } from "./document-cookie.ts";

export function readAuthToken(): string | null {
  const name = readName();
  const cookies = readCookies();
  return cookies[name] || readStorage(name) || findPairToken(cookies);
}

export function storeAuthToken(token: string): void {
  const name = readName();
  writeCookie(name, token, authTokenAttributes);
  if (readCookies()[name] === token) removeStorage(name);
  else writeStorage(name, token);
}

export function removeAuthToken(): void {
  const name = readName();
  writeCookie(name, "", { ...authTokenAttributes, maxAge: 0 });
  removeStorage(name);
}

/** The Authorization header of every request (rules 6). */
export function readAuthorization(): string {
  return toAuthorization(readAuthToken());
}

function readName(): string {
  return toAuthTokenName(readPageFacts().appEnv);
}

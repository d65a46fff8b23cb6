/** The session in the browser (rules 4, 7.1): what the account calls do to cookies, token, user status and page. */

import { logError } from "#app/browser/log.ts";
import { removeAuthToken, storeAuthToken } from "#app/browser/session/auth-token-store.ts";
import { readCookies } from "#app/browser/session/document-cookie.ts";
import type { LoadedMarkup } from "#app/browser/session/load-cookie-markup.ts";
import { deleteSessionCookies, hasCookieRemains, hasSessionCookie } from "#app/browser/session/session-cookies.ts";
import { readUserStatus, removeUserStatus, storeUserStatus } from "#app/browser/session/user-status-store.ts";
import { internalErrors } from "#app/domain/forms/account/account-messages.ts";
import { parseSessionCookies, withPairName } from "#app/domain/session/session.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import { toUserStatus, type UserStatus } from "#app/domain/session/user-status.ts";
import { logInAutomatically } from "#app/gateway/sso/calls/session/automatic-login.ts";
import { logInByGraphql } from "#app/gateway/sso/calls/session/log-in.ts";
import { logOutByGraphql } from "#app/gateway/sso/calls/session/log-out.ts";
import * as registration from "#app/gateway/sso/calls/session/register.ts";
import { updateAttribute } from "#app/gateway/sso/calls/update-attribute.ts";
import type { SignedIn } from "#app/gateway/sso/parse-sso-reply.ts";
import { announceSession } from "#app/islands/stores/session-store.ts";
import { graphqlTransport, resetAfterAuthChange } from "./graphql.client.ts";
import { pollForCookie } from "./start/poll-for-cookie.ts";
import { takeAlong } from "./take-along.client.ts";

const TAKING_PATIENCE_MS = 3000;

/** `skipReset`: the websocket and the cache stay as they are, because the page is left anyway. */
export type SessionOptions = { skipReset?: boolean };

/** A reply that signs in, with what became of it here: without cookies the portal knows no reader. */
export type EnteredSession = SignedIn & { hasCookies: boolean };

/** Rules 5, 7.1. Throws on empty arguments. A cookie that never comes does not undo the reply (rules 4). */
export async function login(username: string, password: string, options: SessionOptions = {}) {
  const outcome = await logInByGraphql(graphqlTransport, { username, password });
  return outcome.kind === "signed-in" ? enterSession(outcome, options) : outcome;
}

/** Rules 4, 5: where the back end answers with a session, the reader is signed in. */
export async function register(account: registration.NewAccount, options: SessionOptions = {}) {
  const outcome = await registration.register(graphqlTransport, account);
  return outcome.kind === "signed-in" ? enterSession(outcome, options) : outcome;
}

/** Keeps what the reply says of the reader. Null when the session is not valid; throws when that cannot be found out. */
export async function autologin(hash: string, token: string): Promise<UserStatus | null> {
  const answer = await logInAutomatically(graphqlTransport, { hash, token });
  if (answer.kind === "failed") throw new Error("The automatic login brought no usable reply");
  if (answer.kind === "denied") return null;
  storeAuthToken(answer.user.t);
  return keepStatus(answer.user);
}

/** Signs out in this browser regardless of the back end (rules 4): cookies that nothing has cleared are deleted by hand. */
export async function logout({ skipReset = false }: SessionOptions = {}): Promise<void> {
  const { cookie } = await logOutByGraphql(graphqlTransport);
  const { hasLoaded } = await loadCookies(cookie);
  if (!hasLoaded || hasCookieRemains()) deleteSessionCookies();
  removeAuthToken();
  removeUserStatus();
  if (!skipReset) resetAfterAuthChange();
  announceSession(null);
}

/** Whether it is kept. Rules 5, 6: only with a session. */
export async function updateUserAttribute(attribute: string, value: string): Promise<boolean> {
  const { kind } = await updateAttribute(graphqlTransport, requireSession(), { attribute, value });
  return kind === "kept";
}

/** The session of the reader signed in here. */
export function requireSession(): UserStatus {
  const status = readUserStatus();
  if (status === null) throw new Error(internalErrors.noSession);
  return status;
}

/** Signs in with a reply that names a reader: what sets its cookies, the poll for them, and what this browser keeps (rules 4). */
export async function enterSession(session: SignedIn, { skipReset = false }: SessionOptions = {}): Promise<EnteredSession> {
  const { user, cookie } = session;
  storeAuthToken(user.t);
  const { hasLoaded, hasFrame } = await loadCookies(cookie);
  const hasCookies = hasLoaded ? await pollForCookie(hasSessionCookie) : hasSessionCookie();
  if (!skipReset) resetAfterAuthChange();
  // Without cookies the portal knows no reader; neither does the header then.
  if (hasCookies) {
    const status = (hasFrame ? await refresh(user) : null) ?? keepStatus(user);
    announceSession(status);
    // The next page shows them as the account's; a login does not wait long for it.
    await Promise.race([takeAlong(status), new Promise((resolve) => setTimeout(resolve, TAKING_PATIENCE_MS))]);
  }
  return { ...session, hasCookies };
}

/** Loaded on demand: pages that only find out who is signed in do without. */
async function loadCookies(markup: string | null): Promise<LoadedMarkup> {
  if (!markup) return { hasLoaded: false, hasFrame: false };
  const { loadCookieMarkup } = await import("#app/browser/session/load-cookie-markup.ts");
  return loadCookieMarkup(markup);
}

/** Rules 7.1: after a cookie URL the session is refreshed. Null when the reply has to do. */
async function refresh({ h, t }: SessionUser): Promise<UserStatus | null> {
  try {
    return await autologin(h, t);
  } catch (error) {
    logError("The session could not be refreshed", error);
    return null;
  }
}

/** Whether the reader is signed in. There is no half session: without cookies the one that was begun ends again (rules 8). */
export async function requireCookies({ hasCookies }: EnteredSession): Promise<boolean> {
  if (hasCookies) return true;
  logError(internalErrors.noCookies);
  await logout();
  return false;
}

/** The reader's rights have changed: everything on the page that follows the session learns what they are now. */
export async function renewSession(): Promise<void> {
  const { hash, token } = requireSession();
  const status = await autologin(hash, token);
  if (status !== null) announceSession(status);
}

function keepStatus(reader: SessionUser): UserStatus {
  const status = toUserStatus(withPairName(reader, parseSessionCookies(readCookies())), Date.now());
  storeUserStatus(status);
  return status;
}

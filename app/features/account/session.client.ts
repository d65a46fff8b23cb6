/** The session in the browser (spec 4, 7.1): login, automatic login, registration, logout, and what only a session may do. */

import {
  autologinDocument,
  loginDocument,
  logoutDocument,
  registerDocument,
  type registerMutation,
  type registerMutationVariables,
  registerUserForNewsletterDocument,
  updateUserAttributeDocument,
} from "../../../graphql/generated/operations.ts";
import { removeAuthToken, storeAuthToken } from "../../browser/auth-token-store.ts";
import { loadImage, parseCookieImage } from "../../browser/cookie-image.ts";
import { readCookies } from "../../browser/document-cookie.ts";
import { logError } from "../../browser/log.ts";
import { deleteSessionCookies, hasCookieRemains, hasSessionCookie } from "../../browser/session-cookies.ts";
import { readUserStatus, removeUserStatus, storeUserStatus } from "../../browser/user-status-store.ts";
import { internalErrors } from "../../domain/account-messages.ts";
import { parseSessionCookies, withPairName } from "../../domain/session.ts";
import { parseSessionUser, type SessionUser } from "../../domain/session-user.ts";
import { toUserStatus, type UserStatus } from "../../domain/user-status.ts";
import { announceSession } from "../../islands/stores/session-store.ts";
import { mutate, resetAfterAuthChange } from "./graphql.client.ts";
import { type LoginEvent, type LoginState, nextLoginState, POLL_INTERVAL_MS } from "./login-machine.ts";
import { type LogoutEvent, type LogoutState, nextLogoutState } from "./logout-machine.ts";

/** `skipReset`: the websocket and the cache stay as they are, because the page is left anyway. */
export type SessionOptions = { skipReset?: boolean };

export type SsoReply = registerMutation["register"];

/** A reply with what became of it here: `user` null when it signed nobody in. */
export type SignInReply = SsoReply & { user: SsoReply["user"]; reader: SessionUser | null; hasCookies: boolean };

const SUCCESS = "1";
const NO_ERROR = "0";
const AUTOLOGIN_SUCCESSFUL = "autologin_successfull";

/** Spec 5, 7.1. Throws on empty arguments, and a CallFailure without a usable reply; a refusal is a reply. */
export async function login(username: string, password: string, options: SessionOptions = {}): Promise<SignInReply> {
  if (username === "" || password === "") throw new Error(internalErrors.usernameAndPassword);
  const { login: reply } = await mutate(loginDocument, { username, password });
  return reply.error === NO_ERROR ? enterSession(reply, options) : { ...reply, reader: null, hasCookies: false };
}

/** Spec 5: succeeds only with success "1". Without `nodoi` it signs nobody in: the reply's message speaks of a mail. */
export async function register(input: registerMutationVariables, options: SessionOptions = {}): Promise<SignInReply> {
  const { register: reply } = await mutate(registerDocument, input);
  const isSignIn = reply.success === SUCCESS && reply.user !== null;
  return isSignIn ? enterSession(reply, options) : { ...reply, reader: null, hasCookies: false };
}

export function isRegistered({ success }: SsoReply): boolean {
  return success === SUCCESS;
}

/** Keeps what the reply says of the reader. Null when the session is not valid; throws when nobody can tell. */
export async function autologin(hash: string, token: string): Promise<UserStatus | null> {
  if (hash === "" || token === "") throw new Error(internalErrors.hashAndToken);
  const { autologin: reply } = await mutate(autologinDocument, { hash, token });
  const reader = reply.code === AUTOLOGIN_SUCCESSFUL ? parseSessionUser(reply) : null;
  if (reader === null) return null;
  storeAuthToken(reader.t);
  return keepStatus(reader);
}

/** Out of this browser whatever the back end says (spec 4). */
export async function logout({ skipReset = false }: SessionOptions = {}): Promise<void> {
  let state: LogoutState = nextLogoutState({ step: "idle" }, { type: "submitted" });
  while (state.step !== "signed-out") state = nextLogoutState(state, await performLogout(state));
  removeAuthToken();
  removeUserStatus();
  if (!skipReset) resetAfterAuthChange();
  announceSession(null);
}

/** Spec 5, 6: only with a session. */
export async function updateUserAttribute(attribute: string, value: string): Promise<boolean> {
  const { hash, token } = requireSession();
  const { updateUserAttribute: reply } = await mutate(updateUserAttributeDocument, { hash, token, attribute, value });
  return reply.success === SUCCESS;
}

/** Spec 6: only with a session. */
export async function registerUserForNewsletter(newsletter: string): Promise<void> {
  const { hash, token } = requireSession();
  await mutate(registerUserForNewsletterDocument, { h: hash, t: token, newsletter });
}

/** The session of the reader who is signed in here. */
export function requireSession(): { hash: string; token: string } {
  const status = readUserStatus();
  if (status === null) throw new Error(internalErrors.noSession);
  return status;
}

/** Signs in with a reply that names a reader: the image, the poll for its cookies, and what this browser keeps (spec 4). */
export async function enterSession(reply: SsoReply, { skipReset = false }: SessionOptions = {}): Promise<SignInReply> {
  const reader = parseSessionUser(reply);
  if (reader === null) return { ...reply, reader: null, hasCookies: false };
  storeAuthToken(reader.t);
  let state: LoginState = nextLoginState({ step: "sending" }, toAccepted(reply.cookie));
  while (state.step === "waiting-for-image" || state.step === "polling") state = nextLoginState(state, await performLogin(state));
  const hasCookies = state.step === "signed-in" && state.hasCookies;
  if (!skipReset) resetAfterAuthChange();
  // Without cookies the portal knows no reader; neither does the header then.
  if (hasCookies) announceSession(keepStatus(reader));
  return { ...reply, reader, hasCookies };
}

/** Nobody is half signed in: without cookies the session that was begun ends again, and this throws. */
export async function requireCookies({ hasCookies }: SignInReply): Promise<void> {
  if (hasCookies) return;
  await logout();
  throw new Error(internalErrors.noCookies);
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

function toAccepted(cookie: string | null): LoginEvent {
  return { type: "accepted", image: parseCookieImage(cookie), hasCookie: hasSessionCookie() };
}

async function performLogin(state: LoginState): Promise<LoginEvent> {
  if (state.step === "waiting-for-image") {
    await loadImage(state.image);
    return { type: "image-settled" };
  }
  // The first look is at once: usually the image has just set the cookie.
  if (state.step === "polling" && state.attempt > 1) await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  return { type: "polled", hasCookie: hasSessionCookie() };
}

async function performLogout(state: LogoutState): Promise<LogoutEvent> {
  if (state.step === "waiting-for-image") {
    await loadImage(state.image);
    return { type: "image-settled", hasCookies: hasCookieRemains() };
  }
  if (state.step === "deleting-cookies") {
    deleteSessionCookies();
    return { type: "cookies-deleted" };
  }
  try {
    const { logout: reply } = await mutate(logoutDocument, {});
    return { type: "replied", image: parseCookieImage(reply.logout_result.cookie) };
  } catch (error) {
    logError("The session could not be ended at the back end", error);
    return { type: "broke" };
  }
}

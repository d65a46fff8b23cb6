/**
 * The session when a page starts (rules 4). Every page carries this much of it; a signed-out reader needs no more. The
 * finished flag is `isKnown` of the session's store, always set in the end.
 */
import type { StartedPage } from "#app/browser/idle/started-page.ts";
import { readStorage, removeStorage } from "#app/browser/local-storage.ts";
import { logError } from "#app/browser/log.ts";
import { isPurStatus, showAdPolicy } from "#app/browser/session/pur.ts";
import { PUR_CONSENTS_KEY, SESSION_COOKIE, SSO_COOKIE, USER_STATUS_KEY } from "#app/domain/session/session-names.ts";
import type { UserStatus } from "#app/domain/session/user-status.ts";
import { announceSession, onSessionChange, sessionStore } from "#app/islands/stores/session-store.ts";

/** Whether the reader last announced on this page has Pur. */
let isPur = false;

export function startSession(page: StartedPage): void {
  onSessionChange(followPur);
  onSessionChange((user) => followInPage(page, user));
  void check();
  // Signed in or out in another tab; a null key means that everything was removed.
  window.addEventListener("storage", ({ key }) => {
    if (key !== USER_STATUS_KEY && key !== null) return;
    import("#app/session/follow-session.client.ts").then(({ followSession }) => followSession()).catch(report);
  });
  // Back to a page that was left: the session may have changed since.
  window.addEventListener("pageshow", ({ persisted }) => persisted && void check());
}

/** Whom the page was made for: who was announced on it first. */
let madeFor: string | undefined;

function followInPage(page: StartedPage, user: UserStatus | null): void {
  madeFor ??= toReader(user);
  if (toReader(user) === madeFor) return;
  const isOver = () => toReader(sessionStore.read().user) === madeFor;
  import("#app/session/follow-page.client.ts").then(({ followPage }) => followPage(page, isOver)).catch(report);
}

/** What a page may say of a reader changes with what they bought. */
function toReader(user: UserStatus | null): string {
  return user === null ? "" : [user.ssoId, user.hasPlusAccess, user.hasPlusPremiumAccess, user.hasPurAccess].join();
}

async function check(): Promise<void> {
  const hasCookies = [SSO_COOKIE, SESSION_COOKIE].some((name) => document.cookie.includes(`${name}=`));
  const wasSignedIn = sessionStore.read().user !== null;
  if (!hasCookies && !wasSignedIn && readStorage(USER_STATUS_KEY) === null) {
    announceSession(null);
    return;
  }
  try {
    await (await import("./automatic-login.client.ts")).signInAutomatically();
  } catch (error) {
    report(error);
    announceSession(null);
  }
}

/** Less advertising, and the consent settings of the account (rules 4, 6): for Pur readers only. */
function followPur(user: UserStatus | null): void {
  showAdPolicy(user);
  // At once: after signing out the page is often left.
  if (!isPurStatus(user)) removeStorage(PUR_CONSENTS_KEY);
  const wasPur = isPur;
  isPur = isPurStatus(user);
  if (!isPur && !wasPur) return;
  import("#app/session/pur-consents.client.ts").then(({ followPurReader }) => followPurReader(user)).catch(report);
}

function report(error: unknown): void {
  logError("The session could not be checked", error);
}

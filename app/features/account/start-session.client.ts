/**
 * The session when a page starts (spec 4). Every page carries this much of it; who is not signed in needs no more. The
 * finished flag is `data-session` of the document element: "signed-in" or "signed-out", always set in the end.
 */
import { readStorage } from "../../browser/local-storage.ts";
import { logError } from "../../browser/log.ts";
import { announceSession } from "../../browser/session-event.ts";
import { SESSION_COOKIE, SSO_COOKIE, USER_STATUS_KEY } from "../../domain/session-names.ts";

export function startSession(): void {
  void check();
  // Signed in or out in another tab; a null key means that everything was removed.
  window.addEventListener("storage", ({ key }) => {
    if (key !== USER_STATUS_KEY && key !== null) return;
    import("./follow-session.client.ts").then(({ followSession }) => followSession()).catch(report);
  });
  // Back to a page that was left: the session may have changed since.
  window.addEventListener("pageshow", ({ persisted }) => persisted && void check());
}

async function check(): Promise<void> {
  const hasCookies = [SSO_COOKIE, SESSION_COOKIE].some((name) => document.cookie.includes(`${name}=`));
  const wasSignedIn = document.documentElement.dataset.session === "signed-in";
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

function report(error: unknown): void {
  logError("The session could not be checked", error);
}

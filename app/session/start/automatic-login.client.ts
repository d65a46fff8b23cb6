/** Automatic login (rules 4): from the cookies, without the reader. */

import { logError } from "#app/browser/log.ts";
import { removeAuthToken } from "#app/browser/session/auth-token-store.ts";
import { readCookies } from "#app/browser/session/document-cookie.ts";
import { deleteSessionCookies } from "#app/browser/session/session-cookies.ts";
import { readUserStatus, removeUserStatus } from "#app/browser/session/user-status-store.ts";
import { TECHNICAL_ERROR } from "#app/domain/forms/account/account-messages.ts";
import type { UserStatus } from "#app/domain/session/user-status.ts";
import { announceSession } from "#app/islands/stores/session-store.ts";
import { sayAgain } from "#app/session/said-again.ts";
import { takeAlong } from "#app/session/take-along.client.ts";
import { decideSessionStart } from "./decide-session-start.ts";

/** Ends with the page knowing who is signed in. A failing call is logged, and changes nothing. */
export async function signInAutomatically(): Promise<void> {
  const status = readUserStatus();
  const start = decideSessionStart(readCookies(), status, Date.now());
  switch (start.kind) {
    case "trust":
      return announceReader(start.status);
    case "forget":
      return forget();
    case "clear":
      return endSessionHere();
    case "ask":
      await ask(start.hash, start.token);
  }

  async function ask(hash: string, token: string): Promise<void> {
    const { autologin } = await import("#app/session/session.client.ts");
    try {
      const confirmed = await autologin(hash, token);
      if (confirmed !== null) return announceReader(confirmed);
    } catch (error) {
      logError("The automatic login could not be tried", error);
      // The session could not be checked: what this browser knew of it stays.
      return announceSession(status?.hash === hash ? status : null);
    }
    logError("The automatic login was not successful", TECHNICAL_ERROR);
    endSessionHere();
  }
}

function announceReader(user: UserStatus): void {
  announceSession(user);
  void sayAgain();
  void takeAlong(user);
}

/** Nobody is signed in in this browser any more; the back end is asked nothing. */
export function endSessionHere(): void {
  deleteSessionCookies();
  forget();
}

function forget(): void {
  removeAuthToken();
  removeUserStatus();
  announceSession(null);
}

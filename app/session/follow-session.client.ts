/** A reader signed in or out in another tab: this one follows (storage event). */

import { goTo } from "#app/browser/loading/go-to.ts";
import { readReturnPath } from "#app/browser/return-path.ts";
import { readUserStatus } from "#app/browser/session/user-status-store.ts";
import { BOOKMARKS_PATH } from "#app/domain/bookmarks/bookmarks-path.ts";
import { announceSession, sessionStore } from "#app/islands/stores/session-store.ts";

/** Pages for signing in lose their purpose, and what profile and saved articles show is no longer to be seen. */
const signInDialogs = ["Login", "SimpleLogin", "Register"];
const readersPages = ["/profil", BOOKMARKS_PATH];

export function followSession(): void {
  const before = sessionStore.read();
  const user = readUserStatus();
  announceSession(user);
  const isSame = before.isKnown && (before.user === null) === (user === null);
  if (isSame || !readersPages.includes(location.pathname)) return;
  const dialog = document.querySelector<HTMLElement>("main section[data-dialog]")?.dataset.dialog;
  if (user === null && dialog === undefined) location.reload();
  if (user !== null && signInDialogs.includes(dialog ?? "")) goTo(readReturnPath());
}

import type { UserStatus } from "../domain/user-status.ts";

export const SESSION_EVENT = "talblick:session";

export type SessionEvent = CustomEvent<{ user: UserStatus | null }>;

/** Tells the page who is signed in from now on: header, dialogs, and whoever else listens on the document. */
export function announceSession(user: UserStatus | null): void {
  document.documentElement.dataset.session = user === null ? "signed-out" : "signed-in";
  document.dispatchEvent(new CustomEvent(SESSION_EVENT, { detail: { user } }) satisfies SessionEvent);
}

export function onSessionChange(listener: (user: UserStatus | null) => void): void {
  document.addEventListener(SESSION_EVENT, (event) => listener((event as SessionEvent).detail.user));
}

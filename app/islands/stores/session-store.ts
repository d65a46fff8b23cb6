/** Who is signed in, as this page knows it (rules 4). Written by the session's start, by login and logout; read by everybody. */
import type { UserStatus } from "#app/domain/session/user-status.ts";
import { PORTAL_ID } from "#brand/portal-id.ts";
import { createStore, type Store } from "./create-store.ts";

export type Session = {
  /** The finished flag of the automatic login (rules 4). */
  isKnown: boolean;
  user: UserStatus | null;
};

export const unknownSession: Session = { isKnown: false, user: null };

const store = createStore<Session>(unknownSession);

export const sessionStore: Store<Session> = store;

/** Tells the page who is signed in from now on: header, dialogs and other listeners. */
export function announceSession(user: UserStatus | null): void {
  // For observers of the page from outside; nothing of ours reads it.
  document.documentElement.dataset.session = user === null ? "signed-out" : "signed-in";
  store.write({ isKnown: true, user });
  document.dispatchEvent(new CustomEvent(`${PORTAL_ID}:session`, { detail: { user } }));
}

/** Calls `listener` with each announcement until the returned function is called. */
export function onSessionChange(listener: (user: UserStatus | null) => void): () => void {
  return store.subscribe(() => listener(store.read().user));
}

/** Who is signed in, once the automatic login is finished. */
export async function readKnownUser(): Promise<UserStatus | null> {
  if (!store.read().isKnown) await new Promise<void>((resolve) => onSessionChange(() => resolve()));
  return store.read().user;
}

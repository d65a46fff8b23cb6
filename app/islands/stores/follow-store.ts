/**
 * What is followed, as this browser knows it: a guest's own list in the cookie, and for a signed-in reader the account's as it was last
 * asked. Every change of script comes through here; other tabs follow when they are looked at.
 */
import { readStorage, writeStorage } from "#app/browser/local-storage.ts";
import { readCookies, writeCookie } from "#app/browser/session/document-cookie.ts";
import {
  type AccountFollows,
  parseAccountFollows,
  parseFollows,
  toAccountText,
  toFollowsText,
} from "#app/domain/follows/follow-list.ts";
import { ACCOUNT_FOLLOWS_KEY, FOLLOWS_COOKIE } from "#app/domain/follows/follow-names.ts";
import { type Subject, toSubjectName } from "#app/domain/follows/subject.ts";
import { toReaderCookie } from "#app/domain/page/reader-cookie.ts";
import { createStore, type Store } from "./create-store.ts";
import { onSessionChange, sessionStore } from "./session-store.ts";

export const noFollows: readonly string[] = [];

const store = createStore<readonly string[]>(noFollows);
let isFollowing = false;

/** The names (subject.ts) of all that is followed. */
export const followStore: Store<readonly string[]> = {
  read: store.read,
  subscribe(listener) {
    follow();
    return store.subscribe(listener);
  },
};

export function readGuestFollows(): Subject[] {
  return parseFollows(readCookies()[FOLLOWS_COOKIE]);
}

/** Whether it was kept: cookies may be refused. */
export function writeGuestFollows(subjects: readonly Subject[]): boolean {
  const text = toFollowsText(subjects);
  const attributes = toReaderCookie(location);
  writeCookie(FOLLOWS_COOKIE, text, text === "" ? { ...attributes, maxAge: 0 } : attributes);
  refresh();
  return toFollowsText(readGuestFollows()) === text;
}

/** Null when it was never asked here. */
export function readAccountFollows(reader: number): AccountFollows | null {
  return parseAccountFollows(readStorage(ACCOUNT_FOLLOWS_KEY), reader);
}

/** What the account answered; nothing when its reader has signed out meanwhile. */
export function keepAccountFollows(reader: number, subjects: readonly Subject[]): void {
  if (sessionStore.read().user?.ssoId !== reader) return;
  writeStorage(ACCOUNT_FOLLOWS_KEY, toAccountText({ reader, askedAt: Date.now(), subjects }));
  refresh();
}

function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  refresh();
  onSessionChange(refresh);
  window.addEventListener("pageshow", refresh);
  document.addEventListener("visibilitychange", refresh);
}

function refresh(): void {
  const { user } = sessionStore.read();
  const own = user === null ? null : readAccountFollows(user.ssoId);
  store.write([...(own?.subjects ?? []), ...readGuestFollows()].map(toSubjectName));
}

/**
 * Which articles are saved, as this browser knows it (decision 77): a guest's own list, and for a signed-in reader the account's as it
 * was last asked. Every change comes through here; other tabs follow.
 */
import { readStorage, removeStorage, writeStorage } from "#app/browser/local-storage.ts";
import { tellSaved } from "#app/browser/offline/ask-worker.ts";
import { ACCOUNT_BOOKMARKS_KEY, GUEST_BOOKMARKS_KEY } from "#app/domain/bookmarks/bookmark-names.ts";
import {
  type AccountBookmarks,
  type Bookmark,
  parseAccountBookmarks,
  parseGuestBookmarks,
} from "#app/domain/bookmarks/bookmarks.ts";
import { createStore, type Store } from "./create-store.ts";
import { onSessionChange, sessionStore } from "./session-store.ts";

export const noBookmarks: readonly number[] = [];

const store = createStore<readonly number[]>(noBookmarks);
let isFollowing = false;

/** The numbers of all saved posts. */
export const bookmarkStore: Store<readonly number[]> = {
  read: store.read,
  subscribe(listener) {
    follow();
    return store.subscribe(listener);
  },
};

export function readGuestBookmarks(): Bookmark[] {
  return parseGuestBookmarks(readStorage(GUEST_BOOKMARKS_KEY));
}

/** Whether it was kept: storage may be full or refused. */
export function writeGuestBookmarks(list: readonly Bookmark[]): boolean {
  if (list.length === 0) removeStorage(GUEST_BOOKMARKS_KEY);
  const isKept = list.length === 0 || writeStorage(GUEST_BOOKMARKS_KEY, JSON.stringify(list));
  refresh();
  return isKept;
}

/** Null when it was never asked here. */
export function readAccountBookmarks(reader: number): AccountBookmarks | null {
  return parseAccountBookmarks(readStorage(ACCOUNT_BOOKMARKS_KEY), reader);
}

/** What the account answered; nothing when its reader has signed out meanwhile. */
export function keepAccountBookmarks(bookmarks: AccountBookmarks): void {
  if (sessionStore.read().user?.ssoId !== bookmarks.reader) return;
  writeStorage(ACCOUNT_BOOKMARKS_KEY, JSON.stringify(bookmarks));
  refresh();
}

function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  refresh();
  onSessionChange(refresh);
  window.addEventListener("storage", ({ key }) => {
    if (key === null || key === GUEST_BOOKMARKS_KEY || key === ACCOUNT_BOOKMARKS_KEY) refresh();
  });
}

function refresh(): void {
  const { user, isKnown } = sessionStore.read();
  const own = user === null ? null : readAccountBookmarks(user.ssoId);
  const ids = [...(own?.ids ?? []), ...readGuestBookmarks().map(({ id }) => id)];
  store.write(ids);
  // What else the account holds is not known before it was asked: the worker would take it for removed.
  if (isKnown && (user === null || own !== null)) tellSaved(ids);
}

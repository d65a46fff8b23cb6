/** The local user status (rules 3): the one place in a browser that says who is signed in. */

import { readStorage, removeStorage, writeStorage } from "#app/browser/local-storage.ts";
import { ACCOUNT_BOOKMARKS_KEY } from "#app/domain/bookmarks/bookmark-names.ts";
import { ACCOUNT_FOLLOWS_KEY } from "#app/domain/follows/follow-names.ts";
import { parseUserStatus, USER_STATUS_KEY, type UserStatus } from "#app/domain/session/user-status.ts";

/** For as long as this page stands, where storage is refused. */
let unstored: UserStatus | null = null;

export function readUserStatus(): UserStatus | null {
  return unstored ?? parseUserStatus(readStorage(USER_STATUS_KEY));
}

export function storeUserStatus(status: UserStatus): void {
  unstored = writeStorage(USER_STATUS_KEY, JSON.stringify(status)) ? null : status;
}

/** The back end's data is about to change: the next page asks for it. */
export function doubtUserStatus(): void {
  const status = readUserStatus();
  if (status !== null) storeUserStatus({ ...status, checkedAt: 0 });
}

/** Removes the status and what else this browser keeps of the reader's account. */
export function removeUserStatus(): void {
  unstored = null;
  removeStorage(ACCOUNT_BOOKMARKS_KEY);
  removeStorage(ACCOUNT_FOLLOWS_KEY);
  removeStorage(USER_STATUS_KEY);
}

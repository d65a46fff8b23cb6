/** What was saved in this browser before its reader signed in becomes the account's (decision 77). */
import { readStorage } from "#app/browser/local-storage.ts";
import { logError } from "#app/browser/log.ts";
import { GUEST_BOOKMARKS_KEY } from "#app/domain/bookmarks/bookmark-names.ts";
import type { UserStatus } from "#app/domain/session/user-status.ts";

/** Never rejects. What could not be sent waits for the next page of a signed-in reader. */
export async function takeBookmarksAlong(user: UserStatus): Promise<void> {
  if (readStorage(GUEST_BOOKMARKS_KEY) === null) return;
  try {
    await (await import("./account-bookmarks.client.ts")).joinBookmarks(user);
  } catch (error) {
    logError("The saved articles could not be joined with the account's", error);
  }
}

import { readStorage } from "#app/browser/local-storage.ts";
import { ACCOUNT_BOOKMARKS_KEY, GUEST_BOOKMARKS_KEY } from "#app/domain/bookmarks/bookmark-names.ts";

/** Whether the number in this page's address is among those of saved posts, or part of one: the bookmark store knows exactly. */
export function isSavedPost(): boolean {
  const number = location.pathname.split("/")[2] ?? "";
  return [GUEST_BOOKMARKS_KEY, ACCOUNT_BOOKMARKS_KEY].some((key) => readStorage(key)?.includes(number));
}

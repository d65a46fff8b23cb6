/** The page of saved articles (decision 77), and what its address may say. */

export const BOOKMARKS_PATH = "/merkliste";

/** Where a page of the list begins; null for an invalid position. */
export function parseBookmarksPlace(place: string | null): string | null {
  return place !== null && /^\d{1,12}-\d{1,10}$/.test(place) ? place : null;
}

/** Where the list goes on after that bookmark. */
export function toPlace({ id, savedAt }: { id: number; savedAt: number }): string {
  return `${Math.floor(savedAt / 1000)}-${id}`;
}

export function toBookmarksPath(place: string): string {
  return `${BOOKMARKS_PATH}?nach=${place}`;
}

/** An article by its number, with the moment when it was saved: what a form of the list posts, and what may be taken back. */
export type SavedPost = { post: number; savedAt: string };

/** Null when it names none. */
export function parseSavedPost({ post = "", savedAt = "" }: Readonly<Record<string, string | undefined>>): SavedPost | null {
  const isPost = /^[1-9]\d{0,9}$/.test(post) && Number(post) <= 2_147_483_647;
  const isMoment = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(savedAt) && !Number.isNaN(Date.parse(savedAt));
  return isPost && isMoment ? { post: Number(post), savedAt } : null;
}

/** The list without that article, which may still be taken back. */
export function toRemovedPath({ post, savedAt }: SavedPost): string {
  return `${BOOKMARKS_PATH}?${new URLSearchParams({ post: String(post), savedAt })}`;
}

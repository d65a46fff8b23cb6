/** Saved articles in the account (decision 77). */
import { type Refused, refuse } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport, SessionKeys } from "#app/gateway/sso/transport.ts";
import { removeBookmarkDocument, saveBookmarksDocument } from "#graphql/generated/operations.ts";

type Transport = Pick<AccountTransport, "mutate">;
/** `ids` are all that the account holds now, newest first. */
export type BookmarksChanged = { kind: "changed"; ids: number[] } | Refused;

/** `savedAt` in milliseconds since 1970. */
export async function saveBookmarks(
  { mutate }: Transport,
  { hash: h, token: t }: SessionKeys,
  bookmarks: readonly { id: number; savedAt: number }[],
): Promise<BookmarksChanged> {
  const given = bookmarks.map(({ id, savedAt }) => ({ post: id, saved_at: new Date(savedAt).toISOString() }));
  const answer = await mutate(saveBookmarksDocument, { h, t, bookmarks: given });
  return answer.kind === "answered" ? { kind: "changed", ids: answer.data.saveBookmarks.ids } : refuse();
}

export async function removeBookmark(
  { mutate }: Transport,
  { hash: h, token: t }: SessionKeys,
  post: number,
): Promise<BookmarksChanged> {
  const answer = await mutate(removeBookmarkDocument, { h, t, post });
  return answer.kind === "answered" ? { kind: "changed", ids: answer.data.removeBookmark.ids } : refuse();
}

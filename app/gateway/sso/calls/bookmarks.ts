/** Saved articles in the account (decision 77); where its back end has no list of them, in an attribute. */
import { type Bookmark, withBookmark, withoutBookmarks } from "#app/domain/bookmarks/bookmarks.ts";
import { type Refused, refuse } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport, SessionKeys } from "#app/gateway/sso/transport.ts";
import { removeBookmarkDocument, saveBookmarksDocument } from "#graphql/generated/operations.ts";

type Transport = Pick<AccountTransport, "mutate">;
/** `ids` are all that the account holds now, newest first. */
export type BookmarksChanged = { kind: "changed"; ids: number[] } | Refused;

/** `savedAt` in milliseconds since 1970. */
export async function saveBookmarks(
  transport: Transport,
  keys: SessionKeys,
  bookmarks: readonly Bookmark[],
): Promise<BookmarksChanged> {
  const given = bookmarks.map(({ id, savedAt }) => ({ post: id, saved_at: new Date(savedAt).toISOString() }));
  const answer = await transport.mutate(saveBookmarksDocument, { h: keys.hash, t: keys.token, bookmarks: given });
  if (answer.kind === "answered") return { kind: "changed", ids: answer.data.saveBookmarks.ids };
  if (!answer.isUnknown) return refuse();
  const { changeAttributeBookmarks } = await import("./attribute-bookmarks.ts");
  return changeAttributeBookmarks(transport, keys, (list) => bookmarks.reduce(withBookmark, [...list]));
}

export async function removeBookmark(transport: Transport, keys: SessionKeys, post: number): Promise<BookmarksChanged> {
  const answer = await transport.mutate(removeBookmarkDocument, { h: keys.hash, t: keys.token, post });
  if (answer.kind === "answered") return { kind: "changed", ids: answer.data.removeBookmark.ids };
  if (!answer.isUnknown) return refuse();
  const { changeAttributeBookmarks } = await import("./attribute-bookmarks.ts");
  return changeAttributeBookmarks(transport, keys, (list) => withoutBookmarks(list, [post]));
}

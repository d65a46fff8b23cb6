import { toTeaser } from "#app/components/teaser/to-teaser.ts";
import type { GetBookmarksQuery } from "#graphql/generated/operations.ts";
import type { BookmarkEntry } from "./bookmark.ts";

type WireBookmarks = NonNullable<GetBookmarksQuery["bookmarks"]>;

/** A page of the account's saved articles. */
export function toBookmarkEntries({ items }: WireBookmarks): BookmarkEntry[] {
  return items.map(({ saved_at, post }) => ({ teaser: toTeaser(post), savedAt: saved_at }));
}

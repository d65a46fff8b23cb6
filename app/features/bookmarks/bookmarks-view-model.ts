import type { BookmarkEntry } from "#app/components/bookmark/bookmark.ts";
import { toBookmarkEntries } from "#app/components/bookmark/to-bookmark-entries.ts";
import { toBookmarksPath } from "#app/domain/bookmarks/bookmarks-path.ts";
import type { GetBookmarksQuery } from "#graphql/generated/operations.ts";

/** A page of a reader's list. */
export type BookmarksView = {
  entries: BookmarkEntry[];
  /** Address of the page with the articles saved earlier; null on the last one. */
  next: string | null;
  /** Not the page with the newest. */
  isLater: boolean;
};

export function toBookmarksView(list: NonNullable<GetBookmarksQuery["bookmarks"]>, isLater: boolean): BookmarksView {
  return { entries: toBookmarkEntries(list), next: list.next === null ? null : toBookmarksPath(list.next), isLater };
}

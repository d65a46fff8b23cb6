/** A guest's saved articles as teasers (decision 77): the browser knows their numbers, the back end the rest. */
import type { BookmarkEntry } from "#app/components/bookmark/bookmark.ts";
import { toTeaser } from "#app/components/teaser/to-teaser.ts";
import { type Bookmark, withoutBookmarks } from "#app/domain/bookmarks/bookmarks.ts";
import { pageGraphql } from "#app/islands/page-graphql.client.ts";
import { readGuestBookmarks, writeGuestBookmarks } from "#app/islands/stores/bookmark-store.ts";
import { GetPostsByIdDocument } from "#graphql/generated/operations.ts";

/** As many as the back end gives at once. */
const AT_ONCE = 50;

export type GuestPage = {
  entries: BookmarkEntry[];
  /** The number of articles that are gone and have been dropped from the list. */
  goneCount: number;
  /** The bookmarks that are still to be shown. */
  rest: Bookmark[];
};

/** The first of `list`, or of the whole list when it is null; null when they could not be loaded, which the client has logged. */
export async function loadGuestPage(list: readonly Bookmark[] | null): Promise<GuestPage | null> {
  const all = list ?? readGuestBookmarks();
  const page = all.slice(0, AT_ONCE);
  const rest = all.slice(AT_ONCE);
  if (page.length === 0) return { entries: [], goneCount: 0, rest };
  const { data } = await pageGraphql.query(GetPostsByIdDocument, { ids: page.map(({ id }) => id) });
  if (data === null) return null;
  const teasers = new Map(data.posts_by_id.map((post) => [post.id, toTeaser(post)]));
  const entries = page.flatMap(({ id, savedAt }) => {
    const teaser = teasers.get(id);
    return teaser === undefined ? [] : [{ teaser, savedAt: new Date(savedAt).toISOString() }];
  });
  const gone = page.filter(({ id }) => !teasers.has(id)).map(({ id }) => id);
  if (gone.length > 0) writeGuestBookmarks(withoutBookmarks(readGuestBookmarks(), gone));
  return { entries, goneCount: gone.length, rest };
}

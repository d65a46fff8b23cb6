import type { Listing } from "#app/components/listing/listing.ts";
import { toListing } from "#app/components/listing/to-listing.ts";
import type { GetCategoryQuery, GetPostsQuery } from "#graphql/generated/operations.ts";

export type NewsView = {
  title: string;
  description: string | null;
  listing: Listing;
  /** Address of this page of the list. */
  path: string;
};

type WireCategory = NonNullable<GetCategoryQuery["category"]>;

/** The news of a section, newest first. */
export function toSectionView({ slug, title, description }: WireCategory, posts: GetCategoryQuery["posts"]): NewsView {
  const first = `/news/${encodeURIComponent(slug)}`;
  return {
    title,
    description,
    listing: toListing(posts, { first, pattern: `${first}/page/{page}` }),
    path: posts.page === 1 ? first : `${first}/page/${posts.page}`,
  };
}

export const LIVETICKER_PATH = "/liveticker";

/** Posts with a live ticker. */
export function toLivetickerView(posts: GetPostsQuery["posts"]): NewsView {
  const pattern = `${LIVETICKER_PATH}/page/{page}`;
  return {
    title: "Liveticker",
    description: "Spiele, Wahlen, Unwetter: was wir Minute für Minute begleiten und begleitet haben.",
    listing: toListing(posts, { first: LIVETICKER_PATH, pattern }),
    path: posts.page === 1 ? LIVETICKER_PATH : `${LIVETICKER_PATH}/page/${posts.page}`,
  };
}

/** All news, newest first; their first page is the front page. */
export function toAllNewsView(posts: GetPostsQuery["posts"]): NewsView {
  return {
    title: "Alle Nachrichten",
    description: null,
    listing: toListing(posts, { first: "/", pattern: "/page/{page}" }),
    path: `/page/${posts.page}`,
  };
}

import type { Listing } from "#app/components/listing/listing.ts";
import { toListing } from "#app/components/listing/to-listing.ts";
import { toMostRead } from "#app/components/listing/to-most-read.ts";
import { type SharedPicture, toSharedPicture } from "#app/components/picture/to-share-pictures.ts";
import type { Teaser } from "#app/components/teaser/teaser.ts";
import type { GetCategoryQuery, GetPostsQuery } from "#graphql/generated/operations.ts";

export type NewsView = {
  title: string;
  description: string | null;
  /** Where the page is shared; null for the paper's own. */
  image: (SharedPicture & { alt: string }) | null;
  listing: Listing;
  mostRead: Teaser[];
  /** Address of this page of the list. */
  path: string;
};

type MostRead = Parameters<typeof toMostRead>[0];
type WireCategory = NonNullable<GetCategoryQuery["category"]>;

/** The news of a section, newest first. */
export function toSectionView(
  { slug, title, description, image }: WireCategory,
  posts: GetCategoryQuery["posts"],
  mostRead: MostRead = [],
): NewsView {
  const first = `/news/${encodeURIComponent(slug)}`;
  return {
    title,
    description,
    image: toSharedPicture(image),
    listing: toListing(posts, { first, pattern: `${first}/page/{page}` }),
    mostRead: toMostRead(mostRead),
    path: posts.page === 1 ? first : `${first}/page/${posts.page}`,
  };
}

export const LIVETICKER_PATH = "/liveticker";

/** Posts with a live ticker. */
export function toLivetickerView(posts: GetPostsQuery["posts"], mostRead: MostRead = []): NewsView {
  const pattern = `${LIVETICKER_PATH}/page/{page}`;
  return {
    title: "Liveticker",
    description: "Spiele, Wahlen, Unwetter: was wir Minute für Minute begleiten und begleitet haben.",
    image: null,
    listing: toListing(posts, { first: LIVETICKER_PATH, pattern }),
    mostRead: toMostRead(mostRead),
    path: posts.page === 1 ? LIVETICKER_PATH : `${LIVETICKER_PATH}/page/${posts.page}`,
  };
}

/** All news, newest first; their first page is the front page. */
export function toAllNewsView(posts: GetPostsQuery["posts"]): NewsView {
  return {
    title: "Alle Nachrichten",
    description: null,
    image: null,
    listing: toListing(posts, { first: "/", pattern: "/page/{page}" }),
    mostRead: [],
    path: `/page/${posts.page}`,
  };
}

import type { Listing } from "#app/components/listing/listing.ts";
import { toListing } from "#app/components/listing/to-listing.ts";
import { toMostRead } from "#app/components/listing/to-most-read.ts";
import type { ResponsivePicture } from "#app/components/picture/responsive-picture.ts";
import { toCrops } from "#app/components/picture/to-crops.ts";
import { toPicture, toPlainPicture } from "#app/components/picture/to-picture.ts";
import type { Teaser } from "#app/components/teaser/teaser.ts";
import type { GetAuthorQuery } from "#graphql/generated/operations.ts";

export type AuthorView = {
  slug: string;
  name: string;
  role: string | null;
  description: string | null;
  picture: ResponsivePicture | null;
  /** How readers reach the author: an address of mail, and where else they are. */
  contact: { title: string; link: string; isExternal: boolean }[];
  feed: string;
  listing: Listing;
  mostRead: Teaser[];
  /** Address of this page of the list. */
  path: string;
};

export type WireAuthor = NonNullable<GetAuthorQuery["author"]>;

/** One with a page of their own. */
export type PagedAuthor = WireAuthor & { page_link: string };

/** The square where there is one, else the whole of the picture, cut by its frame. */
const CROPS = ["1-1", "4-3", "original"] as const;
const SIZES = "(width >= 768px) 160px, 112px";

export function hasPage(author: WireAuthor | null): author is PagedAuthor {
  return author !== null && Boolean(author.page_link);
}

/** An author with all their texts, newest first. */
export function toAuthorView(
  author: PagedAuthor,
  posts: GetAuthorQuery["posts"],
  mostRead: GetAuthorQuery["most_read"] = [],
): AuthorView {
  const { name, role, description, page_link: first, mail, links } = author;
  const pattern = `${first}/page/{page}`;
  return {
    slug: author.slug,
    name,
    role,
    description,
    picture: toAuthorPicture(author),
    contact: [
      ...(mail ? [{ title: mail, link: `mailto:${mail}`, isExternal: false }] : []),
      ...links
        .filter(({ link }) => mayLead(link))
        .map(({ title, link }) => ({ title, link, isExternal: /^https?:/i.test(link) })),
    ],
    feed: `${first}/feed`,
    listing: toListing(posts, { first, pattern }),
    mostRead: toMostRead(mostRead),
    path: posts.page === 1 ? first : `${first}/page/${posts.page}`,
  };
}

/** A back end may be a publisher's own, and say anything. */
function mayLead(link: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(link);
}

function toAuthorPicture({ image }: WireAuthor): ResponsivePicture | null {
  if (image === null) return null;
  const look = { alt: image.alt, sizes: SIZES };
  const crops = toCrops(image.image_rule, image.image_crops);
  const found = CROPS.map((crop) => toPicture(crops, { crop, ...look })).find((picture) => picture !== null);
  return found ?? toPlainPicture(image, image.alt);
}

/** A feed with final texts: a headline, the teaser and a picture of each post, and never any of its text (decision 72). */
import { toPictureAddress } from "#app/configuration/picture-hosts.ts";
import { parseWebAddress } from "#app/domain/page/address/web-address.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { FeedEntryFragment, ListTeaserFragment } from "#graphql/generated/operations.ts";

/** A back end that knows less (decision 52) gives the teaser alone. */
type WirePost = ListTeaserFragment & Partial<Pick<FeedEntryFragment, "modified" | "authors" | "categories">>;

export type FeedEntry = {
  /** Of a paid post with the brand that sells it behind it, as its teasers have it. */
  title: string;
  /** By its number (RFC 4151): a new headline gives a post another address, and readers would see it as another post. */
  id: string;
  /** Full address where it is read. */
  address: string;
  summary: string | null;
  /** ISO 8601. */
  published: string;
  updated: string;
  authors: string[];
  categories: string[];
  picture: { address: string; width: number | null; height: number | null; alt: string } | null;
};

export type FeedView = {
  title: string;
  description: string;
  /** Full addresses: of the page that shows the same posts, of the feed itself, and of the paper. */
  page: string;
  self: string;
  home: string;
  /** ISO 8601; of the post that was changed last. */
  updated: string;
  entries: FeedEntry[];
};

type FeedFacts = { title: string; description: string; path: string; self: string };

/** A year in which the paper had its name on the web; it never changes. */
const ID_YEAR = 2026;
/** A feed without posts was changed when it could have been first; feeds must say some moment. */
const BEGINNING = "1970-01-01T00:00:00Z";

/** `toAddress` makes a path a full address. */
export function toFeedView(
  posts: readonly WirePost[],
  { title, description, path, self }: FeedFacts,
  toAddress: (path: string) => string,
): FeedView {
  const entries = posts.map((post) => toEntry(post, toAddress));
  return {
    title,
    description,
    page: toAddress(path),
    self: toAddress(self),
    home: toAddress("/"),
    updated: entries.map(({ updated }) => updated).reduce((one, other) => (one > other ? one : other), BEGINNING),
    entries,
  };
}

function toEntry(post: WirePost, toAddress: (path: string) => string): FeedEntry {
  const published = toMoment(post.date);
  const modified = toMoment(post.modified || post.date);
  const premium = post.is_premium ? (post.brand?.title ?? "Plus") : null;
  const title = toPlainText(post.title.rendered) || toAddress(post.link);
  return {
    title: premium === null ? title : `${title} (${premium})`,
    id: `tag:${new URL(toAddress("/")).hostname},${ID_YEAR}:beitrag-${post.id}`,
    address: parseWebAddress(post.external) ?? toAddress(post.link),
    summary: post.excerpt ? toPlainText(post.excerpt.rendered) || null : null,
    published,
    updated: modified > published ? modified : published,
    authors: (post.authors ?? []).map(({ name }) => name),
    categories: [...(premium === null ? [] : [premium]), ...(post.categories ?? []).map((category) => category.title)],
    picture: toPicture(post.featured_image, toAddress),
  };
}

/** In one form, so that moments can be compared as texts. */
function toMoment(date: string): string {
  const milliseconds = Date.parse(date);
  return Number.isNaN(milliseconds) ? BEGINNING : new Date(milliseconds).toISOString().replace(".000Z", "Z");
}

function toPicture(image: WirePost["featured_image"], toAddress: (path: string) => string): FeedEntry["picture"] {
  const src = image ? toPictureAddress(image.src) : null;
  if (!image || src === null) return null;
  return { address: toAddress(src), width: image.width, height: image.height, alt: image.alt };
}

/** What a WordPress site consists of, whether it is read from an export file or from its REST interface. */

import type { Caption } from "./markup/caption.ts";

export type NamedSlug = { slug: string; title: string };

export type WordPressSite = {
  /** Host, with port and path where there are any: names the site in `wp:{name}:{id}`. */
  name: string;
  /** Where relative addresses in texts belong, ends in a slash. */
  baseUrl: string;
  title: string;
};

export type WordPressTerm = {
  taxonomy: "category" | "tag";
  slug: string;
  title: string;
  description: string | null;
  /** Slug of the term above. */
  parent: string | null;
  /** Where the site listed its posts, as far as the portal does not know by itself (archive-path.ts). */
  formerPaths: string[];
};

/** What readers may be told; as the publisher gives it. */
export type AuthorContact = { mail: string | null; links: { title: string; link: string }[] };
/** An attachment of the site, or where the picture lies there, best first. */
export type AuthorPicture = { id: number | null; urls: string[] };
export type WordPressAuthor = {
  slug: string;
  name: string;
  role: string | null;
  description: string | null;
  contact: AuthorContact;
  picture: AuthorPicture | null;
  formerPaths: string[];
  /** Named on posts alone: has no page. */
  isGuest?: true;
};

export type WordPressAttachment = {
  id: number;
  url: string;
  alt: string;
  caption: Caption | null;
  /** When it was last changed, as the site writes it; a change means: fetch again. */
  modified: string | null;
};

export type WordPressDates = {
  /** `YYYY-MM-DD HH:MM:SS` or with `T`; local time of the site. */
  publishedLocal: string | null;
  publishedUtc: string | null;
  modifiedLocal: string | null;
  modifiedUtc: string | null;
  /** The RSS date, the last resort. */
  feed: string | null;
};

/** Approved, by a reader; of its author the name alone. `date` is UTC. */
export type SourceComment = { id: number; parent: number | null; author: string; html: string; date: string };

export type WordPressItem = {
  id: number;
  type: string;
  status: string;
  isProtected: boolean;
  /** As WordPress stores it: percent-encoded. */
  slug: string;
  /** HTML. */
  title: string;
  link: string | null;
  dates: WordPressDates;
  /** HTML. */
  excerpt: string;
  content: string;
  /** `raw`: as written, with block comments and shortcodes. `rendered`: as WordPress shows it. */
  markup: "raw" | "rendered";
  /** `id`: the number of the user, where it is known. */
  authors: { slug: string; name: string; id?: number }[];
  categories: NamedSlug[];
  tags: NamedSlug[];
  /** Names of taxonomies that the portal does not know. */
  otherTaxonomies: string[];
  featuredId: number | null;
  commentCount: number;
  /** Null where the source does not show them: then it is unknown whether there are any. */
  comments: SourceComment[] | null;
  /** Only the keys that the import understands (see wxr/collect-entries.ts and rest-item.ts). */
  meta: Record<string, string>;
  oldSlugs: string[];
  /** Slug of the page above, for pages. */
  parentSlug: string | null;
};

export type SourceEntry =
  | { kind: "item"; item: WordPressItem }
  | { kind: "skipped"; type: string; id: number | null; title: string; reason: string };

/** Where an import reads from. Every list may be read once a run. */
export type WordPressSource = {
  site: WordPressSite;
  /** Number of items where it is known beforehand, for the progress line. */
  itemCount: number | null;
  /** How many comments it has, as far as it was read, including unapproved ones. */
  commentCount(): number;
  authors(): AsyncIterable<WordPressAuthor>;
  /** Parents before their children. */
  terms(): AsyncIterable<WordPressTerm>;
  items(): AsyncIterable<SourceEntry>;
  findAttachment(id: number): Promise<WordPressAttachment | null>;
  /** Pictures uploaded to a post, for `[gallery]` without ids. */
  attachedTo(postId: number): number[];
  /** The content of a synced pattern (`wp:block`). */
  findPattern(id: number): string | null;
  close(): void;
};

/**
 * Names of pieces of content, for page caches (decision 59): an answer names what was read for it (`x-cache-tags`), a write names
 * what it changes, and pages that share a name are purged. One name too many renders a page again; one too few shows a stale page.
 */

/**
 * What a name may stand for. `comments` are those of a post, `feed` is a list of posts by its key, `posts` depends on all posts, `service` is a source of the service pages, `event` one event, `death-notice` one notice,
 * `anything` may be changed by every write.
 */
export type TagKind =
  | "post"
  | "posts"
  | "comments"
  | "feed"
  | "term"
  | "terms"
  | "author"
  | "page"
  | "media"
  | "redirect"
  | "menus"
  | "home"
  | "most-read"
  | "service"
  | "event"
  | "death-notice"
  | "newsletters"
  | "breaking"
  | "advertising"
  | "anything"
  | "everything";

/** Every answer has it: a write that touches it touches all. */
export const EVERYTHING = "everything";
/** Every write touches it: for answers that show too much to be named. */
export const ANYTHING = "anything";

/** For pictures that a text names and that are missing (yet). */
export const MISSING = "missing";

const MAX_TAG_LENGTH = 100;
/** The most tags of a header: the portal reads 500, Cloudflare 16 kB. */
const MAX_TAGS = 450;
const MAX_TAGS_LENGTH = 8000;
/** Cloudflare purges 100 per call. */
export const MAX_TOUCHED = 99;

/** A lower-case token of `[a-z0-9:_-]`. Keys that become the same token are touched together. */
export function toCacheTag(kind: TagKind, key: string | number | null = null): string {
  if (typeof key === "number") return `${kind}:${key}`;
  const tag = key === null || key === "" ? kind : `${kind}:${key}`;
  return tag
    .toLowerCase()
    .replace(/[^a-z0-9:_-]/g, "_")
    .slice(0, MAX_TAG_LENGTH);
}

/** The header of an answer for which all this was read. */
export function toTagsHeader(tags: Iterable<string>): string {
  const all = [...new Set([EVERYTHING, ...tags])];
  const header = all.join(",");
  return all.length > MAX_TAGS || header.length > MAX_TAGS_LENGTH ? `${EVERYTHING},${ANYTHING}` : header;
}

export type Touched = { kind: TagKind; key: string | number | null };

/** The tags that a write touches: those of the content before it and after it. */
export function tagsOfWrite(before: readonly Touched[], after: readonly Touched[]): string[] {
  return [...new Set([...before, ...after].map(({ kind, key }) => toCacheTag(kind, key)))];
}

/** The tags that are announced: none for no change, and one for everything when there are too many. */
export function toAnnouncedTags(touched: ReadonlySet<string>): string[] {
  if (touched.size === 0) return [];
  return touched.has(EVERYTHING) || touched.size > MAX_TOUCHED ? [EVERYTHING] : [ANYTHING, ...touched];
}

/**
 * Names of pieces of content, for page caches (decision 59): an answer names what was read for it (`x-cache-tags`), a write names
 * what it changes, and pages that share a name are purged. One name too many renders a page again; one too few shows a stale page.
 */

/**
 * What a name may stand for. `feed` is a list of posts by its key, `posts` whatever depends on all of them, `service` what a source of the service pages
 * says, `anything` what every write may change.
 */
export type TagKind =
  | "post"
  | "posts"
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
  | "newsletters"
  | "anything"
  | "everything";

/** Every answer has it: what touches it touches all. */
export const EVERYTHING = "everything";
/** Every write touches it: of answers that show too much to be named. */
export const ANYTHING = "anything";

/** Of pictures that a text names and that are not there (yet). */
export const MISSING = "missing";

const MAX_TAG_LENGTH = 100;
/** Of a header: the portal reads 500, Cloudflare 16 kB. */
const MAX_TAGS = 450;
const MAX_TAGS_LENGTH = 8000;
/** Cloudflare purges 100 a call. */
const MAX_TOUCHED = 99;

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

/** The tags that a write touches: what stood there before it, and what stands there after it. */
export function tagsOfWrite(before: readonly Touched[], after: readonly Touched[]): string[] {
  return [...new Set([...before, ...after].map(({ kind, key }) => toCacheTag(kind, key)))];
}

/** What is told to others of all that was touched: nothing for nothing, and of too much that it is everything. */
export function toAnnouncedTags(touched: ReadonlySet<string>): string[] {
  if (touched.size === 0) return [];
  return touched.has(EVERYTHING) || touched.size > MAX_TOUCHED ? [EVERYTHING] : [ANYTHING, ...touched];
}

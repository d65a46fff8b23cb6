/** The contents that an answer or a page is made of, by the names under which the back end announces their change (decision 7). */

/** A header of the back end's answers. */
export const CACHE_TAGS_HEADER = "x-cache-tags";

/** Another one: when a content of the answer changes by itself, in seconds since 1970. */
export const CACHE_UNTIL_HEADER = "x-cache-until";

/** In milliseconds; null for no such moment. */
export function parseCacheUntil(header: string | null): number | null {
  return header !== null && /^\d{1,12}$/.test(header) ? Number(header) * 1000 : null;
}

/** Names a page that none of them can, and all pages at once. */
export const EVERYTHING = "everything";

/** More of them than a page can hold contents; with one more, the page is purged with everything. */
const MAX_TAGS = 500;

const tag = /^[a-z0-9:_-]{1,100}$/;

export function isCacheTag(text: string): boolean {
  return tag.test(text);
}

/** As the embedded back end writes them: all at once. */
const plain = /^[a-z0-9:_-]{1,100}(?:,[a-z0-9:_-]{1,100})*$/;

/** What is no such name is left out. */
export function parseCacheTags(header: string | null): readonly string[] {
  if (header === null || header === "") return [];
  if (plain.test(header)) return header.split(",", MAX_TAGS);
  return header
    .split(",")
    .map((text) => text.trim())
    .filter(isCacheTag)
    .slice(0, MAX_TAGS);
}

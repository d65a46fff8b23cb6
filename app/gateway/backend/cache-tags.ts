/** The contents that an answer or a page is made of, by the names under which the back end announces their change (decision 57). */

/** A header of the back end's answers. */
export const CACHE_TAGS_HEADER = "x-cache-tags";

/** Names a page that none of them can, and all pages at once. */
export const EVERYTHING = "everything";

/** More of them than a page can hold contents; with one more, the page is purged with everything. */
const MAX_TAGS = 500;

const tag = /^[a-z0-9:_-]{1,100}$/;

export function isCacheTag(text: string): boolean {
  return tag.test(text);
}

/** What is no such name is left out. */
export function parseCacheTags(header: string | null): string[] {
  if (header === null) return [];
  return header
    .split(",")
    .map((text) => text.trim())
    .filter(isCacheTag)
    .slice(0, MAX_TAGS);
}

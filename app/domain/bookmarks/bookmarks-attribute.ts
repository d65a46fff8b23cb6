/**
 * Saved articles as one attribute of the account (rules 3.1), for a back end that has no list of them (decision 77): pairs of a
 * post's number and the moment when it was saved, in seconds since 1970.
 */
import { parseJson } from "#app/domain/page/parse-json.ts";
import { PORTAL_ID } from "#brand/portal-id.ts";
import { type Bookmark, toBookmarkList } from "./bookmarks.ts";

export const BOOKMARKS_ATTRIBUTE = `${PORTAL_ID}-bookmarks`;

type Attributes = readonly { name: string; value: string }[];

/** Newest first; what is no bookmark is left out. */
export function readAttributeBookmarks(attributes: Attributes): Bookmark[] {
  const given = parseJson(attributes.find(({ name }) => name === BOOKMARKS_ATTRIBUTE)?.value ?? null);
  const pairs = Array.isArray(given) ? given.filter((pair) => Array.isArray(pair)) : [];
  return toBookmarkList(pairs.map(([id, savedAt]) => ({ id, savedAt: Number(savedAt) * 1000 })));
}

export function toBookmarksValue(list: readonly Bookmark[]): string {
  return JSON.stringify(list.map(({ id, savedAt }) => [id, Math.floor(savedAt / 1000)]));
}

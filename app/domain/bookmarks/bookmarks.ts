/** Saved articles as a browser keeps them (decision 77). Storage may hold anything: entries that are not bookmarks are left out. */
import * as v from "valibot";
import { parseJson } from "#app/domain/page/parse-json.ts";
import { MAX_BOOKMARKS } from "#graphql/generated/contract.ts";

/** The end of the year 9999: the back end rejects later moments. */
const LAST_MOMENT = 253_402_300_799_999;
/** Post ids fit a GraphQL Int. */
const MAX_ID = 2_147_483_647;

/** `savedAt` in milliseconds since 1970. */
export type Bookmark = { id: number; savedAt: number };

/** What the account of `reader` held at `askedAt`, in milliseconds since 1970; the ids are newest first. */
export type AccountBookmarks = { reader: number; askedAt: number; ids: readonly number[] };

const idSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_ID));
const timeSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LAST_MOMENT));
const bookmarkSchema = v.object({ id: idSchema, savedAt: timeSchema });
const accountSchema = v.object({
  reader: idSchema,
  askedAt: timeSchema,
  ids: v.pipe(v.array(idSchema), v.maxLength(MAX_BOOKMARKS)),
});

/** Newest first, each once with its earliest time, at most MAX_BOOKMARKS. */
export function parseGuestBookmarks(text: string | null): Bookmark[] {
  const given = parseJson(text);
  return toBookmarkList(Array.isArray(given) ? given : []);
}

/** The same of values that may be anything. */
export function toBookmarkList(entries: readonly unknown[]): Bookmark[] {
  return toList(entries.filter((entry): entry is Bookmark => v.is(bookmarkSchema, entry)));
}

/** Null for an invalid text, and for another reader's bookmarks. */
export function parseAccountBookmarks(text: string | null, reader: number): AccountBookmarks | null {
  const parsed = v.safeParse(accountSchema, parseJson(text));
  return parsed.success && parsed.output.reader === reader ? parsed.output : null;
}

/** Adds a bookmark; of one that is in the list already the earlier time counts. */
export function withBookmark(list: readonly Bookmark[], bookmark: Bookmark): Bookmark[] {
  return toList([...list, bookmark]);
}

export function withoutBookmarks(list: readonly Bookmark[], ids: readonly number[]): Bookmark[] {
  return list.filter(({ id }) => !ids.includes(id));
}

/** Beyond the maximum the oldest are dropped. */
function toList(bookmarks: readonly Bookmark[]): Bookmark[] {
  const times = new Map<number, number>();
  for (const { id, savedAt } of bookmarks) times.set(id, Math.min(savedAt, times.get(id) ?? savedAt));
  const list = Array.from(times, ([id, savedAt]) => ({ id, savedAt }));
  return list.sort((one, other) => other.savedAt - one.savedAt || other.id - one.id).slice(0, MAX_BOOKMARKS);
}

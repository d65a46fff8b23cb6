/** Articles that a reader has saved (decision 77). */

import { MAX_BOOKMARKS } from "#graphql/generated/contract.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { countAttempts, refuseAttempt } from "#workers/backend/ground/limits/rate-limits.ts";
import { profileChanges } from "#workers/backend/readers/accounts/account-rate-limits.ts";
import { findSession } from "#workers/backend/readers/accounts/session/sessions.ts";

type SessionInput = { h: string; t: string };
/** `savedAt` in seconds since 1970. */
export type Bookmark = { post: number; savedAt: number };
/** `ids` are all that the account holds now, newest first. */
export type BookmarkResult = { kind: "done"; ids: number[] } | { kind: "no-session" } | { kind: "too-many"; message: string };

/** A page begins after the bookmark `after`; with the first one when it is null. */
export type BookmarkPage = { after: Bookmark | null; limit: number };

const idsSql = "SELECT post_id FROM bookmarks WHERE account_id = ?1 ORDER BY saved_at DESC, post_id DESC LIMIT ?2";

const pageSql = `SELECT b.post_id AS post, b.saved_at AS savedAt FROM bookmarks b CROSS JOIN posts p ON p.id = b.post_id
  WHERE b.account_id = ?1 AND (b.saved_at, b.post_id) < (?2, ?3) AND p.published_at <= ?4
  ORDER BY b.saved_at DESC, b.post_id DESC LIMIT ?5`;

/** An unknown number is left out; an article that is saved already keeps its earlier time. */
const saveSql = `INSERT INTO bookmarks (account_id, post_id, saved_at)
  SELECT ?1, p.id, max(0, min(json_each.value ->> 'savedAt', ?3))
  FROM json_each(?2) CROSS JOIN posts p ON p.id = json_each.value ->> 'post'
  WHERE p.published_at <= ?3
  ON CONFLICT (account_id, post_id) DO UPDATE SET saved_at = min(saved_at, excluded.saved_at)`;

const dropOldestSql = `DELETE FROM bookmarks WHERE account_id = ?1 AND post_id IN (
  SELECT post_id FROM bookmarks WHERE account_id = ?1 ORDER BY saved_at DESC, post_id DESC LIMIT -1 OFFSET ?2)`;

/** Saving one, and joining a browser's own list with the account's, are the same: sent twice it does nothing more. */
export function saveBookmarks(
  call: Call,
  { bookmarks, ...session }: SessionInput & { bookmarks: readonly Bookmark[] },
): Promise<BookmarkResult> {
  return change(call, session, (db, accountId) => [
    db.prepare(saveSql).bind(accountId, JSON.stringify(bookmarks), call.now),
    db.prepare(dropOldestSql).bind(accountId, MAX_BOOKMARKS),
  ]);
}

export function removeBookmark(call: Call, { post, ...session }: SessionInput & { post: number }): Promise<BookmarkResult> {
  return change(call, session, (db, accountId) => [
    db.prepare("DELETE FROM bookmarks WHERE account_id = ?1 AND post_id = ?2").bind(accountId, post),
  ]);
}

async function change(
  call: Call,
  { h, t }: SessionInput,
  toStatements: (db: D1Database, accountId: number) => D1PreparedStatement[],
): Promise<BookmarkResult> {
  const session = await findSession(call, { hash: h, token: t });
  if (session === null) return { kind: "no-session" };
  const { id } = session.account;
  const [exceeded] = await countAttempts(call, [{ limit: profileChanges, subject: String(id) }]);
  if (exceeded !== undefined) return { kind: "too-many", message: refuseAttempt(exceeded).message };
  const { DB } = call.env;
  const replies = await DB.batch([...toStatements(DB, id), DB.prepare(idsSql).bind(id, MAX_BOOKMARKS)]);
  return { kind: "done", ids: toIds(replies.at(-1)?.results ?? []) };
}

/** The account whose bookmarks are requested; null without a valid session. */
export async function findBookmarkOwner(call: Call, { h, t }: SessionInput): Promise<number | null> {
  return (await findSession(call, { hash: h, token: t }))?.account.id ?? null;
}

export async function readBookmarkIds({ env }: Call, accountId: number): Promise<number[]> {
  return toIds((await env.DB.prepare(idsSql).bind(accountId, MAX_BOOKMARKS).all()).results);
}

/** A page of those that readers may see, and where the next one begins. It starts at its place in the index: nothing is passed over. */
export async function readBookmarkPage(
  { env, now }: Call,
  accountId: number,
  { after, limit }: BookmarkPage,
): Promise<{ items: Bookmark[]; next: Bookmark | null }> {
  const { post, savedAt } = after ?? { post: 0, savedAt: Number.MAX_SAFE_INTEGER };
  const { results } = await env.DB.prepare(pageSql)
    .bind(accountId, savedAt, post, now, limit + 1)
    .all<Bookmark>();
  const items = results.slice(0, limit);
  return { items, next: results.length > limit ? (items.at(-1) ?? null) : null };
}

function toIds(rows: unknown[]): number[] {
  return (rows as { post_id: number }[]).map(({ post_id }) => post_id);
}

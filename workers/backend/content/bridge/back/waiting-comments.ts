/** Which comments of here have to be told to the site (decision 99): one row a comment, kept until the site has it as it is here. */
import { readState } from "#workers/backend/content/bridge/bridge-state.ts";
import { EDIT_S } from "#workers/backend/content/comments/comment-record.ts";
import { WRITTEN_HERE } from "#workers/backend/content/comments/written-here.ts";

/** Comments looked at by one run. */
const MANY = 500;
/** After so many tries a comment counts as failed, and is tried once a day. */
export const MAX_TRIES = 8;
const FIRST_WAIT = 60;
const DAY = 86_400;
/** For so many seconds no other run takes a comment that is being told. */
const LEASE = 300;

type Written = { id: number; source: string; created_at: number; post: string };
/** Up to `end` comments were looked at; `written` are those of here among posts that came from a WordPress. */
export type NewComments = { end: number; written: Written[] };

const cursorOf = (origin: string) => `comments-back:${origin}`;

/** What was written behind the last one that was looked at, and cannot be changed by its author any more; null for nothing. */
export async function findWritten(db: D1Database, origin: string, now: number): Promise<NewComments | null> {
  const cursor = Number((await readState(db, cursorOf(origin))) ?? "0");
  const { results } = await db
    .prepare(
      `SELECT c.id, c.source, c.created_at, p.source AS post FROM comments c CROSS JOIN posts p ON p.id = c.post_id
       WHERE c.id > ?1 ORDER BY c.id LIMIT ${MANY}`,
    )
    .bind(cursor)
    .all<Written>();
  const isOwn = ({ source }: Written) => source.startsWith(WRITTEN_HERE);
  const young = results.findIndex((row) => isOwn(row) && row.created_at + EDIT_S >= now);
  const old = young === -1 ? results : results.slice(0, young);
  const last = old.at(-1);
  if (last === undefined) return null;
  return { end: last.id, written: old.filter((row) => isOwn(row) && row.post.startsWith("wp:")) };
}

/** Keeps a row for each that answers to a post of the site, and where the next run goes on. */
export async function keepWritten(db: D1Database, origin: string, found: NewComments, name: string | null): Promise<void> {
  const ofSite = found.written.filter(({ post }) => name !== null && /^\d+$/.test(post.replace(`wp:${name}:`, "")));
  await db.batch([
    db
      .prepare(
        `INSERT OR IGNORE INTO wordpress_comments (comment_id, own_source, post, try_at)
         SELECT c.id, c.source, j.value ->> 'post', c.created_at FROM json_each(?1) j JOIN comments c ON c.id = j.value ->> 'id'`,
      )
      .bind(JSON.stringify(ofSite)),
    db
      .prepare("INSERT INTO bridge_state (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value")
      .bind(cursorOf(origin), String(found.end)),
  ]);
}

/** A comment that waits, as it is told. `isThere`: whether there is a comment here, and its post. */
export type Waiting = { id: number; ownSource: string; post: string; serial: number; tries: number };

const due = "try_at <= ?1 AND leased_until <= ?1";

export async function isAnyDue(db: D1Database, now: number): Promise<boolean> {
  return (await db.prepare(`SELECT 1 FROM wordpress_comments WHERE ${due} LIMIT 1`).bind(now).first()) !== null;
}

/** Up to `limit` that are due, which no other run gets for five minutes: those that were written first are first. */
export async function takeDue(db: D1Database, now: number, limit: number): Promise<Waiting[]> {
  const { results } = await db
    .prepare(
      `UPDATE wordpress_comments SET leased_until = ?1 + ${LEASE} WHERE comment_id IN (
         SELECT comment_id FROM wordpress_comments WHERE ${due} ORDER BY try_at, comment_id LIMIT ?2)
       RETURNING comment_id AS id, own_source AS ownSource, post, serial, tries`,
    )
    .bind(now, limit)
    .all<Waiting>();
  return results.sort((one, other) => one.id - other.id);
}

/** It waits on; no try is counted. `until` in seconds. */
export async function waitOn(db: D1Database, { id, serial }: Waiting, until: number | null): Promise<void> {
  const sql = `UPDATE wordpress_comments SET leased_until = 0, try_at = CASE WHEN serial = ?2 THEN COALESCE(?3, try_at) ELSE try_at END
    WHERE comment_id = ?1`;
  await db.prepare(sql).bind(id, serial, until).run();
}

/** The site has it as it is here. A change of meanwhile is due at once. */
export async function settle(db: D1Database, { id, serial }: Waiting): Promise<void> {
  const sql = `UPDATE wordpress_comments SET leased_until = 0, tries = 0, fault = NULL,
    try_at = CASE WHEN serial = ?2 THEN NULL ELSE 0 END WHERE comment_id = ?1`;
  await db.prepare(sql).bind(id, serial).run();
}

/** Tried again after 1, 2, 4 … minutes, and at last once a day. */
export async function postpone(db: D1Database, { id, tries }: Waiting, fault: string, now: number): Promise<void> {
  const wait = tries + 1 >= MAX_TRIES ? DAY : FIRST_WAIT * 2 ** tries;
  const sql = "UPDATE wordpress_comments SET leased_until = 0, tries = ?2, try_at = ?3, fault = ?4 WHERE comment_id = ?1";
  await db
    .prepare(sql)
    .bind(id, tries + 1, now + wait, fault.slice(0, 500))
    .run();
}

export async function forget(db: D1Database, { id }: Waiting): Promise<void> {
  await db.prepare("DELETE FROM wordpress_comments WHERE comment_id = ?1").bind(id).run();
}

/** For who watches: how many wait, and of how many the last try failed. */
export const waitingSql =
  "SELECT count(*) AS waiting, count(CASE WHEN tries > 0 THEN 1 END) AS troubled FROM wordpress_comments WHERE try_at IS NOT NULL";

/** Takes a post down for good, or lifts that again (decision 101). */
import * as v from "valibot";
import { readUnused } from "#workers/backend/content/write/media/unused-media.ts";
import { readPostsToRemove } from "#workers/backend/content/write/post/remove-posts.ts";
import { toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement } from "#workers/backend/ground/changes/content-version.ts";
import { findPost, readFacts, type TakenPost } from "./post-facts.ts";
import type { TakedownFacts } from "./takedown-facts.ts";
import { finishTakedown, type TakedownEnv, type TakedownWork } from "./takedown-work.ts";

/** A reason, and who orders it. */
export const takedownWords = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500));

export type Takedown = { postId: number; reason: string; by: string };

/**
 * Removes the post with its text and pictures that nothing else shows, and bars their sources. May be called again after it was cut off,
 * then it goes on (takedown-work.ts), for a post that came back, and after it was lifted by mistake. Two calls at once do it once, and both
 * end when it is done. False when there is no such post and never was one taken down. `now` in seconds.
 */
export async function takeDown(env: TakedownEnv, order: Takedown, now: number): Promise<boolean> {
  const { postId } = order;
  const db = env.DB;
  await finishTakedown(env, postId);
  const post = await findPost(db, postId);
  if (post === null) await barAgain(db, order, now);
  else await bar(db, post, order, now);
  await finishTakedown(env, postId);
  return (await db.prepare("SELECT 1 FROM tombstones WHERE post_id = ?1 AND lifted_at IS NULL").bind(postId).first()) !== null;
}

/**
 * Only while the post is there are its facts all of them, and of two calls the first one's words stay. The files of a post that came back are
 * added to those that went before.
 */
const barSql = `INSERT INTO tombstones (post_id, title, reason, taken_by, taken_at, facts, work)
  SELECT id, ?3, ?4, ?5, ?6, ?7, ?8 FROM posts WHERE id = ?1 AND source = ?2
  ON CONFLICT (post_id) DO UPDATE SET title = excluded.title, reason = excluded.reason, taken_by = excluded.taken_by,
    taken_at = excluded.taken_at, work = excluded.work, proof = NULL, lifted_by = NULL, lifted_at = NULL,
    facts = json_set(excluded.facts, '$.files', json(IIF(tombstones.lifted_at IS NULL, tombstones.facts -> '$.files', '[]')))
  WHERE tombstones.lifted_at IS NOT NULL OR tombstones.work IS NULL`;
const sourcesSql = `INSERT OR IGNORE INTO tombstone_sources (kind, source, post_id)
  SELECT ?2, j.value, t.post_id FROM tombstones t, json_each(?3) j WHERE t.post_id = ?1 AND t.lifted_at IS NULL`;
const pathsSql = `INSERT OR IGNORE INTO tombstone_paths (path, post_id)
  SELECT j.value, t.post_id FROM tombstones t, json_each(?2) j WHERE t.post_id = ?1 AND t.lifted_at IS NULL`;

/** A source that was barred once is barred again without a row: what the desk has of it goes by this. */
const deskSqls = [
  "DELETE FROM posts WHERE source = ?2 || ':draft'",
  "DELETE FROM content_hashes WHERE kind = 'post' AND source = ?2 || ':draft'",
  "DELETE FROM desk_posts WHERE source = ?2",
].map(
  (sql) => `${sql} AND EXISTS (SELECT 1 FROM tombstones WHERE post_id = ?1 AND lifted_at IS NULL)
  AND EXISTS (SELECT 1 FROM desk_posts WHERE source = ?2)`,
);

/** Runs first, so that no running import brings back what goes now, and a later run knows what has to go. */
async function bar(db: D1Database, post: TakenPost, { postId, reason, by }: Takedown, now: number): Promise<void> {
  const facts = await readFacts(db, post);
  const { media, tags } = await readPostsToRemove(db, [postId]);
  const own = [...(await readUnused(db, media, postId))];
  const work: TakedownWork = { media, tags, files: [] };
  await db.batch([
    db.prepare(barSql).bind(postId, post.source, post.title, reason, by, now, JSON.stringify(facts), JSON.stringify(work)),
    db.prepare(sourcesSql).bind(postId, "post", JSON.stringify([post.source])),
    db.prepare(sourcesSql).bind(postId, "media", JSON.stringify(own)),
    db.prepare(pathsSql).bind(postId, JSON.stringify(facts.formerPaths)),
    ...deskSqls.map((sql) => db.prepare(sql).bind(postId, post.source)),
  ]);
}

const barAgainSql = `UPDATE tombstones SET reason = ?2, taken_by = ?3, taken_at = ?4, proof = NULL, lifted_by = NULL, lifted_at = NULL,
    work = json_object('tags', json('[]'), 'files', json(COALESCE(work -> '$.files', '[]')), 'media', json((
      SELECT json_group_array(source) FROM (SELECT source FROM tombstone_sources WHERE post_id = ?1 AND kind = 'media'
        UNION SELECT value FROM json_each(work, '$.media')))))
  WHERE post_id = ?1 AND lifted_at IS NOT NULL`;

/** The lift was a mistake, and nothing has brought the post yet. What came of its pictures goes again. */
async function barAgain(db: D1Database, { postId, reason, by }: Takedown, now: number): Promise<void> {
  await db.prepare(barAgainSql).bind(postId, reason, by, now).run();
}

function toTouched(postId: number, { formerPaths }: TakedownFacts): Set<string> {
  return new Set([toCacheTag("post", postId), ...formerPaths.map((path) => toCacheTag("redirect", path))]);
}

/**
 * From now on the post may be brought again by the system that it came from; nothing brings it back by itself, and what was not removed yet
 * stays. False when it is not down.
 */
export async function liftTakedown(env: ChangeEnv, { postId, by }: Omit<Takedown, "reason">, now: number): Promise<boolean> {
  const [lifted] = await env.DB.batch<{ facts: string }>([
    env.DB.prepare(
      "UPDATE tombstones SET lifted_by = ?2, lifted_at = ?3 WHERE post_id = ?1 AND lifted_at IS NULL RETURNING facts",
    ).bind(postId, by, now),
    raiseVersionStatement(env.DB),
  ]);
  const row = lifted?.results[0];
  if (row === undefined) return false;
  await announceChange(env, toTouched(postId, JSON.parse(row.facts) as TakedownFacts));
  return true;
}

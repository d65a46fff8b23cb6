/** Takes a post down for good, or lifts that again (decision 101). */
import * as v from "valibot";
import { announceChange, type ChangeEnv } from "#workers/backend/content/cache-tags/announce-change.ts";
import { toCacheTag } from "#workers/backend/content/cache-tags/cache-tag.ts";
import { raiseVersionStatement } from "#workers/backend/content/version/content-version.ts";
import { readPostsToRemove } from "#workers/backend/content/write/post/remove-posts.ts";
import { findPost, readFacts } from "./post-facts.ts";
import type { TakedownFacts } from "./takedown-facts.ts";
import { finishTakedown, type TakedownEnv, type TakedownWork } from "./takedown-work.ts";

/** A reason, and who orders it. */
export const takedownWords = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500));

export type Takedown = { postId: number; reason: string; by: string };

/**
 * Removes the post with its text and the pictures that nobody else shows, and bars their sources. May be called again after it was cut off,
 * then it goes on (takedown-work.ts), or for a post that came back. False when there is no such post and never was one taken down. `now` in seconds.
 */
export async function takeDown(env: TakedownEnv, { postId, reason, by }: Takedown, now: number): Promise<boolean> {
  const db = env.DB;
  await finishTakedown(env, postId);
  const post = await findPost(db, postId);
  if (post === null) return isTakenDown(db, postId);
  const facts = await readFacts(db, post);
  const { media, tags } = await readPostsToRemove(db, [postId]);
  const work: TakedownWork = { media, tags, files: [] };
  // First, so that no import that runs brings back what goes now, and whoever goes on knows what has to go.
  await db.batch([
    db
      .prepare(
        `INSERT INTO tombstones (post_id, title, reason, taken_by, taken_at, facts, work) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
         ON CONFLICT (post_id) DO UPDATE SET title = excluded.title, reason = excluded.reason, taken_by = excluded.taken_by,
           taken_at = excluded.taken_at, facts = excluded.facts, work = excluded.work, proof = NULL, lifted_by = NULL, lifted_at = NULL`,
      )
      .bind(postId, post.title, reason, by, now, JSON.stringify(facts), JSON.stringify(work)),
    db
      .prepare("INSERT OR IGNORE INTO tombstone_sources (kind, source, post_id) VALUES ('post', ?1, ?2)")
      .bind(post.source, postId),
    db
      .prepare("INSERT OR IGNORE INTO tombstone_paths (path, post_id) SELECT value, ?1 FROM json_each(?2)")
      .bind(postId, JSON.stringify(facts.formerPaths)),
  ]);
  await finishTakedown(env, postId);
  return true;
}

function toTouched(postId: number, { formerPaths }: TakedownFacts): Set<string> {
  return new Set([toCacheTag("post", postId), ...formerPaths.map((path) => toCacheTag("redirect", path))]);
}

async function isTakenDown(db: D1Database, postId: number): Promise<boolean> {
  return (await db.prepare("SELECT 1 FROM tombstones WHERE post_id = ?1 AND lifted_at IS NULL").bind(postId).first()) !== null;
}

/**
 * From now on the post may be brought again by the system that it came from; nothing brings it back by itself, and what was not removed yet
 * stays. False when it is not down.
 */
export async function liftTakedown(env: ChangeEnv, { postId, by }: Omit<Takedown, "reason">, now: number): Promise<boolean> {
  const [lifted] = await env.DB.batch<{ facts: string }>([
    env.DB.prepare(
      "UPDATE tombstones SET lifted_by = ?2, lifted_at = ?3, work = NULL WHERE post_id = ?1 AND lifted_at IS NULL RETURNING facts",
    ).bind(postId, by, now),
    raiseVersionStatement(env.DB),
  ]);
  const row = lifted?.results[0];
  if (row === undefined) return false;
  await announceChange(env, toTouched(postId, JSON.parse(row.facts) as TakedownFacts));
  return true;
}

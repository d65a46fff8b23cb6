/** Takes a post down for good, or lifts that again (decision 101). */
import * as v from "valibot";
import { announceChange, type ChangeEnv } from "#workers/backend/content/cache-tags/announce-change.ts";
import { toCacheTag } from "#workers/backend/content/cache-tags/cache-tag.ts";
import { raiseVersionStatement } from "#workers/backend/content/version/content-version.ts";
import { removePostsAndMedia } from "#workers/backend/content/write/post/remove-posts.ts";
import { findPost, readFacts } from "./post-facts.ts";
import type { TakedownFacts } from "./takedown-facts.ts";

export type TakedownEnv = ChangeEnv & { MEDIA: R2Bucket };
/** A reason, and who orders it. */
export const takedownWords = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500));

export type Takedown = { postId: number; reason: string; by: string };

/** R2 takes so many keys a call. */
const KEYS_AT_ONCE = 1000;

/**
 * Removes the post with its text and the pictures that nobody else shows, and bars their sources. May be called again after it failed half
 * way, or for a post that came back: then it goes on. False when there is no such post and never was one taken down. `now` in seconds.
 */
export async function takeDown(env: TakedownEnv, { postId, reason, by }: Takedown, now: number): Promise<boolean> {
  const db = env.DB;
  const post = await findPost(db, postId);
  if (post === null) return isTakenDown(db, postId);
  const facts = await readFacts(db, post);
  // First, so that no import that runs brings back what goes now.
  await db.batch([
    db
      .prepare(
        `INSERT INTO tombstones (post_id, title, reason, taken_by, taken_at, facts) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
         ON CONFLICT (post_id) DO UPDATE SET title = excluded.title, reason = excluded.reason, taken_by = excluded.taken_by,
           taken_at = excluded.taken_at, facts = excluded.facts, proof = NULL, lifted_by = NULL, lifted_at = NULL`,
      )
      .bind(postId, post.title, reason, by, now, JSON.stringify(facts)),
    sourcesStatement(db, postId, "post", [post.source]),
    db
      .prepare("INSERT OR IGNORE INTO tombstone_paths (path, post_id) SELECT value, ?1 FROM json_each(?2)")
      .bind(postId, JSON.stringify(facts.formerPaths)),
  ]);
  const { sources, keys } = await removePostsAndMedia(env, [postId]);
  const files = await deleteFiles(env.MEDIA, keys);
  const known: TakedownFacts = { ...facts, files: files.map((key) => `/media/${key}`) };
  await db.batch([
    sourcesStatement(db, postId, "media", sources),
    db.prepare("UPDATE tombstones SET facts = ?2 WHERE post_id = ?1").bind(postId, JSON.stringify(known)),
    raiseVersionStatement(db),
  ]);
  await announceChange(env, toTouched(postId, facts));
  return true;
}

function sourcesStatement(db: D1Database, postId: number, kind: "post" | "media", sources: readonly string[]) {
  return db
    .prepare("INSERT OR IGNORE INTO tombstone_sources (kind, source, post_id) SELECT ?1, value, ?2 FROM json_each(?3)")
    .bind(kind, postId, JSON.stringify(sources));
}

/** Also the pieces of a film that came as a list of them, which lie beside the list. Returns all keys that went. */
async function deleteFiles(bucket: R2Bucket, keys: readonly string[]): Promise<string[]> {
  const all = new Set(keys);
  for (const key of keys.filter((one) => one.endsWith(".m3u8"))) {
    const prefix = key.slice(0, key.lastIndexOf("/") + 1);
    let cursor: string | undefined;
    do {
      const list = prefix === "" ? null : await bucket.list({ prefix, ...(cursor === undefined ? {} : { cursor }) });
      for (const object of list?.objects ?? []) all.add(object.key);
      cursor = list?.truncated === true ? list.cursor : undefined;
    } while (cursor !== undefined);
  }
  const list = [...all];
  for (let start = 0; start < list.length; start += KEYS_AT_ONCE) await bucket.delete(list.slice(start, start + KEYS_AT_ONCE));
  return list;
}

function toTouched(postId: number, { formerPaths }: TakedownFacts): Set<string> {
  return new Set([toCacheTag("post", postId), ...formerPaths.map((path) => toCacheTag("redirect", path))]);
}

async function isTakenDown(db: D1Database, postId: number): Promise<boolean> {
  return (await db.prepare("SELECT 1 FROM tombstones WHERE post_id = ?1 AND lifted_at IS NULL").bind(postId).first()) !== null;
}

/** From now on the post may be brought again by the system that it came from; nothing brings it back by itself. False when it is not down. */
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

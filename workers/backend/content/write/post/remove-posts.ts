/** Removes posts with all that they have: shared by takedowns, sources that delete and sources that withdraw (decision 101). */

import { forgetEntriesStatement, forgetWordsStatements } from "#workers/backend/content/search/forget-words.ts";
import { findNamedMedia, removeUnusedMedia } from "#workers/backend/content/write/media/unused-media.ts";
import { readPostToSearch } from "#workers/backend/content/write/search/read-searched-posts.ts";
import { type Touched, tagsOfWrite, toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement } from "#workers/backend/ground/changes/content-version.ts";
import { postWriter } from "./write-posts.ts";

/** Posts of one call: each is looked up by itself for the search. */
const AT_ONCE = 20;

type OwnMedia = { source: string; media: string | null; blocks: string | null };

const mediaSql = `SELECT p.source, m.source AS media, b.blocks FROM json_each(?1) j JOIN posts p ON p.id = j.value
  LEFT JOIN media m ON m.id = p.media_id LEFT JOIN post_bodies b ON b.post_id = p.id`;

/** What hangs on posts: the pictures and files that they name, and the tags of all that shows them. */
export type RemovedPosts = { media: string[]; tags: string[] };

/**
 * Removes the posts of these numbers, and the rows of pictures that are shown nowhere else; readers see none of it from now on. Unknown
 * numbers are skipped. Returns the keys of files in R2 that belong to nothing any more: they still lie there, and deleting them is
 * the caller's, which may need them again. Throws when the database does not answer; posts are gone as a whole or not at all.
 */
export async function removePosts(env: ChangeEnv, ids: readonly number[]): Promise<string[]> {
  const keys: string[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const { media } = await removePostRows(env, ids.slice(start, start + AT_ONCE));
    const removed = await removeUnusedMedia(env.DB, media);
    await announceChange(env, new Set(removed.ids.map((id) => toCacheTag("media", id))));
    keys.push(...removed.keys);
  }
  return keys;
}

const lineSql = "SELECT 1 FROM breaking_lines WHERE post_id IN (SELECT value FROM json_each(?1)) LIMIT 1";

/** What `removePostRows` would say of these posts, which stay. */
export async function readPostsToRemove(db: D1Database, ids: readonly number[]): Promise<RemovedPosts> {
  const { results } = await db.prepare(mediaSql).bind(JSON.stringify(ids)).all<OwnMedia>();
  const media = new Set(
    results.flatMap(({ media: own, blocks }) => [...(own === null ? [] : [own]), ...findNamedMedia(blocks ?? "[]")]),
  );
  const list = JSON.stringify(results.map(({ source }) => ({ source })));
  const { results: touched } = await db.prepare(postWriter.touches).bind(list).all<Touched>();
  // A breaking line goes with its post, from every page.
  const line = await db.prepare(lineSql).bind(JSON.stringify(ids)).first();
  const lists = ["most-read", "newsletters", ...(line === null ? [] : (["breaking"] as const))] as const;
  return { media: [...media], tags: [...lists.map((kind) => toCacheTag(kind)), ...tagsOfWrite(touched, [])] };
}

/** Removes at most twenty posts, and announces it; their pictures stay. Throws as `removePosts`. */
export async function removePostRows(env: ChangeEnv, ids: readonly number[]): Promise<RemovedPosts> {
  const db = env.DB;
  const posts = (await Promise.all(ids.map((id) => readPostToSearch(db, id)))).filter((post) => post !== null);
  if (posts.length === 0) return { media: [], tags: [] };
  const removed = await readPostsToRemove(db, ids);
  const owners = JSON.stringify(posts.map(({ source }) => `post ${source}`));
  const hashed = JSON.stringify(posts.map(({ source }) => source));
  try {
    await db.batch([
      forgetEntriesStatement(db, { sources: posts.map(({ source }) => source) }),
      db.prepare("DELETE FROM redirects WHERE owner IN (SELECT value FROM json_each(?1))").bind(owners),
      db.prepare("DELETE FROM content_hashes WHERE kind = 'post' AND source IN (SELECT value FROM json_each(?1))").bind(hashed),
      ...forgetWordsStatements(db, posts),
      // What hangs on them goes with them (foreign keys): text, feeds, views, ranking, bookmarks.
      db.prepare("DELETE FROM posts WHERE id IN (SELECT value FROM json_each(?1))").bind(JSON.stringify(ids)),
      raiseVersionStatement(db),
    ]);
  } finally {
    await announceChange(env, new Set(removed.tags));
  }
  return removed;
}

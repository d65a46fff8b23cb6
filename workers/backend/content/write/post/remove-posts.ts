/** Takes posts away with all that they have: what a takedown, a source that deletes and a source that withdraws have in common (decision 101). */
import { announceChange, type ChangeEnv } from "#workers/backend/content/cache-tags/announce-change.ts";
import { type Touched, tagsOfWrite, toCacheTag } from "#workers/backend/content/cache-tags/cache-tag.ts";
import { raiseVersionStatement } from "#workers/backend/content/version/content-version.ts";
import { findNamedMedia, type RemovedMedia, removeUnusedMedia } from "#workers/backend/content/write/media/unused-media.ts";
import { forgetEntriesStatement, forgetWordsStatements } from "#workers/backend/search/forget-words.ts";
import { readPostToSearch } from "#workers/backend/search/read-searched-posts.ts";
import { postWriter } from "./write-posts.ts";

/** Of one call: each is looked up by itself for the search's sake. */
const AT_ONCE = 20;

type OwnMedia = { media: string | null; blocks: string | null };

const mediaSql = `SELECT m.source AS media, b.blocks FROM json_each(?1) j JOIN posts p ON p.id = j.value
  LEFT JOIN media m ON m.id = p.media_id LEFT JOIN post_bodies b ON b.post_id = p.id`;

/**
 * Removes the posts of these numbers, and the rows of pictures that nobody else shows; readers see none of it from now on. Numbers that
 * nobody has are passed over. Returns the keys of files in R2 that belong to nothing any more: they still lie there, and deleting them is
 * the caller's, who may want them again. Throws when the database does not answer; posts are gone as a whole or not at all.
 */
export async function removePosts(env: ChangeEnv, ids: readonly number[]): Promise<string[]> {
  return (await removePostsAndMedia(env, ids)).keys;
}

/** The same, and which pictures went. */
export async function removePostsAndMedia(env: ChangeEnv, ids: readonly number[]): Promise<RemovedMedia> {
  const removed: RemovedMedia = { ids: [], sources: [], keys: [] };
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const media = await removeFew(env, ids.slice(start, start + AT_ONCE));
    removed.ids.push(...media.ids);
    removed.sources.push(...media.sources);
    removed.keys.push(...media.keys);
  }
  return removed;
}

async function removeFew(env: ChangeEnv, ids: readonly number[]): Promise<RemovedMedia> {
  const db = env.DB;
  const list = JSON.stringify(ids);
  const posts = (await Promise.all(ids.map((id) => readPostToSearch(db, id)))).filter((post) => post !== null);
  if (posts.length === 0) return { ids: [], sources: [], keys: [] };
  const { results } = await db.prepare(mediaSql).bind(list).all<OwnMedia>();
  const sources = new Set(
    results.flatMap(({ media, blocks }) => [...(media === null ? [] : [media]), ...findNamedMedia(blocks ?? "[]")]),
  );
  const owners = JSON.stringify(posts.map(({ source }) => `post ${source}`));
  const hashed = JSON.stringify(posts.map(({ source }) => source));
  const touched = new Set<string>([toCacheTag("most-read"), toCacheTag("newsletters")]);
  try {
    const replies = await db.batch([
      db.prepare(postWriter.touches).bind(JSON.stringify(posts.map(({ source }) => ({ source })))),
      forgetEntriesStatement(db, { sources: posts.map(({ source }) => source) }),
      db.prepare("DELETE FROM redirects WHERE owner IN (SELECT value FROM json_each(?1))").bind(owners),
      db.prepare("DELETE FROM content_hashes WHERE kind = 'post' AND source IN (SELECT value FROM json_each(?1))").bind(hashed),
      // What hangs on them goes with them (foreign keys): text, feeds, views, ranking, bookmarks.
      db.prepare("DELETE FROM posts WHERE id IN (SELECT value FROM json_each(?1))").bind(list),
      ...forgetWordsStatements(db, posts),
      raiseVersionStatement(db),
    ]);
    for (const tag of tagsOfWrite((replies[0]?.results ?? []) as Touched[], [])) touched.add(tag);
  } finally {
    await announceChange(env, touched);
  }
  const removed = await removeUnusedMedia(db, [...sources]);
  await announceChange(env, new Set(removed.ids.map((id) => toCacheTag("media", id))));
  return removed;
}

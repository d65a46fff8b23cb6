/**
 * What of a takedown is not done yet (decision 101). It is kept with the tombstone before anything goes, and each step can be done again, also
 * by two at once, since what one notes is added to what the other has noted: a takedown that was cut off is finished by the clock, or when
 * the post is taken down once more.
 */
import * as v from "valibot";
import { findUnusedMedia, type MediaFiles, removeMediaStatements } from "#workers/backend/content/write/media/unused-media.ts";
import { removePostRows } from "#workers/backend/content/write/post/remove-posts.ts";
import { toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement } from "#workers/backend/ground/changes/content-version.ts";
import type { TakedownFacts } from "./takedown-facts.ts";

export type TakedownEnv = ChangeEnv & { MEDIA: R2Bucket };

const texts = v.array(v.string());
const workSchema = v.object({
  /** Sources of pictures that the post showed: those that are shown nowhere else go. */
  media: texts,
  /** Of files whose rows are gone, and which go now. */
  files: v.array(v.object({ src: v.string(), keys: texts })),
  /** Of all that showed the post, for the caches of pages. */
  tags: texts,
});
export type TakedownWork = v.InferOutput<typeof workSchema>;

/** R2 takes so many keys a call. */
const KEYS_AT_ONCE = 1000;
/** A takedown that runs takes seconds: one of this age was cut off. */
const CUT_OFF_SECONDS = 120;
/** Of one run of the clock. */
const AT_ONCE = 10;

const unfinishedSql =
  "SELECT post_id FROM tombstones WHERE work IS NOT NULL AND taken_at <= ?1 AND lifted_at IS NULL ORDER BY taken_at LIMIT ?2";

/** For the clock. Throws what could not be finished, after it has tried all; the next run tries again. `now` in seconds. */
export async function finishTakedowns(env: TakedownEnv, now: number): Promise<void> {
  const { results } = await env.DB.prepare(unfinishedSql)
    .bind(now - CUT_OFF_SECONDS, AT_ONCE)
    .all<{ post_id: number }>();
  const failures: unknown[] = [];
  for (const { post_id: postId } of results) {
    await finishTakedown(env, postId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} takedowns could not be finished`);
}

/** Does what is left of a takedown; nothing where all is done, or where it was lifted. Throws when the database or R2 does not answer. */
export async function finishTakedown(env: TakedownEnv, postId: number): Promise<void> {
  const row = await env.DB.prepare(
    "SELECT facts, work FROM tombstones WHERE post_id = ?1 AND work IS NOT NULL AND lifted_at IS NULL",
  )
    .bind(postId)
    .first<{ facts: string; work: string }>();
  if (row === null) return;
  const begun = v.parse(workSchema, JSON.parse(row.work));
  // It may have been changed since its pictures were noted.
  const { media } = (await isThere(env.DB, postId)) ? await removePostRows(env, [postId]) : { media: [] };
  const work = await removeMedia(env.DB, postId, { ...begun, media: [...new Set([...begun.media, ...media])] });
  await removeFiles(env, postId, work);
  await raiseVersionStatement(env.DB).run();
  // Written by take-down.ts.
  const paths = (JSON.parse(row.facts) as TakedownFacts).formerPaths.map((path) => toCacheTag("redirect", path));
  await announceChange(env, new Set([toCacheTag("post", postId), ...paths, ...work.tags]));
  await env.DB.prepare("UPDATE tombstones SET work = NULL WHERE post_id = ?1 AND lifted_at IS NULL").bind(postId).run();
}

/** By its source, too: another system may have brought a post of the number that became free. */
async function isThere(db: D1Database, postId: number): Promise<boolean> {
  const sql = `SELECT 1 FROM posts p JOIN tombstone_sources s ON s.kind = 'post' AND s.source = p.source AND s.post_id = p.id WHERE p.id = ?1`;
  return (await db.prepare(sql).bind(postId).first()) !== null;
}

/** Both lists of JSON, each entry once. */
const joined = (one: string, other: string) =>
  `(SELECT json_group_array(json(value)) FROM (SELECT json_quote(value) AS value FROM json_each(${one}) WHERE type = 'text'
    UNION SELECT value FROM json_each(${one}) WHERE type = 'object'
    UNION SELECT json_quote(value) FROM json_each(${other}) WHERE type = 'text'
    UNION SELECT value FROM json_each(${other}) WHERE type = 'object'))`;

const noteSql = `UPDATE tombstones SET work = json_set(work, '$.media', json('[]'),
    '$.files', json(${joined("work -> '$.files'", "?2")}), '$.tags', json(${joined("work -> '$.tags'", "?3")}))
  WHERE post_id = ?1 AND work IS NOT NULL RETURNING work`;

/** Their rows go in one batch with the note of which files are to go. Pictures that another post shows by now are no longer barred. */
async function removeMedia(db: D1Database, postId: number, work: TakedownWork): Promise<TakedownWork> {
  const { ids, sources, files } = await findUnusedMedia(db, work.media);
  const tags = ids.map((id) => toCacheTag("media", id));
  const shown = work.media.filter((source) => !sources.includes(source));
  const replies = await db.batch<{ work: string }>([
    db
      .prepare(
        "DELETE FROM tombstone_sources WHERE post_id = ?1 AND kind = 'media' AND source IN (SELECT value FROM json_each(?2))",
      )
      .bind(postId, JSON.stringify(shown)),
    db
      .prepare("INSERT OR IGNORE INTO tombstone_sources (kind, source, post_id) SELECT 'media', value, ?1 FROM json_each(?2)")
      .bind(postId, JSON.stringify(sources)),
    ...removeMediaStatements(db, sources),
    db.prepare(noteSql).bind(postId, JSON.stringify(files), JSON.stringify(tags)),
  ]);
  const noted = replies.at(-1)?.results[0]?.work;
  // Null where another run has finished it meanwhile, with all that was noted.
  return noted === undefined ? { media: [], files, tags } : v.parse(workSchema, JSON.parse(noted));
}

const filesSql = `UPDATE tombstones SET facts = json_set(facts, '$.files', json(${joined("facts -> '$.files'", "?2")})) WHERE post_id = ?1`;

/** Their addresses are stored before they go: the proof looks for them, and what comes again under their keys goes at once. */
async function removeFiles({ DB, MEDIA }: TakedownEnv, postId: number, { files }: TakedownWork): Promise<void> {
  const keys = await listFiles(MEDIA, await readFree(DB, files));
  await DB.batch([
    DB.prepare(filesSql).bind(postId, JSON.stringify(keys.map((key) => `/media/${key}`))),
    DB.prepare("INSERT OR IGNORE INTO tombstone_files (file, post_id) SELECT value, ?1 FROM json_each(?2)").bind(
      postId,
      JSON.stringify(keys),
    ),
  ]);
  for (let start = 0; start < keys.length; start += KEYS_AT_ONCE) await MEDIA.delete(keys.slice(start, start + KEYS_AT_ONCE));
}

/** Without those that another picture has come to share since the takedown was cut off. */
async function readFree(db: D1Database, files: readonly MediaFiles[]): Promise<string[]> {
  const { results } = await db
    .prepare("SELECT DISTINCT m.src FROM json_each(?1) j JOIN media m ON m.src = j.value")
    .bind(JSON.stringify(files.map(({ src }) => src)))
    .all<{ src: string }>();
  const used = new Set(results.map(({ src }) => src));
  return files.filter(({ src }) => !used.has(src)).flatMap(({ keys }) => keys);
}

/** All files that belong to these keys: also the pieces of a film that came as a list of them, which lie beside the list. */
async function listFiles(bucket: R2Bucket, keys: readonly string[]): Promise<string[]> {
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
  return [...all];
}

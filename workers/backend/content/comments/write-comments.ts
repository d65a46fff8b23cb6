/** Writes the comments of posts: all of a post's at once, so that what was withdrawn at the source goes (decision 100). */

import { toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionIfChangedStatement } from "#workers/backend/ground/changes/content-version.ts";
import { countJsonBytes, groupByBytes } from "#workers/backend/ground/database/group-by-bytes.ts";
import type { CommentRecord } from "./comment-record.ts";
import { type Place, placeAll } from "./conversation-place.ts";
import { toCommentHtml } from "./to-comment-html.ts";
import { type CopyChanges, copyStatements, type KnownCopy, readCopies } from "./wordpress-copies.ts";
import { WRITTEN_HERE } from "./written-here.ts";

type Row = { source: string; post: string; parent: string | null; author: string; html: string; at: number };

const ofPosts = "SELECT p.id FROM json_each(?1) j JOIN posts p ON p.source = j.value";
/** The count of a post is that of what can be read; posts by their number follow. */
const countReadable = "(SELECT count(*) FROM comments c WHERE c.post_id = posts.id AND c.is_hidden = 0)";
export const countSql = `UPDATE posts SET comment_count = ${countReadable} WHERE comment_count IS NOT ${countReadable} AND id IN`;

/** What shows the comments of these posts. */
const touches = `SELECT 'post' AS kind, p.id AS key FROM json_each(?1) j JOIN posts p ON p.source = j.value
  UNION SELECT 'comments', p.id FROM json_each(?1) j JOIN posts p ON p.source = j.value UNION SELECT 'posts', NULL`;

/** An answer whose conversation went begins one of its own. */
export const orphansSql = `UPDATE comments SET conversation = source, path = '' WHERE path > ''
  AND NOT EXISTS (SELECT 1 FROM comments f WHERE f.source = comments.conversation) AND post_id IN`;
const countAnswers = `(SELECT count(*) FROM comments a
  WHERE a.conversation = comments.source AND a.is_hidden = 0 AND a.path > '')`;
export const answersSql = `UPDATE comments SET answers = ${countAnswers}
  WHERE path = '' AND answers IS NOT ${countAnswers} AND post_id IN`;

/** Rows that are as they were stay untouched, so that the version tells who keeps answers what is new. */
const writeSql = `INSERT INTO comments (source, post_id, parent, author, html, created_at, conversation, path, seen_at, is_hidden)
  SELECT j.value ->> 'source', p.id, j.value ->> 'parent', j.value ->> 'author', j.value ->> 'html', j.value ->> 'at',
    j.value ->> 'conversation', j.value ->> 'path', unixepoch(),
    EXISTS (SELECT 1 FROM hidden_comments h WHERE h.source = j.value ->> 'source')
  FROM json_each(?1) j JOIN posts p ON p.source = j.value ->> 'post'
  WHERE NOT EXISTS (SELECT 1 FROM deleted_comments d WHERE d.source = j.value ->> 'source')
    AND NOT EXISTS (SELECT 1 FROM wordpress_comments w WHERE w.source = j.value ->> 'source')
  ON CONFLICT (source) DO UPDATE SET post_id = excluded.post_id, parent = excluded.parent, author = excluded.author,
    html = excluded.html, created_at = excluded.created_at, conversation = excluded.conversation, path = excluded.path,
    revision = comments.revision + 1
  WHERE (post_id, parent, author, html, created_at, conversation, path) IS NOT (excluded.post_id, excluded.parent,
    excluded.author, excluded.html, excluded.created_at, excluded.conversation, excluded.path)
  RETURNING post_id`;

/**
 * Replaces the comments of the posts of these sources; posts that are not there are passed over. Copies of what was written here are
 * passed over too, and answers to them stand below what they are copies of. What the newsroom has hidden stays hidden,
 * also when it was withdrawn at the source in between, and what it has deleted does not come again. A post's count becomes that of its
 * comments. Throws when the database does not answer. Returns how many were brought.
 */
export async function writeComments(
  env: ChangeEnv,
  posts: readonly string[],
  records: readonly CommentRecord[],
  copies: CopyChanges = { gone: [], back: [] },
): Promise<number> {
  const { DB } = env;
  const rows = records.flatMap((record): Row[] => {
    const html = toCommentHtml(record.html);
    const { source, post, parent, author } = record;
    return html === "" ? [] : [{ source, post, parent, author, html, at: Math.floor(Date.parse(record.date) / 1000) }];
  });
  const named = [...new Set(rows.flatMap(({ source, parent }) => (parent === null ? [source] : [source, parent])))];
  const known = await readCopies(DB, named);
  const placed = placeInPosts(
    rows.filter(({ source }) => !known.has(source)),
    known,
  );
  const sources = JSON.stringify(posts);
  const commented = [...new Set(rows.map(({ post }) => post))];
  const touching = { sql: touches, json: JSON.stringify([...new Set([...posts, ...commented])]) };
  const brought = JSON.stringify(placed.map(({ source }) => source));
  const replies = await DB.batch<{ post_id: number }>([
    DB.prepare("SELECT p.id AS post_id FROM json_each(?1) j JOIN posts p ON p.source = j.value").bind(JSON.stringify(commented)),
    DB.prepare(
      `DELETE FROM comments WHERE post_id IN (${ofPosts}) AND source NOT GLOB '${WRITTEN_HERE}*'
        AND source NOT IN (SELECT value FROM json_each(?2)) RETURNING post_id`,
    ).bind(sources, brought),
    raiseVersionIfChangedStatement(DB, touching),
    ...groupByBytes(placed, countJsonBytes).flatMap((group) => [
      DB.prepare(writeSql).bind(JSON.stringify(group)),
      raiseVersionIfChangedStatement(DB, touching),
    ]),
    ...copyStatements(DB, copies),
    DB.prepare(`${orphansSql} (${ofPosts})`).bind(touching.json),
    DB.prepare(`${answersSql} (${ofPosts})`).bind(touching.json),
    DB.prepare(`${countSql} (${ofPosts}) RETURNING id AS post_id`).bind(sources),
    raiseVersionIfChangedStatement(DB, touching),
  ]);
  // Also of posts whose comments are the same: the try before may have ended before it could say so.
  const told = replies.flatMap(({ results }) =>
    results.flatMap((row) => ("post_id" in row ? [toCacheTag("post", row.post_id), toCacheTag("comments", row.post_id)] : [])),
  );
  if (told.length > 0) await announceChange(env, new Set([toCacheTag("posts"), ...told]));
  return rows.length;
}

/** Answers find what they answer among the comments of their own post, and among those that were written here. */
function placeInPosts(rows: readonly Row[], copies: ReadonlyMap<string, KnownCopy>): (Row & Place)[] {
  const own = rows.map((row) => ({ ...row, parent: copies.get(row.parent ?? "")?.ownSource ?? row.parent }));
  const above = new Map([...copies.values()].flatMap(({ ownSource, place }) => (place === null ? [] : [[ownSource, place]])));
  const posts = Map.groupBy(own, ({ post }) => post);
  const places = new Map([...posts.values()].flatMap((ofPost) => [...placeAll(ofPost, above)]));
  return own.flatMap((row) => {
    const place = places.get(row.source);
    return place === undefined ? [] : [{ ...row, ...place }];
  });
}

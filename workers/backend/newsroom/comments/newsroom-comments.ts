/** Comments as the newsroom reads, hides and deletes them (decision 100). */

import { countSql } from "#workers/backend/content/comments/write-comments.ts";
import { type Touched, tagsOfWrite } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";

export type NewsroomCommentRow = {
  id: number;
  post_id: number;
  author: string;
  html: string;
  created_at: number;
  is_hidden: number;
  title: string;
  slug: string;
};

const COMMENTS_A_PAGE = 50;
const columns = "c.id, c.post_id, c.author, c.html, c.created_at, c.is_hidden, p.title, p.slug";
const allSql = `SELECT ${columns} FROM comments c CROSS JOIN posts p ON p.id = c.post_id
  WHERE c.id < ?1 ORDER BY c.id DESC LIMIT ${COMMENTS_A_PAGE}`;
// Behind no comment of the post's the list begins anew.
const ofPostSql = `SELECT ${columns} FROM comments c CROSS JOIN posts p ON p.id = c.post_id
  WHERE c.post_id = ?1 AND (c.created_at, c.id) < (
    COALESCE((SELECT created_at FROM comments WHERE id = ?2 AND post_id = ?1), 9e15), ?2)
  ORDER BY c.created_at DESC, c.id DESC LIMIT ${COMMENTS_A_PAGE}`;

/** A page of comments, those included that the newsroom has hidden, behind the comment `before`: those that came here last first, or of one post the youngest first. */
export async function readNewsroomComments(
  db: D1Database,
  { post, before }: { post: number | null; before: number | null },
): Promise<NewsroomCommentRow[]> {
  const from = before ?? Number.MAX_SAFE_INTEGER;
  const statement = post === null ? db.prepare(allSql).bind(from) : db.prepare(ofPostSql).bind(post, from);
  return (await statement.all<NewsroomCommentRow>()).results;
}

/** Hides a comment, or shows it again. It stays so when the source withdraws the comment and brings it again. The post's count follows, and its pages are purged. `isChanged` is false where it was so already. Null when there is no such comment. Throws when the database does not answer. */
export async function setCommentHidden(
  env: ChangeEnv,
  id: number,
  isHidden: boolean,
): Promise<{ postId: number; isChanged: boolean } | null> {
  const { DB } = env;
  const [found, set] = await DB.batch<{ post_id: number }>([
    DB.prepare("SELECT post_id FROM comments WHERE id = ?1").bind(id),
    DB.prepare("UPDATE comments SET is_hidden = ?2 WHERE id = ?1 AND is_hidden <> ?2 RETURNING post_id").bind(
      id,
      isHidden ? 1 : 0,
    ),
    isHidden
      ? DB.prepare(
          "INSERT OR IGNORE INTO hidden_comments (source, hidden_at) SELECT source, unixepoch() FROM comments WHERE id = ?1",
        ).bind(id)
      : DB.prepare("DELETE FROM hidden_comments WHERE source = (SELECT source FROM comments WHERE id = ?1)").bind(id),
    DB.prepare(`${countSql} (SELECT post_id FROM comments WHERE id = ?1)`).bind(id),
    raiseVersionStatement(DB, {
      sql: `SELECT k.value AS kind, c.post_id AS key FROM json_each(?1) j JOIN comments c ON c.id = j.value, json_each('["post", "comments"]') k UNION SELECT 'posts', NULL`,
      json: JSON.stringify([id]),
    }),
  ]);
  const postId = found?.results[0]?.post_id;
  if (postId === undefined) return null;
  // Also when it was so already: the try before may have ended before it could say so.
  await announceChange(env, new Set(tagsOfWrite([], toTouched(postId))));
  return { postId, isChanged: set?.results.length === 1 };
}

/**
 * Deletes a comment for good, on its author's wish, or because it may not be kept. Its name and text go, and its source is barred: no import and no bridge brings it again. Returns the number of its post; null when there is
 * no such comment. Throws when the database does not answer; then it is there as before.
 */
export async function deleteComment(env: ChangeEnv, id: number): Promise<number | null> {
  const { DB } = env;
  const postId = await DB.prepare("SELECT post_id FROM comments WHERE id = ?1").bind(id).first<number>("post_id");
  if (postId === null) return null;
  await DB.batch([
    DB.prepare(
      "INSERT OR IGNORE INTO deleted_comments (source, deleted_at) SELECT source, unixepoch() FROM comments WHERE id = ?1",
    ).bind(id),
    DB.prepare("DELETE FROM hidden_comments WHERE source = (SELECT source FROM comments WHERE id = ?1)").bind(id),
    DB.prepare("DELETE FROM comments WHERE id = ?1").bind(id),
    DB.prepare(`${countSql} (?1)`).bind(postId),
    raiseVersionStatement(DB, toTouches(toTouched(postId))),
  ]);
  await announceChange(env, new Set(tagsOfWrite([], toTouched(postId))));
  return postId;
}

/** What shows the comments of a post. */
function toTouched(postId: number): Touched[] {
  return [
    { kind: "posts", key: null },
    { kind: "post", key: postId },
    { kind: "comments", key: postId },
  ];
}

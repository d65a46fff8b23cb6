/** Writes the comments of posts: all of a post's at once, so that what was withdrawn at the source goes (decision 100). */
import { announceChange, type ChangeEnv } from "#workers/backend/content/cache-tags/announce-change.ts";
import { toCacheTag } from "#workers/backend/content/cache-tags/cache-tag.ts";
import { raiseVersionStatement } from "#workers/backend/content/version/content-version.ts";
import type { CommentRecord } from "./comment-record.ts";
import { toCommentHtml } from "./to-comment-html.ts";

type Row = { source: string; post: string; parent: string | null; author: string; html: string; at: number };
type State = { id: number; comments: string };

const stateSql = `SELECT p.id, p.comment_count || ':' || COALESCE((SELECT json_group_array(json_array(c.source, c.parent, c.author, c.html, c.created_at, c.is_hidden))
    FROM (SELECT * FROM comments WHERE post_id = p.id ORDER BY created_at, id) c), '') AS comments
  FROM json_each(?1) j JOIN posts p ON p.source = j.value`;

/** The count of a post is that of what can be read; posts by their number follow. */
export const countSql = `UPDATE posts
  SET comment_count = (SELECT count(*) FROM comments c WHERE c.post_id = posts.id AND c.is_hidden = 0) WHERE id IN`;

/**
 * Replaces the comments of the posts of these sources; posts that are not there are passed over. What the newsroom has hidden stays hidden,
 * also when it was withdrawn at the source in between.
 * A post's count becomes that of its comments. Throws when the database does not answer. Returns how many stand there.
 */
export async function writeComments(
  env: ChangeEnv,
  posts: readonly string[],
  records: readonly CommentRecord[],
): Promise<number> {
  const { DB } = env;
  const rows = records.flatMap((record): Row[] => {
    const html = toCommentHtml(record.html);
    const { source, post, parent, author } = record;
    return html === "" ? [] : [{ source, post, parent, author, html, at: Math.floor(Date.parse(record.date) / 1000) }];
  });
  const [sources, list] = [JSON.stringify(posts), JSON.stringify(rows)];
  const ofPosts = "SELECT p.id FROM json_each(?1) j JOIN posts p ON p.source = j.value";
  const replies = await DB.batch<State>([
    DB.prepare(stateSql).bind(sources),
    DB.prepare(
      `DELETE FROM comments WHERE post_id IN (${ofPosts}) AND source NOT IN (SELECT value ->> 'source' FROM json_each(?2))`,
    ).bind(sources, list),
    DB.prepare(
      `INSERT INTO comments (source, post_id, parent, author, html, created_at, is_hidden)
       SELECT j.value ->> 'source', p.id, j.value ->> 'parent', j.value ->> 'author', j.value ->> 'html', j.value ->> 'at',
         EXISTS (SELECT 1 FROM hidden_comments h WHERE h.source = j.value ->> 'source')
       FROM json_each(?1) j JOIN posts p ON p.source = j.value ->> 'post' WHERE true
       ON CONFLICT (source) DO UPDATE SET post_id = excluded.post_id, parent = excluded.parent, author = excluded.author,
         html = excluded.html, created_at = excluded.created_at`,
    ).bind(list),
    DB.prepare(`${countSql} (${ofPosts})`).bind(sources),
    DB.prepare(stateSql).bind(sources),
  ]);
  const before = new Map((replies[0]?.results ?? []).map(({ id, comments }) => [id, comments]));
  const changed = (replies[4]?.results ?? []).filter(({ id, comments }) => before.get(id) !== comments);
  if (changed.length > 0) {
    await raiseVersionStatement(DB).run();
    await announceChange(env, new Set([toCacheTag("posts"), ...changed.map(({ id }) => toCacheTag("post", id))]));
  }
  return rows.length;
}

/** Comments as the newsroom reads them, those included that it has hidden (decision 100). */

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

/** A page of them, behind the comment `before`: those that came here last first, or of one post the youngest first. */
export async function readNewsroomComments(
  db: D1Database,
  { post, before }: { post: number | null; before: number | null },
): Promise<NewsroomCommentRow[]> {
  const from = before ?? Number.MAX_SAFE_INTEGER;
  const statement = post === null ? db.prepare(allSql).bind(from) : db.prepare(ofPostSql).bind(post, from);
  return (await statement.all<NewsroomCommentRow>()).results;
}

/** Where a picture is used. */

export type PictureUseRow = { kind: "post" | "page" | "topic" | "author" | "desk"; owner: number; title: string; link: string };

/** So many are named; there may be more. */
export const MAX_USES = 50;

const titlesSql = `SELECT * FROM (
    SELECT 'post' AS kind, p.id AS owner, p.title, '/' || p.slug || '/' || p.id AS link FROM posts p WHERE p.id IN (
      SELECT id FROM posts WHERE media_id = ?1 UNION SELECT owner FROM media_uses WHERE media = ?2 AND kind = 'post'
      ORDER BY 1 DESC LIMIT ?3)
    ORDER BY p.id DESC)
  UNION ALL SELECT 'page', g.id, g.title, '/' || g.slug FROM media_uses u JOIN pages g ON g.id = u.owner WHERE u.media = ?2 AND u.kind = 'page'
  UNION ALL SELECT 'topic', t.id, t.title, CASE t.taxonomy WHEN 'topic' THEN '/themen/' || t.slug ELSE '/news/' || t.slug END
    FROM terms t WHERE t.media_id = ?1
  UNION ALL SELECT 'author', a.id, a.name, '/autor/' || a.slug FROM authors a WHERE a.media_id = ?1
  UNION ALL SELECT 'desk', k.id, k.title, '/redaktion/beitraege/' || k.id FROM media_uses u JOIN desk_posts k ON k.id = u.owner
    WHERE u.media = ?2 AND u.kind = 'desk'
  UNION ALL SELECT 'desk', u.owner, COALESCE(w.content ->> 'title', ''), '/redaktion/seiten/' || u.owner FROM media_uses u
    JOIN desk_pages dp ON dp.id = u.owner JOIN desk_drafts w ON w.kind = 'page' AND w.key = dp.source WHERE u.media = ?2 AND u.kind = 'draft'
  LIMIT ?3`;

/** The newest posts first. */
export async function readUses(db: D1Database, { id, source }: { id: number; source: string }): Promise<PictureUseRow[]> {
  return (await db.prepare(titlesSql).bind(id, source, MAX_USES).all<PictureUseRow>()).results;
}

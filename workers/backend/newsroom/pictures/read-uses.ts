/** Where a picture is used. */

export type PictureUseRow = {
  kind: "post" | "page" | "topic" | "author" | "desk" | "campaign";
  owner: number;
  title: string;
  link: string;
};

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
  UNION ALL SELECT * FROM (SELECT 'author', a.id, a.name, '/autor/' || a.slug FROM authors a WHERE a.media_id = ?1
    UNION ALL SELECT 'campaign', c.id, c.advertiser, '/redaktion/anzeigen/' || c.id FROM ad_campaigns c WHERE c.id IN (
      SELECT id FROM ad_campaigns WHERE narrow_id = ?1 UNION SELECT id FROM ad_campaigns WHERE wide_id = ?1))
  UNION ALL SELECT 'desk', u.owner, COALESCE(k.title, w.content ->> 'title', ''),
    iif(u.kind = 'desk', '/redaktion/beitraege/', '/redaktion/seiten/') || u.owner FROM media_uses u
    LEFT JOIN desk_posts k ON u.kind = 'desk' AND k.id = u.owner LEFT JOIN desk_pages dp ON u.kind = 'draft' AND dp.id = u.owner
    LEFT JOIN desk_drafts w ON w.kind = 'page' AND w.key = dp.source WHERE u.media = ?2 AND u.kind IN ('desk', 'draft')
  LIMIT ?3`;

/** The newest posts first. */
export async function readUses(db: D1Database, { id, source }: { id: number; source: string }): Promise<PictureUseRow[]> {
  return (await db.prepare(titlesSql).bind(id, source, MAX_USES).all<PictureUseRow>()).results;
}

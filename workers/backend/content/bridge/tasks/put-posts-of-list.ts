/** Posts of a category, tag or author that has another name at the site: they are asked for anew, one by one. */
import type { BridgeSite } from "#workers/backend/content/bridge/site/open-site.ts";

/** The site's own posts in the list `key`, such as `tag:hochwasser`. Those that wait already go on waiting. */
export async function putPostsOfList(db: D1Database, { site }: BridgeSite, key: string, now: Date): Promise<void> {
  const prefix = `wp:${site.name}:`;
  await db
    .prepare(
      `INSERT INTO bridge_tasks (kind, type, id, happened_at, try_at, created_at)
       SELECT 'item', p.type, CAST(substr(p.source, ?2) AS INTEGER), COALESCE(b.modified_at, p.modified_at), ?4, ?4
       FROM feeds f JOIN feed_entries e ON e.feed_id = f.id JOIN posts p ON p.id = e.post_id
         LEFT JOIN bridge_items b ON b.source = p.source
       WHERE f.key = ?1 AND substr(p.source, 1, ?2 - 1) = ?3
       ON CONFLICT (kind, type, id) DO NOTHING`,
    )
    .bind(key, prefix.length + 1, prefix, Math.floor(now.getTime() / 1000))
    .run();
}

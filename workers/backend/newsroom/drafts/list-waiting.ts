/** Posts that readers do not see yet, for those who share previews of them (decision 101). */
import { DRAFT_DATE } from "#workers/backend/content/write/post/write-post-row.ts";

/** `publish_at`: seconds since 1970; null for a draft. */
export type WaitingPost = { id: number; title: string; source: string; modified_at: number; publish_at: number | null };

const WAITING_A_PAGE = 50;
const columns = "p.id, p.title, p.source, p.modified_at";

/** Scheduled posts, the next first: up to 50, more than a newsroom plans. */
export async function listScheduled(db: D1Database): Promise<WaitingPost[]> {
  const { results } = await db
    .prepare(
      `SELECT ${columns}, w.publish_at FROM waiting_posts w CROSS JOIN posts p ON p.source = w.source
       WHERE w.publish_at IS NOT NULL ORDER BY w.publish_at LIMIT ?1`,
    )
    .bind(WAITING_A_PAGE)
    .all<WaitingPost>();
  return results;
}

/** A page of drafts behind the one with the number `before`: the highest numbers first. */
export async function listDrafts(db: D1Database, before: number | null): Promise<WaitingPost[]> {
  const { results } = await db
    .prepare(
      `SELECT ${columns}, NULL AS publish_at FROM posts p
       WHERE p.published_at = ${DRAFT_DATE} AND p.id < ?1 ORDER BY p.id DESC LIMIT ${WAITING_A_PAGE}`,
    )
    .bind(before ?? Number.MAX_SAFE_INTEGER)
    .all<WaitingPost>();
  return results;
}

/** Where a post stands, read before it goes: what has to be looked at to prove that it is gone. */
import { toRedirectPath } from "#workers/backend/content/redirects/redirect-path.ts";
import type { TakedownFacts } from "./takedown-facts.ts";

export type TakenPost = {
  id: number;
  source: string;
  slug: string;
  title: string;
  /** In seconds. */
  publishedAt: number;
  isPremium: boolean;
};

/** A post by its number, published or not; null when there is none. */
export async function findPost(db: D1Database, id: number): Promise<TakenPost | null> {
  const sql = "SELECT id, source, slug, title, published_at AS publishedAt, is_premium AS isPremium FROM posts WHERE id = ?1";
  const row = await db.prepare(sql).bind(id).first<Omit<TakenPost, "isPremium"> & { isPremium: number }>();
  return row === null ? null : { ...row, isPremium: row.isPremium === 1 };
}

/** The number that an address names, by itself or by a redirect of a former system; null when it names no post. */
export async function findPostId(db: D1Database, address: string): Promise<number | null> {
  const path = toRedirectPath(address);
  if (path === null) return null;
  const moved = await db.prepare("SELECT target FROM redirects WHERE path = ?1").bind(path).first<{ target: string }>();
  const [, id] = /^(?:\/video)?\/[^/?]+\/(\d{1,10})(?:\?|$)/.exec(moved?.target ?? path) ?? [];
  return id === undefined ? null : Number(id);
}

const issuesSql = `SELECT DISTINCT i.newsletter || '/' || i.day AS name
  FROM newsletter_issues i, json_each(i.sections) section, json_each(section.value, '$.posts') post
  WHERE i.day >= ?2 AND post.value = ?1`;

/** In one batch; the post must still be there. */
export async function readFacts(db: D1Database, post: TakenPost): Promise<TakedownFacts> {
  const [own, paths, feeds, linked, issues] = await db.batch<Record<string, string | number>>([
    db
      .prepare("SELECT coalesce(video, film, video_embed) IS NOT NULL AS has_video, is_liveticker FROM posts WHERE id = ?1")
      .bind(post.id),
    db.prepare("SELECT path FROM redirects WHERE owner = ?1").bind(`post ${post.source}`),
    db.prepare("SELECT f.key FROM feed_entries e JOIN feeds f ON f.id = e.feed_id WHERE e.post_id = ?1").bind(post.id),
    db
      .prepare(
        `SELECT '/' || p.slug || '/' || p.id AS path FROM post_associations a JOIN posts p ON p.id = a.post_id
         WHERE a.associated_source = ?1 LIMIT 20`,
      )
      .bind(post.source),
    db.prepare(issuesSql).bind(post.id, new Date(post.publishedAt * 1000).toISOString().slice(0, 10)),
  ]);
  const texts = (reply: typeof paths, column: string) => (reply?.results ?? []).map((row) => String(row[column]));
  const row = own?.results[0];
  return {
    slug: post.slug,
    publishedAt: post.publishedAt,
    hasVideo: row?.has_video === 1,
    isLiveticker: row?.is_liveticker === 1,
    formerPaths: texts(paths, "path"),
    feeds: texts(feeds, "key"),
    linkedBy: texts(linked, "path"),
    issues: texts(issues, "name"),
    files: [],
  };
}

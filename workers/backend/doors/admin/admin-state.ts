/** `GET /admin/state`: whether there is a paper to serve. */
import type { Env } from "#workers/backend/ground/env.ts";
import { toAdminReply } from "./admin-reply.ts";

type Counts = { posts: number; pages: number; seeded: number; owned: number; readers: number };

/**
 * Replies `{posts, pages, seeded, owned, readers}`. Seeded: the demo paper ran to its end, which its last record, the front
 * page, shows. Owned: there are posts of somebody's own, beside which no demo paper belongs. Readers: the demo readers
 * are there, whose passwords everybody knows.
 */
export async function getState(env: Env): Promise<Response> {
  const counts = await env.DB.prepare(
    `SELECT (SELECT count(*) FROM posts) AS posts, (SELECT count(*) FROM pages) AS pages,
       EXISTS (SELECT 1 FROM content_hashes WHERE kind = 'home') AS seeded,
       EXISTS (SELECT 1 FROM posts WHERE source < 'demo:' OR source >= 'demo;') AS owned,
       EXISTS (SELECT 1 FROM accounts WHERE source = 'demo') AS readers`,
  ).first<Counts>();
  const { posts = 0, pages = 0, seeded = 0, owned = 0, readers = 0 } = counts ?? {};
  return toAdminReply({ posts, pages, seeded: seeded === 1, owned: owned === 1, readers: readers === 1 });
}

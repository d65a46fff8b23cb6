/** `GET /admin/state`: whether there is a paper to serve. */
import type { Env } from "../env.ts";
import { toAdminReply } from "./admin-reply.ts";

type Counts = { posts: number; pages: number; seeded: number };

/** Replies `{posts, pages, seeded}`; seeded means that the seed ran to its end, which the front page shows, its last record. */
export async function getState(env: Env): Promise<Response> {
  const counts = await env.DB.prepare(
    `SELECT (SELECT count(*) FROM posts) AS posts, (SELECT count(*) FROM pages) AS pages,
       EXISTS (SELECT 1 FROM home_sections) AS seeded`,
  ).first<Counts>();
  return toAdminReply({ posts: counts?.posts ?? 0, pages: counts?.pages ?? 0, seeded: counts?.seeded === 1 });
}

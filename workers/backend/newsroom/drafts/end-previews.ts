/** Ends all links to previews of a post (decision 101). */
import type { Env } from "#workers/backend/ground/env.ts";

const endSql = `INSERT INTO preview_ends (post_id, ended_at) VALUES (?1, ?2)
  ON CONFLICT (post_id) DO UPDATE SET ended_at = max(excluded.ended_at, ended_at + 1)`;

/** By its number, or where it came from; `now` in seconds since 1970. Links that are made later are good. Null: there is no such post. */
export async function endPreviews(
  { DB }: Pick<Env, "DB">,
  post: number | string,
  now: number,
): Promise<{ id: number; title: string } | null> {
  const found = await DB.prepare(`SELECT id, title FROM posts WHERE ${typeof post === "number" ? "id" : "source"} = ?1`)
    .bind(post)
    .first<{ id: number; title: string }>();
  if (found !== null) await DB.prepare(endSql).bind(found.id, Math.floor(now)).run();
  return found;
}

/** Makes the signed link to a post that readers do not see yet, and ends all of a post's (decision 101). */

import type { Env } from "#workers/backend/ground/env.ts";
import { toGrantSecrets } from "#workers/backend/ground/secrets/grant-secrets.ts";
import { signPreview } from "./preview-token.ts";

/** `expires`: seconds since 1970. */
export type SharedPreview = { id: number; title: string; path: string; expires: number };

type Wanted = { post: number | string; hours: number; by: number | null };

/** By its number, or where it came from, made by a member of staff; `now` in seconds since 1970. "no secret": GRANT_SECRET is not set; null: there is no such post. */
export async function sharePreview(
  env: Env,
  { post, hours, by }: Wanted,
  now: number,
): Promise<SharedPreview | "no secret" | null> {
  const [secret] = toGrantSecrets(env);
  if (secret === undefined) return "no secret";
  const found = await findPost(env.DB, post);
  const expires = Math.floor(now + hours * 3600);
  const token = found === null ? null : await signPreview(env.DB, secret, { postId: found.id, expires, by });
  return found === null || token === null ? null : { ...found, path: `/vorschau/${token}`, expires };
}

const endSql = `INSERT INTO preview_ends (post_id, ended_at) VALUES (?1, ?2)
  ON CONFLICT (post_id) DO UPDATE SET ended_at = max(excluded.ended_at, ended_at + 1)`;

/** By its number, or where it came from; `now` in seconds since 1970. Links that are made later are good. Null: there is no such post. */
export async function endPreviews({ DB }: Pick<Env, "DB">, post: number | string, now: number): Promise<PostName | null> {
  const found = await findPost(DB, post);
  if (found !== null) await DB.prepare(endSql).bind(found.id, Math.floor(now)).run();
  return found;
}

type PostName = { id: number; title: string };

function findPost(db: D1Database, post: number | string): Promise<PostName | null> {
  const sql = `SELECT id, title FROM posts WHERE ${typeof post === "number" ? "id" : "source"} = ?1`;
  return db.prepare(sql).bind(post).first<PostName>();
}

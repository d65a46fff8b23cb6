/** Makes the signed link to a post that readers do not see yet (decision 101). */

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
  const found = await env.DB.prepare(`SELECT id, title FROM posts WHERE ${typeof post === "number" ? "id" : "source"} = ?1`)
    .bind(post)
    .first<{ id: number; title: string }>();
  const expires = Math.floor(now + hours * 3600);
  const token = found === null ? null : await signPreview(env.DB, secret, { postId: found.id, expires, by });
  return found === null || token === null ? null : { ...found, path: `/vorschau/${token}`, expires };
}

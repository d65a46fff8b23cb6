/** What the clock deletes of tips (decision 84). */
import type { Env } from "#workers/backend/ground/env.ts";
import { deleteFile } from "./files/stored-files.ts";
import { UPLOAD_S } from "./tip-limits.ts";
import { deleteTip } from "./tips.ts";

/** A run has a thousand calls to the platform at most; the rest is the next run's. */
const MAX_AT_ONCE = 100;

/** Deletes tips whose time is over, with their files, and files that never came whole. */
export async function cleanUpTips(env: Env, now: Date): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000);
  const tips = await env.DB.prepare("SELECT id FROM tips WHERE delete_at <= ?1 ORDER BY delete_at LIMIT ?2")
    .bind(seconds, MAX_AT_ONCE)
    .all<{ id: number }>();
  for (const { id } of tips.results) await deleteTip(env, id);
  const files = await env.DB.prepare(
    "SELECT id, size FROM tip_files WHERE is_ready = 0 AND created_at <= ?1 ORDER BY created_at LIMIT ?2",
  )
    .bind(seconds - UPLOAD_S, MAX_AT_ONCE)
    .all<{ id: string; size: number }>();
  for (const file of files.results) await deleteFile(env, file);
}

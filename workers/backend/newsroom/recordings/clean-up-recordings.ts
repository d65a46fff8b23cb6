/** What the clock deletes of recordings: those that never came whole, and those that no text names. */

import type { Env } from "#workers/backend/ground/env.ts";
import { removeUnusedFile } from "#workers/backend/newsroom/pictures/remove-picture.ts";
import { UNUSED_S } from "./keep-recording.ts";
import { forgetRecording } from "./take-part.ts";

/** A run has a thousand calls to the platform at most; the rest is the next run's. */
const MAX_AT_ONCE = 50;

type DueRow = { id: string; size: number; source: string | null };

/** One that a text names is looked at again when as much time has passed. Rejects when the database or R2 does not answer. */
export async function cleanUpRecordings(env: Env, now: Date): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000);
  const { results } = await env.DB.prepare("SELECT id, size, source FROM recordings WHERE due_at <= ?1 ORDER BY due_at LIMIT ?2")
    .bind(seconds, MAX_AT_ONCE)
    .all<DueRow>();
  for (const file of results) {
    if (await isOver(env, file)) await forgetRecording(env, file);
    else
      await env.DB.prepare("UPDATE recordings SET due_at = ?2 WHERE id = ?1")
        .bind(file.id, seconds + UNUSED_S)
        .run();
  }
}

async function isOver(env: Env, { source }: DueRow): Promise<boolean> {
  const media =
    source === null
      ? null
      : await env.DB.prepare("SELECT id, src FROM media WHERE source = ?1").bind(source).first<{ id: number; src: string }>();
  if (source === null || media === null) return true;
  const { kind } = await removeUnusedFile(env, { id: media.id, source, original: media.src });
  return kind === "done";
}

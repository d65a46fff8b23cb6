import { rankMostRead } from "./database/rank-most-read.ts";
import type { Env } from "./env.ts";

/** What the cron trigger does (wrangler.toml, `crons`): the most read list. */
export async function handleScheduled(now: Date, env: Env): Promise<void> {
  await rankMostRead(env.DB, now);
}

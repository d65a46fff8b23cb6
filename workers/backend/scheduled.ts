import { cleanUpAccounts } from "./accounts/clean-up.ts";
import { rankMostRead } from "./database/rank-most-read.ts";
import type { Env } from "./env.ts";

/** What the cron trigger does (wrangler.toml, `crons`): the most read list, and what accounts leave behind. */
export async function handleScheduled(now: Date, env: Env): Promise<void> {
  await rankMostRead(env.DB, now);
  await cleanUpAccounts(env.DB, now);
}

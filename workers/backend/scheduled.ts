import { deleteOldGrantCounts } from "./access/grant-counts.ts";
import { cleanUpAccounts } from "./accounts/clean-up.ts";
import { rankMostRead } from "./database/rank-most-read.ts";
import type { Env } from "./env.ts";
import { deleteOldViewNetworks } from "./rest/handle-views.ts";
import { cleanUpPaywallEvents } from "./subscriptions/clean-up-paywall-events.ts";
import { renewSubscriptions } from "./subscriptions/renew-subscriptions.ts";

/**
 * What the cron trigger does (wrangler.toml, `crons`): renewals first, since readers have paid for them, then the most read
 * list, and what accounts, webhooks, grants and views leave behind.
 */
export async function handleScheduled(now: Date, env: Env): Promise<void> {
  await renewSubscriptions(env.DB, now);
  await rankMostRead(env.DB, now);
  await cleanUpAccounts(env.DB, now);
  await cleanUpPaywallEvents(env.DB, now);
  await deleteOldGrantCounts(env.DB, now);
  await deleteOldViewNetworks(env.DB, now);
}

import { deleteOldGrantCounts } from "./access/grant-counts.ts";
import { cleanUpAccounts } from "./accounts/clean-up.ts";
import { sendWaitingMail } from "./accounts/mail/outbox.ts";
import { sendWaitingPurges } from "./content/cache-tags/purge-cloudflare.ts";
import { fillImageRules } from "./database/fill-image-rules.ts";
import { rankMostRead } from "./database/rank-most-read.ts";
import type { Env } from "./env.ts";
import { deleteOldConsentProofs } from "./rest/handle-consent-proofs.ts";
import { deleteOldViewNetworks } from "./rest/handle-views.ts";
import { cleanUpPaywallEvents } from "./subscriptions/clean-up-paywall-events.ts";
import { renewSubscriptions } from "./subscriptions/renew-subscriptions.ts";

/**
 * What the cron trigger does (wrangler.toml, `crons`): mail that waits and renewals first, since readers count on
 * them, then the most read
 * list, and what accounts, webhooks, grants, views and consent leave behind.
 */
export async function handleScheduled(now: Date, env: Env, { isStart } = { isStart: false }): Promise<void> {
  await sendWaitingMail(env, Math.floor(now.getTime() / 1000), { isStart });
  await renewSubscriptions(env.DB, now);
  await rankMostRead(env, now);
  await fillImageRules(env.DB);
  await sendWaitingPurges(env, Math.floor(now.getTime() / 1000));
  await cleanUpAccounts(env.DB, now);
  await cleanUpPaywallEvents(env.DB, now);
  await deleteOldGrantCounts(env.DB, now);
  await deleteOldViewNetworks(env.DB, now);
  await deleteOldConsentProofs(env.DB, now);
}

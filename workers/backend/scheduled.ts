import { logError } from "#workers/log/log.ts";
import { deleteOldGrantCounts } from "./access/grant-counts.ts";
import { cleanUpAccounts } from "./accounts/clean-up.ts";
import { sendWaitingMail } from "./accounts/mail/outbox.ts";
import { sendWaitingPurges } from "./content/cache-tags/purge-cloudflare.ts";
import { fillImageRules } from "./database/fill-image-rules.ts";
import { rankMostRead } from "./database/rank-most-read.ts";
import { deleteOldShifts } from "./duty/write-rota.ts";
import type { Env } from "./env.ts";
import { deleteOldHoroscopes } from "./horoscope/horoscope-texts.ts";
import { cleanUpNewsletters } from "./newsletters/clean-up-newsletters.ts";
import { runNewsletters } from "./newsletters/run-newsletters.ts";
import { deleteOldConsentProofs } from "./rest/handle-consent-proofs.ts";
import { deleteOldViewNetworks } from "./rest/handle-views.ts";
import { rebuildSearch } from "./search/rebuild-search.ts";
import { refreshServices } from "./services/refresh-services.ts";
import { cleanUpPaywallEvents } from "./subscriptions/clean-up-paywall-events.ts";
import { renewSubscriptions } from "./subscriptions/renew-subscriptions.ts";
import { cleanUpTips } from "./tips/clean-up-tips.ts";

/**
 * What the cron trigger does (wrangler.toml, `crons`): mail that waits and renewals first, since readers count on them, then the most
 * read list, the sources of the service pages and the newsletters, and what accounts, webhooks, grants, views and consent leave behind.
 * What fails keeps nothing else from being done; rejects with all that failed, so that the platform counts the run as failed.
 */
export async function handleScheduled(now: Date, env: Env, { isStart } = { isStart: false }): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000);
  const tasks: (() => Promise<unknown>)[] = [
    () => sendWaitingMail(env, seconds, { isStart }),
    () => renewSubscriptions(env.DB, now),
    () => rankMostRead(env, now),
    () => refreshServices(env, seconds, { isStart }),
    () => runNewsletters(env, seconds),
    () => fillImageRules(env.DB),
    () => rebuildSearch(env),
    () => sendWaitingPurges(env, seconds),
    () => cleanUpAccounts(env.DB, now),
    () => cleanUpPaywallEvents(env.DB, now),
    () => deleteOldGrantCounts(env.DB, now),
    () => deleteOldViewNetworks(env.DB, now),
    () => deleteOldConsentProofs(env.DB, now),
    () => deleteOldShifts(env.DB, now),
    () => deleteOldHoroscopes(env.DB, now),
    () => cleanUpNewsletters(env, seconds),
    () => cleanUpTips(env, now),
  ];
  const failures: unknown[] = [];
  for (const task of tasks) await task().catch((failure: unknown) => failures.push(failure));
  for (const failure of failures) logError("a task of the clock failed, and is done again the next time", failure);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${tasks.length} tasks of the clock failed`);
}

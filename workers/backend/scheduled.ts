import { sendWaitingMail } from "./accounts/mail/outbox.ts";
import { sendWaitingPurges } from "./content/cache-tags/purge-cloudflare.ts";
import { fillImageRules } from "./database/fill-image-rules.ts";
import { rankMostRead } from "./database/rank-most-read.ts";
import type { Env } from "./env.ts";
import { runNewsletters } from "./newsletters/run-newsletters.ts";
import { cleanUp, cleanUps } from "./retention/clean-ups.ts";
import { rebuildSearch } from "./search/rebuild-search.ts";
import { refreshServices } from "./services/refresh-services.ts";
import { renewSubscriptions } from "./subscriptions/renew-subscriptions.ts";

/**
 * What the cron trigger does (wrangler.toml, `crons`): mail that waits and renewals first, since readers count on them, then the most
 * read list, the sources of the service pages and the newsletters, and what is deleted when its time is over (retention/clean-ups.ts).
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
    ...cleanUps.map(
      ({ name }) =>
        () =>
          cleanUp(name, env, now),
    ),
  ];
  const failures: unknown[] = [];
  for (const task of tasks) await task().catch((failure: unknown) => failures.push(failure));
  for (const failure of failures) console.error("a task of the clock failed, and is done again the next time", failure);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${tasks.length} tasks of the clock failed`);
}

import { logError } from "#workers/log/log.ts";
import { sendWaitingMail } from "./accounts/mail/outbox.ts";
import { runBridge } from "./bridge/run-bridge.ts";
import { sendWaitingPurges } from "./content/cache-tags/purge-cloudflare.ts";
import { publishDue } from "./content/publish-due.ts";
import { finishTakedowns } from "./content/takedown/takedown-work.ts";
import { fillImageRules } from "./database/fill-image-rules.ts";
import { rankMostRead } from "./database/rank-most-read.ts";
import type { Env } from "./env.ts";
import { type Job, runRecorded } from "./metrics/record-runs.ts";
import { backendBuild, noteBuild } from "./metrics/seen-builds.ts";
import { runNewsletters } from "./newsletters/run-newsletters.ts";
import { findOriginalsByNight, makeWaitingSizes } from "./picture-sizes/make-waiting-sizes.ts";
import { cleanUp, cleanUps } from "./retention/clean-ups.ts";
import { rebuildSearch } from "./search/rebuild-search.ts";
import { refreshServices } from "./services/refresh-services.ts";
import { renewSubscriptions } from "./subscriptions/renew-subscriptions.ts";

/**
 * What the cron trigger does (wrangler.toml, `crons`): mail that waits and renewals first, since readers count on them, then the most
 * read list, the sources of the service pages and the newsletters, and what is deleted when its time is over (retention/clean-ups.ts).
 */
function listJobs(now: Date, env: Env, isStart: boolean): Job[] {
  const seconds = Math.floor(now.getTime() / 1000);
  return [
    { name: "send-mail", run: () => sendWaitingMail(env, seconds, { isStart }) },
    { name: "renew-subscriptions", run: () => renewSubscriptions(env.DB, now) },
    { name: "rank-most-read", run: () => rankMostRead(env, now) },
    { name: "refresh-services", run: () => refreshServices(env, seconds, { isStart }) },
    { name: "finish-takedowns", run: () => finishTakedowns(env, seconds) },
    { name: "send-newsletters", run: () => runNewsletters(env, seconds) },
    { name: "fill-image-rules", run: () => fillImageRules(env.DB) },
    { name: "rebuild-search", run: () => rebuildSearch(env) },
    { name: "send-purges", run: () => sendWaitingPurges(env, seconds) },
    { name: "follow-wordpress", run: () => runBridge(env, now) },
    { name: "find-originals", run: () => findOriginalsByNight(env, now) },
    ...cleanUps.map(({ name }) => ({ name: `clean-${name}`, run: () => cleanUp(name, env, now) })),
    { name: "note-build", run: () => noteBuild(env, "backend", backendBuild, seconds) },
  ];
}

/** What cannot wait for ten minutes: posts whose hour has come, and after them pictures that readers load too large. */
export async function handleMinute(now: Date, env: Env): Promise<void> {
  await publishDue(env, now);
  await makeWaitingSizes(env, now);
}

/** For the status page. */
export function listJobNames(env: Env): string[] {
  return listJobs(new Date(0), env, false).map(({ name }) => name);
}

/**
 * Runs and records all jobs. What fails keeps nothing else from being done; rejects with all that failed, so that the platform counts
 * the run as failed.
 */
export async function handleScheduled(now: Date, env: Env, { isStart } = { isStart: false }): Promise<void> {
  const jobs = listJobs(now, env, isStart);
  const failures = await runRecorded(env.DB, jobs, Math.floor(now.getTime() / 1000));
  for (const failure of failures) logError("a task of the clock failed, and is done again the next time", failure);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${jobs.length} tasks of the clock failed`);
}

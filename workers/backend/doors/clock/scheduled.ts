import { logError } from "#shared/log/log.ts";
import { takeCommentsBack } from "#workers/backend/content/bridge/back/take-comments-back.ts";
import { runBridge, workBridge } from "#workers/backend/content/bridge/run-bridge.ts";
import { fillImageRules } from "#workers/backend/content/picture-sizes/fill-image-rules.ts";
import { findOriginalsByNight, makeWaitingSizes } from "#workers/backend/content/picture-sizes/make-waiting-sizes.ts";
import { keepBrandTexts } from "#workers/backend/content/write/keep-brand-texts.ts";
import { indexMedia } from "#workers/backend/content/write/media/index-media.ts";
import { publishDue } from "#workers/backend/content/write/publish-due.ts";
import { rankMostRead } from "#workers/backend/content/write/rank-most-read.ts";
import { rebuildSearch } from "#workers/backend/content/write/search/rebuild-search.ts";
import { accountEndings } from "#workers/backend/doors/registry/account-endings.ts";
import { sendWaitingPurges } from "#workers/backend/ground/changes/purge-cloudflare.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { sendWaitingMail } from "#workers/backend/ground/mail/outbox.ts";
import { type Job, runRecorded } from "#workers/backend/ground/metrics/record-runs.ts";
import { backendBuild, noteBuild } from "#workers/backend/ground/metrics/seen-builds.ts";
import { tellCounts } from "#workers/backend/newsroom/comments/tell-counts.ts";
import { deletePortraits } from "#workers/backend/newsroom/death-notices/delete-portraits.ts";
import { noteDuePosts } from "#workers/backend/newsroom/desk/publish.ts";
import { publishPlanned } from "#workers/backend/newsroom/front/publish-planned.ts";
import { findPrepared } from "#workers/backend/newsroom/issues/prepare-issue.ts";
import { sendPlannedIssues } from "#workers/backend/newsroom/issues/send-issue.ts";
import { publishPlannedPages } from "#workers/backend/newsroom/pages/publish-page.ts";
import { finishTakedowns } from "#workers/backend/newsroom/takedowns/takedown-work.ts";
import { runNewsletters } from "#workers/backend/readers/newsletters/run-newsletters.ts";
import { runPush } from "#workers/backend/readers/push/run-push.ts";
import { deleteLeaving } from "#workers/backend/readers/subscriptions/deletion/delete-leaving.ts";
import { renewSubscriptions } from "#workers/backend/readers/subscriptions/renewal/renew-subscriptions.ts";
import { cleanUp, cleanUps } from "./clean-ups/clean-ups.ts";
import { refreshServices } from "./refresh-services.ts";

/**
 * What cannot wait for ten minutes: posts whose hour has come, notices of what has appeared, what the site told and what failed of it, pages that must not be shown any
 * more, and pictures that readers load too large.
 */
function listMinuteJobs(now: Date, env: Env): Job[] {
  const seconds = Math.floor(now.getTime() / 1000);
  return [
    { name: "publish-due", run: () => publishDue(env, now), keepsLatest: true },
    { name: "publish-front", run: () => publishPlanned(env, now), keepsLatest: true },
    { name: "send-issues", run: () => sendPlannedIssues(env, seconds), keepsLatest: true },
    { name: "publish-pages", run: () => publishPlannedPages(env, now), keepsLatest: true },
    { name: "work-wordpress", run: () => workBridge(env, now), keepsLatest: true },
    { name: "comments-to-wordpress", run: () => takeCommentsBack(env, now), keepsLatest: true },
    { name: "tell-counts", run: () => tellCounts(env), keepsLatest: true },
    { name: "send-push", run: () => runPush(env, seconds), keepsLatest: true },
    { name: "send-purges", run: () => sendWaitingPurges(env, seconds), keepsLatest: true },
    { name: "index-media", run: () => indexMedia(env.DB), keepsLatest: true },
    { name: "make-picture-sizes", run: () => makeWaitingSizes(env, now), keepsLatest: true },
  ];
}

/**
 * What the cron trigger does (wrangler.toml, `crons`): the brand's texts, which mail has too, mail that waits and renewals first, since readers count on them, then the most
 * read list, the sources of the service pages and the newsletters, and what is deleted when its time is over (doors/clock/clean-ups/clean-ups.ts).
 */
function listJobs(now: Date, env: Env, isStart: boolean): Job[] {
  const seconds = Math.floor(now.getTime() / 1000);
  return [
    { name: "keep-brand-texts", run: () => keepBrandTexts(env) },
    { name: "send-mail", run: () => sendWaitingMail(env, seconds, { isStart }) },
    { name: "renew-subscriptions", run: () => renewSubscriptions(env.DB, now) },
    { name: "delete-leaving-accounts", run: () => deleteLeaving(env, seconds, accountEndings) },
    { name: "rank-most-read", run: () => rankMostRead(env, now) },
    { name: "refresh-services", run: () => refreshServices(env, seconds, { isStart }) },
    { name: "note-desk-posts", run: () => noteDuePosts(env, seconds) },
    { name: "finish-takedowns", run: () => finishTakedowns(env, seconds) },
    { name: "send-newsletters", run: () => runNewsletters(env, seconds, findPrepared) },
    { name: "fill-image-rules", run: () => fillImageRules(env.DB) },
    { name: "rebuild-search", run: () => rebuildSearch(env) },
    { name: "follow-wordpress", run: () => runBridge(env, now) },
    { name: "find-originals", run: () => findOriginalsByNight(env, now) },
    ...cleanUps.map(({ name }) => ({ name: `clean-${name}`, run: () => cleanUp(name, env, now) })),
    { name: "delete-portraits", run: () => deletePortraits(env) },
    { name: "note-build", run: () => noteBuild(env, "backend", backendBuild, seconds) },
  ];
}

/** For the status page. */
export function listJobNames(env: Env): { name: string; isEachMinute: boolean }[] {
  const list = (jobs: Job[], isEachMinute: boolean) => jobs.map(({ name }) => ({ name, isEachMinute }));
  const start = new Date(0);
  return [...list(listMinuteJobs(start, env), true), ...list(listJobs(start, env, false), false)];
}

/**
 * Runs and records all jobs, those of every minute only as the process starts. What fails keeps nothing else from being done; rejects with
 * all that failed, so that the platform counts the run as failed.
 */
export async function handleScheduled(now: Date, env: Env, { isStart } = { isStart: false }): Promise<void> {
  await runJobs([...listJobs(now, env, isStart), ...(isStart ? listMinuteJobs(now, env) : [])], now, env);
}

/** The same for the jobs of every minute. */
export async function handleMinute(now: Date, env: Env): Promise<void> {
  await runJobs(listMinuteJobs(now, env), now, env);
}

async function runJobs(jobs: readonly Job[], now: Date, env: Env): Promise<void> {
  const failures = await runRecorded(env.DB, jobs, Math.floor(now.getTime() / 1000));
  for (const failure of failures) logError("a task of the clock failed, and is done again the next time", failure);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${jobs.length} tasks of the clock failed`);
}

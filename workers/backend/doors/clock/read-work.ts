/** What the status page says of the clock's jobs, the services' sources, and what waits to be sent (decision 97). */

import { portalJobs } from "#shared/metrics/portal-jobs.ts";
import { waitingSql } from "#workers/backend/content/bridge/back/waiting-comments.ts";
import { serviceSources } from "#workers/backend/doors/registry/service-sources.ts";
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import type { BuildPart } from "#workers/backend/ground/metrics/seen-builds.ts";
import { isConfigured } from "#workers/backend/services/sources/service-source.ts";
import { isStale } from "#workers/backend/services/sources/snapshot.ts";
import { listJobNames } from "./scheduled.ts";

const DAY_S = 24 * 60 * 60;
const WEEK_S = 7 * DAY_S;
/** The clock runs every ten minutes (wrangler.toml, `crons`): by then two runs are missing. */
const OVERDUE_S = 25 * 60;
/** For jobs of every minute: by then four runs are missing. */
const EACH_MINUTE_OVERDUE_S = 5 * 60;
/** The portal's clock runs once a day. */
const PORTAL_OVERDUE_S = 26 * 60 * 60;
const BUILDS_SHOWN = 5;

type RunRow = { job: string; started_at: number; duration_ms: number; error: string | null; failures: number };

const runsSql = `SELECT r.job, r.started_at, r.duration_ms, r.error,
    (SELECT count(*) FROM cron_runs f WHERE f.job = r.job AND f.started_at >= ?2 AND f.error IS NOT NULL) AS failures
  FROM json_each(?1) j CROSS JOIN cron_runs r ON r.job = j.value
    AND r.started_at = (SELECT max(l.started_at) FROM cron_runs l WHERE l.job = j.value)`;

/** The portal's own jobs are included where the platform runs the portal's clock: on one machine they do not run. */
export async function readJobs(env: Env, queries: Queries, now: number) {
  const jobs = [
    ...listJobNames(env).map(({ name, isEachMinute }) => ({ name, overdue: isEachMinute ? EACH_MINUTE_OVERDUE_S : OVERDUE_S })),
    ...(env.APP_ENV === "default" || env.MACHINE !== undefined
      ? []
      : portalJobs.map((name) => ({ name, overdue: PORTAL_OVERDUE_S }))),
  ];
  const [rows, [first]] = await Promise.all([
    queries.all<RunRow>(runsSql, JSON.stringify(jobs.map(({ name }) => name)), now - DAY_S),
    queries.all<{ began: number | null }>("SELECT min(first_at) AS began FROM seen_builds"),
  ]);
  // A job that has never run is late from the first build on: not before it had its time.
  const began = first?.began ?? 0;
  return jobs.map(({ name, overdue }) => {
    const row = rows.find(({ job }) => job === name);
    return {
      name,
      last_run: row === undefined ? null : toIsoDate(row.started_at),
      duration_ms: row?.duration_ms ?? null,
      error: row?.error ?? null,
      failures_day: row?.failures ?? 0,
      is_overdue: now - (row?.started_at ?? began) > overdue,
    };
  });
}

type SourceRow = {
  name: string;
  fetched_at: number | null;
  tried_at: number;
  failing_since: number | null;
  failure: string | null;
};

const sourcesSql = "SELECT name, fetched_at, tried_at, failing_since, failure FROM service_snapshots";

export async function readSources(env: Env, queries: Queries, now: number) {
  const rows = await queries.all<SourceRow>(sourcesSql);
  return serviceSources.map((source) => {
    const row = rows.find(({ name }) => name === source.name);
    const isNamed = isConfigured(source, env);
    return {
      name: source.name,
      is_configured: isNamed,
      last_good: toMoment(row?.fetched_at),
      last_tried: toMoment(row?.tried_at),
      failing_since: toMoment(row?.failing_since),
      failure: row?.failing_since == null ? null : row.failure,
      is_stale: isNamed && isStale(source, row?.fetched_at ?? null, now),
    };
  });
}

type QueueRow = { name: string; waiting: number; troubled: number };

/** A mail is queued three times at most, half a day apart; a purge is tried until it is accepted. */
const queuesSql = `SELECT 'mail' AS name, count(*) AS waiting, count(CASE WHEN sends > 1 THEN 1 END) AS troubled FROM mail_outbox
  UNION ALL SELECT 'newsletter', (SELECT count(*) FROM newsletter_deliveries WHERE state = 'waiting'),
    (SELECT count(*) FROM newsletter_deliveries WHERE state = 'failed')
  UNION ALL SELECT 'push', (SELECT count(*) FROM push_pieces) + (SELECT count(*) FROM push_waiting),
    (SELECT count(*) FROM push_devices WHERE failures > 0)
  UNION ALL SELECT 'purge', count(*), count(CASE WHEN tries > 0 THEN 1 END) FROM cache_purges
  UNION ALL SELECT 'wordpress-comments', waiting, troubled FROM (${waitingSql})`;

/** The platform's dead-letter queue cannot be read: it has no interface for Workers. */
export async function readQueues(queries: Queries) {
  const rows = await queries.all<QueueRow>(queuesSql);
  return [...rows, { name: "dead-letter", waiting: null, troubled: null }];
}

const bouncedSql = "SELECT count(*) AS bounced FROM mail_bounces WHERE last_at >= ?1";

/** Addresses from which mail came back in a week. */
export async function countBounced(queries: Queries, now: number): Promise<number> {
  const [row] = await queries.all<{ bounced: number }>(bouncedSql, now - WEEK_S);
  return row?.bounced ?? 0;
}

type BuildRow = { part: BuildPart; id: string; first_at: number };

const buildsSql = "SELECT part, id, first_at FROM seen_builds ORDER BY first_at DESC LIMIT 100";

export async function readBuilds(queries: Queries) {
  const rows = await queries.all<BuildRow>(buildsSql);
  const parts = Map.groupBy(rows, ({ part }) => part);
  return [...parts.values()].flatMap((ofPart) =>
    ofPart.slice(0, BUILDS_SHOWN).map(({ part, id, first_at }) => ({ part, id, since: toIsoDate(first_at) })),
  );
}

function toMoment(seconds: number | null | undefined): string | null {
  return seconds == null ? null : toIsoDate(seconds);
}

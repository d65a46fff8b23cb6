/**
 * Everything that is deleted when its time is over: one named job each, which the clock runs (scheduled.ts). What a reader may read of it
 * is shared/kept-data/kept-data.ts; a test compares the two (decision 107).
 */

import type { Env } from "#workers/backend/ground/env.ts";
import { foldCounts } from "#workers/backend/ground/metrics/metric-counts.ts";
import { deleteOldRuns } from "#workers/backend/ground/metrics/record-runs.ts";
import { deleteOldBuilds } from "#workers/backend/ground/metrics/seen-builds.ts";
import { cleanUpStaff, LOG_KEPT_DAYS } from "#workers/backend/newsroom/staff/staff-log.ts";
import { cleanUpTips } from "#workers/backend/newsroom/tips/clean-up-tips.ts";
import { KEPT_DAYS as CANCELLATION_DAYS } from "#workers/backend/readers/cancellations/cancellation-rules.ts";
import { deleteOldDeliveries } from "#workers/backend/readers/newsletters/delete-old-deliveries.ts";
import { DAY_S, type DueRows, dayBefore, daysAgo, deleteDueRows } from "./delete-due-rows.ts";

export type CleanUp = { name: string; run: (env: Env, now: Date) => Promise<void> };

/** An activation mail is valid for two days and can be sent again; after that the address becomes free. */
const PENDING_DAYS = 7;
/** For as long as a webhook could come again; and a year with what an operator needs to compare it with the year before. */
const YEAR_AND_A_MONTH = 400;
/** What must be kept for the tax office (§ 132 BAO): seven years after the year in which it ended. */
const TAX_DAYS = 8 * 366;

/** For whoever asks why a post was away. */
const LIFTED_DAYS = 366;
/** After an invitation is over. */
const INVITED_DAYS = 30;

const dueRows: Record<string, DueRows> = {
  sessions: { table: "account_sessions", key: "id", due: "expires_at <= ?1", before: daysAgo(0) },
  keys: { table: "one_time_keys", key: "digest", due: "expires_at <= ?1", before: daysAgo(0) },
  offers: { table: "upsell_entitlements", key: "digest", due: "expires_at <= ?1", before: daysAgo(0) },
  // Those of the demo paper stay, and those of who bought something in a checkout and has not confirmed the address: it is paid for.
  registrations: {
    table: "accounts",
    key: "id",
    due: `state = 'pending' AND created_at <= ?1 AND source IS NOT 'demo' AND NOT EXISTS (
      SELECT 1 FROM subscriptions s WHERE s.account_id = accounts.id AND s.origin = 'provider'
        AND (s.ends_at IS NULL OR s.ends_at > ?1))`,
    before: daysAgo(PENDING_DAYS),
  },
  subscriptions: { table: "subscriptions", key: "id", due: "auto_renew = 0 AND ends_at <= ?1", before: daysAgo(TAX_DAYS) },
  // Its sources and files with it. Those that are down stay as long as the post must not come again.
  takedowns: { table: "tombstones", key: "post_id", due: "lifted_at <= ?1", before: daysAgo(LIFTED_DAYS) },
  // What they did has left the log by then.
  "former-staff": { table: "staff", key: "id", due: "locked_at <= ?1", before: daysAgo(LOG_KEPT_DAYS) },
  // Who was a member once and is invited anew stays: the log names them.
  "open-invitations": {
    ...{ table: "staff", key: "id", before: daysAgo(INVITED_DAYS) },
    due: "state = 'invited' AND last_seen_at IS NULL AND invitation_expires_at <= ?1",
  },
  "cancel-reasons": { table: "cancel_reasons", key: "id", due: "created_at <= ?1", before: daysAgo(2 * 366) },
  cancellations: { table: "cancellations", key: "id", due: "received_at <= ?1", before: daysAgo(CANCELLATION_DAYS) },
  "print-cards": { table: "print_cards", key: "number", due: "ends_at <= ?1 AND source IS NOT 'demo'", before: daysAgo(3 * 366) },
  // The clock sends it again at most three times in two days (outbox.ts): what is here later nobody waits for.
  mail: { table: "mail_outbox", key: "id", due: "send_again_at <= ?1", before: daysAgo(14) },
  bounces: { table: "mail_bounces", key: "email_key", due: "last_at < ?1", before: daysAgo(365) },
  // What was temporary is forgotten when it does not count any more (record-bounce.ts).
  "temporary-bounces": {
    table: "mail_bounces",
    key: "email_key",
    due: "last_at < ?1 AND paused_at IS NULL",
    before: daysAgo(30),
  },
  // What was bought by webhooks stays, and with it the time up to which it is known.
  "paywall-events": { table: "paywall_events", key: "id", due: "received_at < ?1", before: daysAgo(YEAR_AND_A_MONTH) },
  // Of comments that are here the mark stays.
  "hidden-comments": {
    table: "hidden_comments",
    key: "source",
    due: "hidden_at <= ?1 AND NOT EXISTS (SELECT 1 FROM comments c WHERE c.source = hidden_comments.source)",
    before: daysAgo(3 * 366),
  },
  "consent-proofs": { table: "consent_proofs", key: "id", due: "expires_at <= ?1", before: daysAgo(0) },
  // Yesterday's networks are of no use any more.
  "view-networks": { table: "view_networks", key: "day, digest", due: "day < ?1", before: dayBefore(0) },
  views: { table: "post_views", key: "day, post_id", due: "day <= ?1", before: dayBefore(30) },
  "grant-counts": {
    table: "grant_counts",
    key: "day, reason, host",
    due: "day < ?1",
    before: (now) => Math.floor(now.getTime() / 1000 / DAY_S) - YEAR_AND_A_MONTH,
  },
  // No page shows shifts of past days.
  "duty-shifts": {
    table: "duty_shifts",
    key: "starts_at, ends_at, source, entry",
    due: "starts_at < ?1 AND ends_at < ?1",
    before: daysAgo(30),
  },
  horoscopes: {
    table: "horoscopes",
    key: "period, start, sign",
    due: "period IN ('day', 'week', 'month') AND start < ?1",
    before: dayBefore(YEAR_AND_A_MONTH),
  },
  "fuel-prices": {
    table: "fuel_price_days",
    key: "fuel, day, district",
    due: "fuel IN ('DIE', 'SUP', 'GAS') AND day < ?1",
    before: dayBefore(366),
  },
};

/** In this order. A job is bounded: what is left is the next run's. */
export const cleanUps: readonly CleanUp[] = [
  ...Object.entries(dueRows).map(([name, rows]) => ({
    name,
    run: ({ DB }: Env, now: Date) => deleteDueRows(DB, rows, now),
  })),
  { name: "newsletter-deliveries", run: ({ DB }, now) => deleteOldDeliveries(DB, Math.floor(now.getTime() / 1000)) },
  { name: "tips", run: cleanUpTips },
  { name: "staff", run: async ({ DB }, now) => void (await cleanUpStaff({ DB }, Math.floor(now.getTime() / 1000))) },
  { name: "cron-runs", run: ({ DB }, now) => deleteOldRuns(DB, now) },
  { name: "metric-counts", run: ({ DB }, now) => foldCounts(DB, now) },
  { name: "builds", run: deleteOldBuilds },
];

/** Runs one job, named `clean-{name}` in what it rejects with. Rejects for a name that is none. */
export async function cleanUp(name: string, env: Env, now: Date): Promise<void> {
  const job = cleanUps.find((known) => known.name === name);
  if (job === undefined) throw new Error(`There is no job clean-${name}`);
  await job.run(env, now).catch((cause: unknown) => {
    throw new Error(`clean-${name} failed`, { cause });
  });
}

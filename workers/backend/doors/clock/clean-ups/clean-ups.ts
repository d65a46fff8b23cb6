/**
 * Everything that is deleted after its retention time: one named job each, which the clock runs (doors/clock/scheduled.ts). Readers are
 * told of it by shared/kept-data/kept-data.ts; a test compares the two (decision 107).
 */

import { deleteLeftovers } from "#workers/backend/content/picture-sizes/delete-leftovers.ts";
import { tables } from "#workers/backend/doors/registry/tables.ts";
import type { DueRows } from "#workers/backend/ground/database/table-facts.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { foldCounts } from "#workers/backend/ground/metrics/metric-counts.ts";
import { deleteOldBuilds } from "#workers/backend/ground/metrics/seen-builds.ts";
import { cleanUpRecordings } from "#workers/backend/newsroom/recordings/clean-up-recordings.ts";
import { cleanUpTips } from "#workers/backend/newsroom/tips/clean-up-tips.ts";
import { cleanUpIssues } from "#workers/backend/readers/epaper/clean-up-issues.ts";
import { deleteOldDeliveries } from "#workers/backend/readers/newsletters/delete-old-deliveries.ts";

/** Rows of one table per run; a table that grew for months without a run takes several. */
export const MAX_ROWS_A_RUN = 5000;

export type CleanUp = { name: string; run: (env: Env, now: Date) => Promise<void> };

/** In this order. A job is bounded: the next run deletes the rest. */
export const cleanUps: readonly CleanUp[] = [
  ...tables.flatMap(({ name: table, cleanUps: due = {} }) =>
    Object.entries(due).map(([name, rows]) => ({ name, run: ({ DB }: Env, now: Date) => deleteDueRows(DB, table, rows, now) })),
  ),
  { name: "newsletter-deliveries", run: ({ DB }, now) => deleteOldDeliveries(DB, Math.floor(now.getTime() / 1000)) },
  { name: "tips", run: cleanUpTips },
  { name: "recordings", run: cleanUpRecordings },
  { name: "printed-issues", run: cleanUpIssues },
  { name: "picture-leftovers", run: deleteLeftovers },
  { name: "metric-counts", run: ({ DB }, now) => foldCounts(DB, now) },
  { name: "builds", run: deleteOldBuilds },
];

/** Runs one job; its errors name it `clean-{name}`. Rejects for an unknown name. */
export async function cleanUp(name: string, env: Env, now: Date): Promise<void> {
  const job = cleanUps.find((known) => known.name === name);
  if (job === undefined) throw new Error(`There is no job clean-${name}`);
  await job.run(env, now).catch((cause: unknown) => {
    throw new Error(`clean-${name} failed`, { cause });
  });
}

/** Deletes at most `limit` rows that are due at the moment `now`. Rejects when the database does. */
export async function deleteDueRows(
  db: D1Database,
  table: string,
  { key, due, before }: DueRows,
  now: Date,
  limit = MAX_ROWS_A_RUN,
): Promise<void> {
  await db
    .prepare(`DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${due} LIMIT ?2)`)
    .bind(before(now), limit)
    .run();
}

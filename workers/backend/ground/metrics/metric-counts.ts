/** Counts in D1, where there is no Analytics Engine (decision 97). */
import type { MetricCount } from "#shared/metrics/metric.ts";

/** Minutes are joined to hours after so long, and forgotten after so long. */
const MINUTES_KEPT = 2 * 24 * 60;
export const DAYS_KEPT = 30;
/** Of one write. */
const MAX_ROWS = 500;

const keepSql = `INSERT INTO metric_counts (minute, name, label, detail, count)
  SELECT ?1, value ->> 'name', value ->> 'label', value ->> 'detail', value ->> 'count' FROM json_each(?2) WHERE true
  ON CONFLICT (minute, name, label, detail) DO UPDATE SET count = count + excluded.count`;

/** One statement for all counts of a flush; rejects when D1 does. `now` in seconds. */
export async function keepCounts(db: D1Database, counts: readonly MetricCount[], now: number): Promise<void> {
  if (counts.length === 0) return;
  await db
    .prepare(keepSql)
    .bind(Math.floor(now / 60), JSON.stringify(counts.slice(0, MAX_ROWS)))
    .run();
}

export const readCountsSql = `SELECT name, label, detail, sum(count) AS count FROM metric_counts WHERE minute >= ?1
  GROUP BY name, label, detail`;

/** For the clock: old minutes become hours, and old hours go. */
export async function foldCounts(db: D1Database, now: Date): Promise<void> {
  const minute = Math.floor(now.getTime() / 60_000);
  const from = minute - DAYS_KEPT * 24 * 60;
  const before = minute - MINUTES_KEPT;
  await db.batch([
    db.prepare("DELETE FROM metric_counts WHERE minute < ?1").bind(from),
    db
      .prepare(
        `INSERT INTO metric_counts (minute, name, label, detail, count)
          SELECT minute - minute % 60, name, label, detail, sum(count) FROM metric_counts
          WHERE minute < ?1 AND minute % 60 <> 0 GROUP BY 1, 2, 3, 4
          ON CONFLICT (minute, name, label, detail) DO UPDATE SET count = count + excluded.count`,
      )
      .bind(before),
    db.prepare("DELETE FROM metric_counts WHERE minute < ?1 AND minute % 60 <> 0").bind(before),
  ]);
}

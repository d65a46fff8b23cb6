/** Deletes rows of one table whose time is over, so many at most a run: the rest is the next run's. */

/** `due` is a condition on an index of the table, with `?1` for what `before` gives. */
export type DueRows = {
  table: string;
  /** Columns of the primary key, as SQL has them in a row value. */
  key: string;
  due: string;
  /** From the moment of the run. */
  before: (now: Date) => number | string;
};

/** Of a table that grew for months without a run, some runs take it all. */
export const MAX_ROWS_A_RUN = 5000;
export const DAY_S = 24 * 60 * 60;

/** A moment in seconds, so many days before the run. */
export function daysAgo(days: number): DueRows["before"] {
  return (now) => Math.floor(now.getTime() / 1000) - days * DAY_S;
}

/** A day as `2026-11-22`, in UTC, so many days before the run. */
export function dayBefore(days: number): DueRows["before"] {
  return (now) => new Date(now.getTime() - days * DAY_S * 1000).toISOString().slice(0, 10);
}

/** Deletes at most `limit` rows that are due at the moment `now`. Rejects when the database does. */
export async function deleteDueRows(
  db: D1Database,
  { table, key, due, before }: DueRows,
  now: Date,
  limit = MAX_ROWS_A_RUN,
): Promise<void> {
  await db
    .prepare(`DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${due} LIMIT ?2)`)
    .bind(before(now), limit)
    .run();
}

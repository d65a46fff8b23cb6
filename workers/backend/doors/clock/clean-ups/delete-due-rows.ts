/** Deletes rows of one table whose time is over, so many at most a run: the rest is the next run's. */

import type { DueRows } from "#workers/backend/ground/database/table-facts.ts";

/** Of a table that grew for months without a run, some runs take it all. */
export const MAX_ROWS_A_RUN = 5000;

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

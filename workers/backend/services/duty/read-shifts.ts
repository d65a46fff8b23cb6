/** Who is on duty, as it was imported (decision 81). */
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { MAX_SHIFT_S } from "./duty-shift.ts";

/** Seconds; `entry` is JSON. */
export type ShiftRow = { starts_at: number; ends_at: number; entry: string };

/** A day of a region is a tenth of it. */
const MAX_ROWS = 1000;

// What overlaps began no longer ago than a shift may last: a range of the table.
const sql = `SELECT starts_at, ends_at, entry FROM duty_shifts
  WHERE starts_at >= ?1 - ${MAX_SHIFT_S} AND starts_at < ?2 AND ends_at > ?1 ORDER BY starts_at, ends_at, source, entry LIMIT ${MAX_ROWS}`;

/** Shifts that overlap the time from `from` until before `until`, in seconds, earliest first. */
export function readShifts(queries: Queries, from: number, until: number): Promise<ShiftRow[]> {
  return queries.all<ShiftRow>(sql, from, until);
}

/** How often grants opened premium posts, by day and, for partners, by host (migration 0005). */
import type { Grant } from "./parse-grant.ts";

const DAY_S = 24 * 60 * 60;

export type GrantCount = { day: number; reason: string; host: string; count: number };

/** Days since 1970, in UTC: the count begins anew at one or two o'clock in the morning here. */
export function toDay(now: number): number {
  return Math.floor(now / DAY_S);
}

/** Adds reads to today's counts. */
export async function countGrantReads(db: D1Database, grants: readonly Grant[], now: number): Promise<void> {
  const insert = db.prepare(
    `INSERT INTO grant_counts (day, reason, host, count) VALUES (?1, ?2, ?3, 1)
     ON CONFLICT (day, reason, host) DO UPDATE SET count = count + 1`,
  );
  await db.batch(grants.map(({ reason, host }) => insert.bind(toDay(now), reason, host)));
}

/** The counts of the last `days` days, today included, oldest first. */
export async function listGrantCounts(db: D1Database, days: number, now: number): Promise<GrantCount[]> {
  const { results } = await db
    .prepare("SELECT day, reason, host, count FROM grant_counts WHERE day > ?1 ORDER BY day, reason, host")
    .bind(toDay(now) - days)
    .all<GrantCount>();
  return results;
}

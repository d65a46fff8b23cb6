/** Deletes what sending leaves behind: later no record shall tell which reader got which issue. */

/** An issue is sent within a day; until then and for a while longer operators may want to know how it went. */
const KEPT_S = 3 * 24 * 60 * 60;
/** What is older is gone long since. */
const GONE_S = 30 * 24 * 60 * 60;
/** Of 100,000 readers the rows go in some runs. */
const MAX_ROWS_A_RUN = 50_000;

/** For the clock (doors/clock/clean-ups/clean-ups.ts), at the moment `now` in seconds. */
export async function deleteOldDeliveries(db: D1Database, now: number): Promise<void> {
  await db
    .prepare(
      `DELETE FROM newsletter_deliveries WHERE (issue_id, kind, reader_id) IN (
         SELECT d.issue_id, d.kind, d.reader_id FROM newsletter_issues i CROSS JOIN newsletter_deliveries d ON d.issue_id = i.id
         WHERE i.sends_from BETWEEN ?2 AND ?1 LIMIT ${MAX_ROWS_A_RUN})`,
    )
    .bind(now - KEPT_S, now - KEPT_S - GONE_S)
    .run();
}

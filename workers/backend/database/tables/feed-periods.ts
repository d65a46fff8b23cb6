/**
 * Deep pages of a feed, and totals of a part of it, by the counters that the table feed_periods keeps: what is read grows with the
 * years, not with the posts before the page.
 */

/** Of 2^20 seconds, as the migration has it. */
const PERIOD_BITS = 20;
const feed = "(SELECT id FROM feeds WHERE key = ?1)";

/** `?4` is the JSON list of types; null is every type. */
const isWanted = (type: string) => `(?4 IS NULL OR ${type} IN (SELECT value FROM json_each(?4)))`;

/** Posts that wait for their hour stand at the head of each feed; they are few. */
const waiting = `(SELECT COUNT(*) FROM feed_entries w WHERE w.feed_id = ${feed}
  AND w.published_at > MAX(?2, ?3) AND ${isWanted("w.type")})`;

/** The posts at the places from ?6 on, ?5 of them, after the moment ?3; `?2` is now. */
export const deepEntriesSql = `SELECT e.post_id FROM feed_entries e
  WHERE e.feed_id = ${feed} AND e.published_at > ?3 AND ${isWanted("e.type")}
    AND e.published_at < (SELECT (period + 1) << ${PERIOD_BITS} FROM start)
  ORDER BY e.published_at DESC, e.post_id DESC
  LIMIT ?5 OFFSET ?6 + ${waiting} - (SELECT COALESCE(SUM(n.post_count), 0) FROM feed_periods n
    WHERE n.feed_id = ${feed} AND n.period > (SELECT period FROM start) AND ${isWanted("n.type")})`;

/** The period in which the first post of the page stands. */
export const startSql = `start AS (
  SELECT MAX(passed.period) AS period FROM (
    SELECT c.period, SUM(c.post_count) OVER (ORDER BY c.period DESC) AS through
    FROM feed_periods c WHERE c.feed_id = ${feed} AND ${isWanted("c.type")}
  ) passed WHERE passed.through > ?6 + ${waiting})`;

/** How many posts a feed has between the moments ?3 and ?2 (now). */
export const periodTotalSql = `SELECT (SELECT COALESCE(SUM(c.post_count), 0) FROM feed_periods c
    WHERE c.feed_id = ${feed} AND c.period > ?3 >> ${PERIOD_BITS} AND ${isWanted("c.type")})
  + (SELECT COUNT(*) FROM feed_entries e WHERE e.feed_id = ${feed} AND e.published_at > ?3
    AND e.published_at < ((?3 >> ${PERIOD_BITS}) + 1) << ${PERIOD_BITS} AND ${isWanted("e.type")})
  - ${waiting} AS total`;

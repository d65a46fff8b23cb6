/**
 * Deep pages of a feed, and totals of a part of it, by the counters that the table feed_periods keeps: what is read grows with the
 * years, not with the posts before the page. Passed over are at most the entries of one period.
 */

/** Of 2^20 seconds, as 0105_feeds.sql has it. */
const PERIOD_BITS = 20;
const feed = "(SELECT id FROM feeds WHERE key = ?1)";
const ofFeed = (feedId: string) => `${feedId} = ${feed}`;
/** `?4` is the JSON list of the keys of feeds that are read as one. */
const ofMerged = (feedId: string) => `${feedId} IN (SELECT id FROM feeds WHERE key IN (SELECT value FROM json_each(?4)))`;

/** `?4` is the JSON list of types; null is every type. */
const isWanted = (type: string) => `(?4 IS NULL OR ${type} IN (SELECT value FROM json_each(?4)))`;
const isAny = () => "true";

type Part = { of: (feedId: string) => string; wanted: (type: string) => string };

/** Posts that wait for their hour stand at the head of each feed; they are few. */
const toWaitingSql = ({ of, wanted }: Part) => `(SELECT COUNT(*) FROM feed_entries w WHERE ${of("w.feed_id")}
  AND w.published_at > MAX(?2, ?3) AND ${wanted("w.type")})`;

/**
 * Where the place ?6 is: the period in which it stands, and how many entries of that period stand before it. The place counts from what
 * readers may see at ?2 (now), after the moment ?3.
 */
const toPlaceSql = (part: Part) => `place AS (
  SELECT start.period, ?6 + ${toWaitingSql(part)} - COALESCE((SELECT SUM(n.post_count) FROM feed_periods n
    WHERE ${part.of("n.feed_id")} AND n.period > start.period AND ${part.wanted("n.type")}), 0) AS skipped
  FROM (SELECT MAX(passed.period) AS period FROM (
    SELECT c.period, SUM(c.post_count) OVER (ORDER BY c.period DESC) AS through
    FROM feed_periods c WHERE ${part.of("c.feed_id")} AND ${part.wanted("c.type")}
  ) passed WHERE passed.through > ?6 + ${toWaitingSql(part)}) start)`;

const fromPlace = `e.published_at > ?3 AND e.published_at < (SELECT (period + 1) << ${PERIOD_BITS} FROM place)`;
const newestFirst = "ORDER BY e.published_at DESC, e.post_id DESC";

const whole: Part = { of: ofFeed, wanted: isWanted };

/** For `deepEntriesSql`. */
export const placeSql = toPlaceSql(whole);

/** The posts at the places from ?6 on, ?5 of them. */
export const deepEntriesSql = `SELECT e.post_id FROM feed_entries e WHERE ${ofFeed("e.feed_id")} AND ${fromPlace}
  AND ${isWanted("e.type")} ${newestFirst} LIMIT ?5 OFFSET (SELECT skipped FROM place)`;

/**
 * Of the posts of several feeds (?4) from the period of the place ?6 on those that stand in the feed ?1: as many as a page of ?5 posts
 * can show. `skipped` posts of all the feeds stand before the page.
 */
export const deepHeadSql = `WITH ${toPlaceSql({ of: ofMerged, wanted: isAny })}
  SELECT e.post_id AS id, e.published_at, (SELECT skipped FROM place) AS skipped
  FROM feed_entries e WHERE ${ofFeed("e.feed_id")} AND ${fromPlace} ${newestFirst} LIMIT ?5 + (SELECT skipped FROM place)`;

/** How many posts a feed has between the moments ?3 and ?2 (now). */
export const periodTotalSql = `SELECT (SELECT COALESCE(SUM(c.post_count), 0) FROM feed_periods c
    WHERE c.feed_id = ${feed} AND c.period > ?3 >> ${PERIOD_BITS} AND ${isWanted("c.type")})
  + (SELECT COUNT(*) FROM feed_entries e WHERE e.feed_id = ${feed} AND e.published_at > ?3
    AND e.published_at < ((?3 >> ${PERIOD_BITS}) + 1) << ${PERIOD_BITS} AND ${isWanted("e.type")})
  - ${toWaitingSql(whole)} AS total`;

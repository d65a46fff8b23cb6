/** The yearly numbers about notices and comments (Digital Services Act, Art. 15 and 24), made of rows. */
import { parseLocalDate } from "#workers/backend/ground/dates/to-dates.ts";

/** How often something happened; what it is called differs by the list. */
export type NumberOf = { name: string; count: number };

export type DecisionsOf = { kind: string; ground: string | null; by_notice: number; was_held: number; count: number };

export type YearNumbers = {
  noticesByCategory: NumberOf[];
  /** `open`, `kept`, `removed`. */
  noticesByOutcome: NumberOf[];
  noticesAboutComments: number;
  /** Seconds from the receipt to the decision, of those that are decided; null without any. */
  medianSeconds: number | null;
  comments: number;
  decisions: DecisionsOf[];
  /** Against decisions of the year: `open`, `upheld`, `refused`. */
  complaints: NumberOf[];
};

/** From the first second of a year in Vienna to that of the next one. */
function toYearRange(year: number): [number, number] {
  return [parseLocalDate(`${year}-01-01T00:00:00`), parseLocalDate(`${year + 1}-01-01T00:00:00`)];
}

const received = "FROM notices WHERE received_at >= ?1 AND received_at < ?2";
const decided = "FROM comment_decisions WHERE decided_at >= ?1 AND decided_at < ?2";
const statements = {
  category: `SELECT category AS name, count(*) AS count ${received} GROUP BY category`,
  outcome: `SELECT COALESCE(outcome, 'open') AS name, count(*) AS count ${received} GROUP BY 1`,
  aboutComments: `SELECT 'comments' AS name, count(comment_id) AS count ${received}`,
  median: `WITH times AS (SELECT decided_at - received_at AS seconds ${received} AND decided_at IS NOT NULL),
      total AS (SELECT count(*) AS n FROM times)
    SELECT CAST(round(avg(seconds)) AS INTEGER) AS seconds FROM (
      SELECT seconds FROM times ORDER BY seconds
      LIMIT (SELECT 2 - n % 2 FROM total) OFFSET (SELECT max(0, (n - 1) / 2) FROM total))`,
  comments: "SELECT 'comments' AS name, count(*) AS count FROM comments WHERE created_at >= ?1 AND created_at < ?2",
  decisions: `SELECT kind, ground, by_notice, was_held, count(*) AS count ${decided} GROUP BY kind, ground, by_notice, was_held`,
  complaints: `SELECT CASE WHEN answered_at IS NULL THEN 'open' WHEN is_upheld = 1 THEN 'upheld' ELSE 'refused' END AS name,
      count(*) AS count ${decided} AND complained_at IS NOT NULL GROUP BY 1`,
};

/** Of notices that came, comments that were written, and decisions that were made in the year. */
export async function readYearNumbers(db: D1Database, year: number): Promise<YearNumbers> {
  const range = toYearRange(year);
  const [category, outcome, aboutComments, median, comments, decisions, complaints] = await db.batch(
    Object.values(statements).map((sql) => db.prepare(sql).bind(...range)),
  );
  const toNumbers = (result: D1Result | undefined) => (result?.results ?? []) as NumberOf[];
  return {
    noticesByCategory: toNumbers(category),
    noticesByOutcome: toNumbers(outcome),
    noticesAboutComments: toNumbers(aboutComments)[0]?.count ?? 0,
    medianSeconds: (median?.results as { seconds: number | null }[] | undefined)?.[0]?.seconds ?? null,
    comments: toNumbers(comments)[0]?.count ?? 0,
    decisions: (decisions?.results ?? []) as DecisionsOf[],
    complaints: toNumbers(complaints),
  };
}

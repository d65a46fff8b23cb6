/** One post's line over days. */
import { toDay } from "#workers/backend/content/write/rank-most-read.ts";
import { type NumberedPost, type PostFacts, postFacts } from "./read-numbers.ts";
import { type CountedNumbers, type CountRow, toNumbers } from "./sum-counts.ts";

const DAYS = 30;

export type PostNumbers = {
  post: NumberedPost;
  days: { day: string; numbers: CountedNumbers }[];
  hasEarlier: boolean;
  /** Hours of UTC, on the present day. */
  hours: { day: string; hour: number; views: number }[];
};

const postSql = `SELECT ${postFacts} FROM posts p WHERE p.id = ?1 AND p.published_at <= ?2`;
const viewsSql = "SELECT day, views FROM post_views WHERE post_id = ?1 ORDER BY day";
const countsSql = "SELECT day, name, detail, count FROM post_counts WHERE post_id = ?1 AND day >= ?2 AND day <= ?3";
const totalSql = "SELECT name, detail, sum(count) AS count FROM post_counts WHERE post_id = ?1 GROUP BY name, detail";
const shown = "post_id = ?1 AND is_hidden = 0 AND gone_at IS NULL";
const commentsSql = `SELECT date(created_at, 'unixepoch') AS day, count(*) AS comments FROM comments
  WHERE ${shown} AND created_at >= unixepoch(?2) AND created_at < unixepoch(?3, '+1 day') GROUP BY 1`;
const allCommentsSql = `SELECT count(*) AS comments FROM comments WHERE ${shown}`;
const hoursSql = "SELECT day, hour, views FROM post_hours WHERE post_id = ?1 AND day = ?2 ORDER BY hour";

/** `until`: the last day; what is no day before the present one is the present one. Null where readers cannot open the post. */
export async function readPostNumbers(
  db: D1Database,
  id: number,
  { until, now }: { until: string | null; now: Date },
): Promise<PostNumbers | null> {
  const today = toDay(now, 0);
  const days = listDays(until !== null && isDay(until) && until < today ? until : today);
  const [first = today, last = today] = [days[0], days.at(-1)];
  const replies = await db.batch<unknown>([
    db.prepare(postSql).bind(id, Math.floor(now.getTime() / 1000)),
    db.prepare(viewsSql).bind(id),
    db.prepare(countsSql).bind(id, first, last),
    db.prepare(totalSql).bind(id),
    db.prepare(commentsSql).bind(id, first, last),
    db.prepare(allCommentsSql).bind(id),
    db.prepare(hoursSql).bind(id, today),
  ]);
  const rows = <Row>(index: number) => (replies[index]?.results ?? []) as Row[];
  const [facts] = rows<PostFacts>(0);
  if (facts === undefined) return null;
  const views = rows<{ day: string; views: number }>(1);
  const viewsOf = new Map(views.map((row) => [row.day, row.views]));
  const countsOf = Map.groupBy(rows<CountRow & { day: string }>(2), ({ day }) => day);
  const commentsOf = new Map(rows<{ day: string; comments: number }>(4).map((row) => [row.day, row.comments]));
  return {
    post: {
      ...facts,
      numbers: toNumbers({
        readers: views.reduce((sum, row) => sum + row.views, 0),
        comments: rows<{ comments: number }>(5)[0]?.comments ?? 0,
        counts: rows<CountRow>(3),
      }),
    },
    days: days.map((day) => ({
      day,
      numbers: toNumbers({ readers: viewsOf.get(day) ?? 0, comments: commentsOf.get(day) ?? 0, counts: countsOf.get(day) ?? [] }),
    })),
    hasEarlier: views.some(({ day }) => day < first),
    hours: rows(6),
  };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** The oldest first. */
function listDays(last: string): string[] {
  const noon = new Date(`${last}T12:00:00Z`);
  return Array.from({ length: DAYS }, (_, index) => toDay(noon, DAYS - 1 - index));
}

/** The posts of a period with what was counted of them. Days are those of UTC, as views are kept. */
import { toDay } from "#workers/backend/content/write/rank-most-read.ts";
import { type CountedNumbers, type CountRow, toNumbers } from "./sum-counts.ts";

/** From the last day on, so many days back, and as many days in all. */
const periods = { TODAY: [0, 1], YESTERDAY: [1, 1], WEEK: [0, 7], MONTH: [0, 30] } as const;
export type NumbersPeriod = keyof typeof periods;

/** More than fit one look; all others are in the sums. */
const MAX_POSTS = 100;

export type PostFacts = { id: number; slug: string; title: string; section: string | null; published_at: number };
export type NumberedPost = PostFacts & { numbers: CountedNumbers };
export type Numbers = { firstDay: string; lastDay: string; postCount: number; total: CountedNumbers; posts: NumberedPost[] };

/** `p` is the post. */
export const postFacts = `p.id, p.slug, p.title, p.published_at, (SELECT t.title FROM post_terms pt CROSS JOIN terms t ON t.id = pt.term_id
    WHERE pt.post_id = p.id AND t.taxonomy = 'category' ORDER BY pt.position LIMIT 1) AS section`;

const mostReadSql = `WITH read AS (
    SELECT post_id, sum(views) AS readers FROM post_views WHERE day >= ?1 AND day <= ?2
    GROUP BY post_id ORDER BY readers DESC, post_id DESC LIMIT ${MAX_POSTS})
  SELECT ${postFacts}, read.readers FROM read CROSS JOIN posts p ON p.id = read.post_id ORDER BY read.readers DESC, p.id DESC`;
const viewsSql =
  "SELECT count(DISTINCT post_id) AS posts, COALESCE(sum(views), 0) AS readers FROM post_views WHERE day >= ?1 AND day <= ?2";
const totalSql = "SELECT name, detail, sum(count) AS count FROM post_counts WHERE day >= ?1 AND day <= ?2 GROUP BY name, detail";
const shown = "created_at >= unixepoch(?1) AND created_at < unixepoch(?2, '+1 day') AND is_hidden = 0 AND gone_at IS NULL";
const commentsSql = `SELECT count(*) AS comments FROM comments WHERE ${shown}`;

const ofPosts = "post_id IN (SELECT value FROM json_each(?3))";
const countsSql = `SELECT post_id, name, detail, sum(count) AS count FROM post_counts
  WHERE ${ofPosts} AND day >= ?1 AND day <= ?2 GROUP BY post_id, name, detail`;
const postCommentsSql = `SELECT post_id, count(*) AS comments FROM comments WHERE ${ofPosts} AND ${shown} GROUP BY post_id`;

type MostRead = PostFacts & { readers: number };

export async function readNumbers(db: D1Database, period: NumbersPeriod, now: Date): Promise<Numbers> {
  const [back, length] = periods[period];
  const [firstDay, lastDay] = [toDay(now, back + length - 1), toDay(now, back)];
  const days = [firstDay, lastDay];
  const [mostRead, views, total, comments] = await db.batch<unknown>(
    [mostReadSql, viewsSql, totalSql, commentsSql].map((sql) => db.prepare(sql).bind(...days)),
  );
  const posts = (mostRead?.results ?? []) as MostRead[];
  const [all] = (views?.results ?? []) as { posts: number; readers: number }[];
  const [written] = (comments?.results ?? []) as { comments: number }[];
  return {
    firstDay,
    lastDay,
    postCount: all?.posts ?? 0,
    total: toNumbers({
      readers: all?.readers ?? 0,
      comments: written?.comments ?? 0,
      counts: (total?.results ?? []) as CountRow[],
    }),
    posts: await addNumbers(db, posts, days),
  };
}

async function addNumbers(db: D1Database, posts: readonly MostRead[], days: readonly string[]): Promise<NumberedPost[]> {
  if (posts.length === 0) return [];
  const ids = JSON.stringify(posts.map(({ id }) => id));
  const [counts, comments] = await db.batch<unknown>(
    [countsSql, postCommentsSql].map((sql) => db.prepare(sql).bind(...days, ids)),
  );
  const countsOf = Map.groupBy((counts?.results ?? []) as (CountRow & { post_id: number })[], ({ post_id }) => post_id);
  const rows = (comments?.results ?? []) as { post_id: number; comments: number }[];
  const commentsOf = new Map(rows.map((row) => [row.post_id, row.comments]));
  return posts.map(({ readers, ...facts }) => ({
    ...facts,
    numbers: toNumbers({ readers, comments: commentsOf.get(facts.id) ?? 0, counts: countsOf.get(facts.id) ?? [] }),
  }));
}

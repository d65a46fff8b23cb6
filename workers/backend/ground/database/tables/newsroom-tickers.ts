/** Posts as the newsroom's pages list them: with the contents of their tickers. */
import type { Queries } from "./queries.ts";

export type NewsroomTickerRow = {
  id: number;
  slug: string;
  title: string;
  external: string | null;
  is_premium: number;
  modified_at: number;
  entry_count: number;
  running_count: number;
  ticker_count: number;
};

const LISTED = 15;

const blocksOf = "json_each((SELECT blocks FROM post_bodies WHERE post_id = p.id)) b WHERE b.value ->> 'kind' = 'ticker'";
const columns = `p.id, p.slug, p.title, p.external, p.is_premium, p.modified_at,
  (SELECT COALESCE(SUM(json_array_length(b.value, '$.entries')), 0) FROM ${blocksOf}) AS entry_count,
  (SELECT COUNT(*) FROM ${blocksOf} AND COALESCE(b.value ->> 'isOver', 0) = 0) AS running_count,
  (SELECT COUNT(*) FROM ${blocksOf}) AS ticker_count`;

const latestSql = `SELECT ${columns} FROM
  (SELECT * FROM posts WHERE is_liveticker = 1 AND published_at <= ?1 ORDER BY modified_at DESC LIMIT ${LISTED}) p`;
const oneSql = `SELECT ${columns} FROM posts p WHERE p.id = ?1 AND p.published_at <= ?2`;

/** The tickers changed last; only the newsroom reads them, so no cache tag is noted. */
export function readLatestTickers(queries: Queries, now: number): Promise<NewsroomTickerRow[]> {
  return queries.all<NewsroomTickerRow>(latestSql, now);
}

/** A post, also one without a ticker; null for an unknown one. */
export async function readNewsroomTicker(queries: Queries, id: number, now: number): Promise<NewsroomTickerRow | null> {
  const [row] = await queries.all<NewsroomTickerRow>(oneSql, id, now);
  return row ?? null;
}

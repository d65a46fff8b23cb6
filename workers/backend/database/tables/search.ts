/** Posts by words or by slug; the full-text index holds only what everybody may read (decision 82). */
import { type ParsedSearch, parseSearch, toMatchExpression } from "#workers/backend/search/parse-search.ts";
import { type Facet, toFacetWord } from "#workers/backend/search/text/to-facets.ts";
import { sortNewestFirst } from "./posts.ts";
import type { Queries } from "./queries.ts";

export type PostFilter = {
  types: readonly string[];
  /** Published after this moment, in seconds. */
  after: number | null;
  /** Key of a feed the post must stand in. */
  feed: string | null;
  now: number;
};

/** Of a word that stands in every post, the newest posts are looked through, not the whole archive. */
export const MAX_MATCHES = 1000;
/** And of those with the words in headline, lead or names, that are older. */
const MAX_TOLD_MATCHES = 500;

type Candidate = { id: number; published_at: number };

// A row is numbered (published_at << 31) + id (migration 0028).
const idOfRow = "rowid & 2147483647 AS id, rowid >> 31 AS published_at";
const upTo = (moment: string) => `rowid < (CAST(${moment} AS INTEGER) + 1) << 31`;

const filters = `p.published_at <= ?2 AND (?3 IS NULL OR p.published_at > ?3)
  AND p.type IN (SELECT value FROM json_each(?4))
  AND (?5 IS NULL OR EXISTS (
    SELECT 1 FROM feed_entries e
    WHERE e.feed_id = (SELECT id FROM feeds WHERE key = ?5) AND e.published_at = p.published_at AND e.post_id = p.id))`;

const byWordsSql = `SELECT p.id, p.published_at FROM (
    SELECT ${idOfRow} FROM posts_search WHERE posts_search MATCH ?1 AND ${upTo("?2")} ORDER BY rowid DESC LIMIT ${MAX_MATCHES}
  ) found CROSS JOIN posts p ON p.id = found.id WHERE ${filters}`;
const bySlugSql = `SELECT p.id, p.published_at FROM posts p
  WHERE p.slug IN (SELECT value FROM json_each(?1)) AND ${filters}`;

/** The numbers of the posts that contain every word (or its beginning), newest first. */
export async function findPostsByWords(queries: Queries, words: string, filter: PostFilter): Promise<number[]> {
  queries.note("posts");
  const parsed = parseSearch(words);
  return parsed === null ? [] : toIds(await queries.all<Candidate>(byWordsSql, toMatchExpression(parsed), ...toParams(filter)));
}

/** The numbers of the posts with one of the slugs, newest first. */
export async function findPostsBySlug(queries: Queries, slugs: readonly string[], filter: PostFilter): Promise<number[]> {
  queries.note("posts");
  return toIds(await queries.all<Candidate>(bySlugSql, JSON.stringify(slugs), ...toParams(filter)));
}

function toParams({ now, after, types, feed }: PostFilter): [number, number | null, string, string | null] {
  return [now, after, JSON.stringify(types), feed];
}

function toIds(rows: Candidate[]): number[] {
  return sortNewestFirst(rows).map((row) => row.id);
}

/** Which posts a reader wants to see; null where nothing is asked. */
export type SearchFilter = {
  facets: readonly (readonly [facet: Facet, value: string])[];
  /** Published from this moment on, in seconds. */
  from: number | null;
  now: number;
};

/** `score`: what SQLite's bm25 says, the lower the better; null where nobody asked. */
export type SearchMatch = Candidate & { score: number | null };

/**
 * Title, names, lead, text, and the words of `extra` (as they are written, and parts of compounds); the facets say nothing. So small that
 * bm25 hardly levels them: with ten times as much a title would count as much as a name.
 */
const WEIGHTS = "4, 1, 0.8, 0.1, 0.2, 0";
const EARLIEST = -(2 ** 32);

const inPeriod = `posts_search MATCH ?1 AND rowid >= CAST(?2 AS INTEGER) << 31 AND ${upTo("?3")}`;
const toMatchesSql = (score: string, order: string, limit: number) =>
  `SELECT ${idOfRow}, ${score} AS score FROM posts_search WHERE ${inPeriod} ORDER BY rowid ${order} LIMIT ${limit}`;
const bm25 = `bm25(posts_search, ${WEIGHTS})`;
const newestSql = toMatchesSql("NULL", "DESC", MAX_MATCHES + 1);
const oldestSql = toMatchesSql("NULL", "ASC", MAX_MATCHES + 1);
const scoredSql = toMatchesSql(bm25, "DESC", MAX_MATCHES + 1);
const toldSql = toMatchesSql(bm25, "DESC", MAX_TOLD_MATCHES);
const countSql = `SELECT COUNT(*) AS total FROM (SELECT 1 FROM posts_search WHERE ${inPeriod} ORDER BY rowid DESC LIMIT ?4) found`;

/** Posts with all the words by their date, up to MAX_MATCHES + 1. */
export function findMatches(
  queries: Queries,
  parsed: ParsedSearch,
  filter: SearchFilter,
  order: "newest" | "oldest",
): Promise<SearchMatch[]> {
  queries.note("posts");
  return queries.all(order === "newest" ? newestSql : oldestSql, ...toPeriodParams(toMatchExpression(parsed), filter));
}

/** The newest posts with all the words, up to MAX_MATCHES + 1, and those that have them in headline, lead or names, each scored. */
export async function findScoredMatches(
  queries: Queries,
  parsed: ParsedSearch,
  filter: SearchFilter,
): Promise<{ newest: SearchMatch[]; told: SearchMatch[] }> {
  queries.note("posts");
  const words = toMatchExpression(parsed);
  const [newest, told] = await Promise.all([
    queries.all<SearchMatch>(scoredSql, ...toPeriodParams(words, filter)),
    queries.all<SearchMatch>(toldSql, ...toPeriodParams(`{title context lead} : (${words})`, filter)),
  ]);
  return { newest, told };
}

/** How many posts have all the words; no more than `most` are counted. */
export async function countMatches(queries: Queries, parsed: ParsedSearch, filter: SearchFilter, most: number): Promise<number> {
  queries.note("posts");
  const [row] = await queries.all<{ total: number }>(countSql, ...toPeriodParams(toMatchExpression(parsed), filter), most);
  return row?.total ?? 0;
}

/** The newest posts with these words in their headline; `expression` is one of FTS5. */
export function findHeadlines(queries: Queries, expression: string, now: number, limit: number): Promise<Headline[]> {
  queries.note("posts");
  return queries.all(headlinesSql, `{title} : (${expression})`, now, limit);
}

export type Headline = { id: number; slug: string; title: string };

const headlinesSql = `SELECT p.id, p.slug, p.title FROM (
    SELECT rowid & 2147483647 AS id FROM posts_search WHERE posts_search MATCH ?1 AND ${upTo("?2")} ORDER BY rowid DESC LIMIT ?3
  ) found CROSS JOIN posts p ON p.id = found.id`;

function toPeriodParams(words: string, { facets, from, now }: SearchFilter): [string, number, number] {
  const wanted = facets.map(([facet, value]) => `"${toFacetWord(facet, value)}"`).join(" AND ");
  return [wanted === "" ? words : `(${words}) AND facets : (${wanted})`, from ?? EARLIEST, now];
}

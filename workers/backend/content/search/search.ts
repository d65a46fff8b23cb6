/** Posts by words or by slug; the full-text index holds only what everybody may read (decision 82). */

import { type Facet, toFacetWord } from "#workers/backend/content/search/text/to-facets.ts";
import { sortNewestFirst } from "#workers/backend/ground/database/tables/posts/posts.ts";
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { type ParsedSearch, parseSearch, toAnyWordExpression, toMatchExpression } from "./parse-search.ts";

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

// A row is numbered (published_at << 31) + id (0109_search.sql).
const idOfRow = "rowid & 2147483647 AS id, rowid >> 31 AS published_at";
const upTo = (moment: string) => `rowid < (CAST(${moment} AS INTEGER) + 1) << 31`;

/** In what a post says; the column beside these has words of ours. */
const inWords = (expression: string) => `{title context lead body extra} : (${expression})`;

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
  return parsed === null
    ? []
    : toIds(await queries.all<Candidate>(byWordsSql, inWords(toMatchExpression(parsed)), ...toParams(filter)));
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

export type SearchMatch = Candidate;
/** Where all the words of a question stand; of `titleWord` one of them stands in the headline, and all somewhere. */
export type Tier = "text" | "told" | "titleWord" | "title";
export type TieredMatches = Readonly<Record<Tier, readonly SearchMatch[]>>;

const EARLIEST = -(2 ** 32);

const inPeriod = `posts_search MATCH ?1 AND rowid >= CAST(?2 AS INTEGER) << 31 AND ${upTo("?3")}`;
// As two lists in one row: a thousand rows cost more to hand over than to find.
const toMatchesSql = (order: string) => `SELECT json_group_array(id) AS ids, json_group_array(published_at) AS moments FROM (
    SELECT ${idOfRow} FROM posts_search WHERE ${inPeriod} ORDER BY rowid ${order} LIMIT ?4
  ) found`;
const newestSql = toMatchesSql("DESC");
const oldestSql = toMatchesSql("ASC");
const countSql = `SELECT COUNT(*) AS total FROM (SELECT 1 FROM posts_search WHERE ${inPeriod} ORDER BY rowid DESC LIMIT ?4) found`;

/** Posts with all the words, the newest or the oldest of them first, up to MAX_MATCHES + 1. */
export async function findMatches(
  queries: Queries,
  parsed: ParsedSearch,
  filter: SearchFilter,
  order: "newest" | "oldest",
): Promise<SearchMatch[]> {
  const sql = order === "newest" ? newestSql : oldestSql;
  const newestFirst = sortNewestFirst(
    await readMatches(queries, sql, inWords(toMatchExpression(parsed)), filter, MAX_MATCHES + 1),
  );
  return order === "newest" ? newestFirst : newestFirst.toReversed();
}

/**
 * The newest posts with all the words, up to MAX_MATCHES + 1, and of those that have them where it says more the newest, who may be older.
 * No score of bm25: for each word of the question it counts all posts that have it.
 */
export async function findTieredMatches(queries: Queries, parsed: ParsedSearch, filter: SearchFilter): Promise<TieredMatches> {
  const words = toMatchExpression(parsed);
  const find = (expression: string, limit: number) => readMatches(queries, newestSql, expression, filter, limit);
  const [text, told, titleWord, title] = await Promise.all([
    find(inWords(words), MAX_MATCHES + 1),
    find(`{title context lead} : (${words})`, MAX_TOLD_MATCHES),
    find(`${inWords(words)} AND {title} : (${toAnyWordExpression(parsed)})`, MAX_TOLD_MATCHES),
    find(`{title} : (${words})`, MAX_TOLD_MATCHES),
  ]);
  return { text, told, titleWord, title };
}

async function readMatches(
  queries: Queries,
  sql: string,
  expression: string,
  filter: SearchFilter,
  limit: number,
): Promise<SearchMatch[]> {
  queries.note("posts");
  const [row] = await queries.all<{ ids: string; moments: string }>(sql, ...toPeriodParams(expression, filter), limit);
  const [ids, moments] = [row?.ids ?? "[]", row?.moments ?? "[]"].map((list) => JSON.parse(list) as number[]);
  return (ids ?? []).map((id, index) => ({ id, published_at: moments?.[index] ?? 0 }));
}

/** How many posts have all the words; no more than `most` are counted. */
export async function countMatches(queries: Queries, parsed: ParsedSearch, filter: SearchFilter, most: number): Promise<number> {
  queries.note("posts");
  const [row] = await queries.all<{ total: number }>(
    countSql,
    ...toPeriodParams(inWords(toMatchExpression(parsed)), filter),
    most,
  );
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

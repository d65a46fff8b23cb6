/** Topics other than by their titles: those that are written about, and those that a reader looks for. */
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { noteTerms, type TermRow, termColumns } from "./terms.ts";

/** So many of the newest posts are looked through for the topics that they belong to. */
export const POSTS_LOOKED_THROUGH = 300;

const activeSql = `SELECT ${termColumns}, found.newest FROM (
    SELECT pt.term_id AS id, MAX(entry.published_at) AS newest FROM (
      SELECT post_id, published_at FROM feed_entries
      WHERE feed_id = (SELECT id FROM feeds WHERE key = 'type:post') AND published_at <= ?1
      ORDER BY published_at DESC, post_id DESC LIMIT ${POSTS_LOOKED_THROUGH}
    ) entry CROSS JOIN post_terms pt ON pt.post_id = entry.post_id CROSS JOIN terms own ON own.id = pt.term_id
    WHERE own.taxonomy = 'topic' AND own.list_key IS NOT NULL
    GROUP BY pt.term_id
  ) found CROSS JOIN terms t ON t.id = found.id LEFT JOIN media m ON m.id = t.media_id`;

// A row of the index is numbered id * 4 + kind, and terms are of kind 0 (content/search/search-statements.ts).
const foundSql = `SELECT ${termColumns}, found.score FROM (
    SELECT rowid >> 2 AS id, rank AS score FROM subjects_search
    WHERE subjects_search MATCH ?1 AND rank MATCH 'bm25(8.0, 1.0)' AND rowid & 3 = 0 ORDER BY rank LIMIT ?2
  ) found CROSS JOIN terms t ON t.id = found.id LEFT JOIN media m ON m.id = t.media_id
  WHERE t.taxonomy <> 'category'`;

/** The topics of the newest posts, the last written about first, without the children of a place. `now` in seconds. */
export async function readActiveTopics(queries: Queries, limit: number, now: number): Promise<TermRow[]> {
  queries.note("posts");
  const rows = await queries.all<TermRow & { newest: number }>(activeSql, now);
  return noteTerms(queries, rows)
    .toSorted((one, other) => other.newest - one.newest || one.id - other.id)
    .slice(0, limit);
}

/**
 * Topics with the words in their name or description, the best first, and after them tags, which have a topic's page; `expression` is one
 * of FTS5.
 */
export async function findTopics(queries: Queries, expression: string, limit: number): Promise<TermRow[]> {
  queries.note("terms");
  const rows = await queries.all<TermRow & { score: number }>(foundSql, expression, limit);
  return noteTerms(queries, rows).toSorted(
    (one, other) => toRank(one) - toRank(other) || one.score - other.score || one.id - other.id,
  );
}

/** What the page of topics lists, then the children of a place, then tags. */
function toRank({ taxonomy, parent_id }: TermRow): number {
  if (taxonomy !== "topic") return 2;
  return parent_id === null ? 0 : 1;
}

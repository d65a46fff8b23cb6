/** Words of the paper, for suggestions and corrections (migration 0029). */
import type { Keyed, Queries } from "#workers/backend/ground/database/tables/queries.ts";

export type WordRow = { word: string; shown: string; posts: number };

// By the first two letters, the most frequent first: of these few thousand those that go on as was typed.
const beginningSql = `SELECT word, shown, posts FROM search_words INDEXED BY search_words_by_start
  WHERE start = ?1 AND word >= ?2 AND word < ?3 ORDER BY posts DESC LIMIT ?4`;
const knownSql = "SELECT word AS key, word, shown, posts FROM search_words WHERE word IN (SELECT value FROM json_each(?1))";
const alikeSql = `SELECT w.word, w.shown, w.posts FROM (
    SELECT rowid AS id FROM search_words_spelled WHERE search_words_spelled MATCH ?1 ORDER BY rank LIMIT ?2
  ) found CROSS JOIN search_words w ON w.id = found.id`;

/** The most frequent words that begin so; `beginning` is folded and has two letters at least. */
export function findWordsByBeginning(queries: Queries, beginning: string, limit: number): Promise<WordRow[]> {
  queries.note("posts");
  return queries.all(beginningSql, beginning.slice(0, 2), beginning, `${beginning}\u{10ffff}`, limit);
}

/** Whether the paper has this word, folded. */
export async function isKnownWord(queries: Queries, word: string): Promise<boolean> {
  queries.note("posts");
  return (await queries.byKey<WordRow & Keyed>(knownSql, word)).length > 0;
}

/** Words that have groups of three letters in common with this one, folded; those with the most of them first. */
export function findWordsAlike(queries: Queries, word: string, limit: number): Promise<WordRow[]> {
  queries.note("posts");
  const whole = `_${word}_`;
  const groups = Array.from({ length: whole.length - 2 }, (_, at) => `"${whole.slice(at, at + 3)}"`);
  return queries.all(alikeSql, groups.join(" OR "), limit);
}

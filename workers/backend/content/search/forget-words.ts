/** Removes what the search knows of deleted posts: their entries, and words used nowhere else, which it would still suggest. */
import type { PostToSearch } from "./search-statements.ts";
import { stem } from "./text/stem.ts";
import { toVocabulary } from "./text/to-vocabulary.ts";

/** To be run while the posts' rows still stand in `posts`. */
export function forgetEntriesStatement(db: D1Database, { sources }: { sources: readonly string[] }): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM posts_search WHERE rowid IN (
         SELECT p.search_row FROM json_each(?1) j JOIN posts p ON p.source = j.value WHERE p.search_row IS NOT NULL)`,
    )
    .bind(JSON.stringify(sources));
}

/**
 * To be run after the posts' entries are deleted and before their rows are: a second removal of the same posts counts no word down. Words
 * stay that another post, or the page of a topic, place or page, has.
 */
export function forgetWordsStatements(db: D1Database, posts: readonly PostToSearch[]): D1PreparedStatement[] {
  const told = toVocabulary(posts.flatMap(({ title, kicker, excerpt, names }) => [title, kicker, excerpt, ...names]));
  const all = new Map([...toVocabulary(posts.map(({ text }) => text)), ...told]);
  const words = [...all.keys()].map((word) => ({ word, query: `"${word}" OR "${stem(word)}"` }));
  if (words.length === 0) return [];
  return [
    db
      .prepare(
        `UPDATE search_words SET posts = MAX(0, posts - 1) WHERE word IN (SELECT value FROM json_each(?1))
           AND EXISTS (SELECT 1 FROM json_each(?2) j JOIN posts p ON p.source = j.value)`,
      )
      .bind(JSON.stringify([...told.keys()]), JSON.stringify(posts.map(({ source }) => source))),
    db
      .prepare(
        `DELETE FROM search_words WHERE word IN (
           SELECT j.value ->> 'word' FROM json_each(?1) j
           WHERE NOT EXISTS (SELECT 1 FROM posts_search WHERE posts_search MATCH j.value ->> 'query')
             AND NOT EXISTS (SELECT 1 FROM subjects_search WHERE subjects_search MATCH j.value ->> 'query'))`,
      )
      .bind(JSON.stringify(words)),
  ];
}

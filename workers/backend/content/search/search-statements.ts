/** Writes the search's tables (0109_search.sql): for the writer of content, the live ticker and the clock alike. */
import { stem } from "./text/stem.ts";
import { type FacetFacts, toFacets } from "./text/to-facets.ts";
import { type SearchedPost, toSearchEntry } from "./text/to-search-entry.ts";
import { isCapital, toVocabulary } from "./text/to-vocabulary.ts";
import { toWords } from "./text/words.ts";

type Statement = D1PreparedStatement;

/** A post by its `source`, with all that it is found by. `added`: where the post was noted before, the part of its text that was not. */
export type PostToSearch = SearchedPost & FacetFacts & { source: string; added?: string };

const bySource = "SELECT p.id FROM json_each(?1) j JOIN posts p ON p.source = j.value";

/**
 * The posts' entries anew; their rows must stand in `posts` by then. The words of those of `fresh` are counted, all others only noted: who
 * is written again is not in more posts than before.
 */
export function postSearchStatements(db: D1Database, posts: readonly PostToSearch[], fresh: ReadonlySet<string>): Statement[] {
  const sources = JSON.stringify(posts.map(({ source }) => source));
  const entries = posts.map((post) => ({ source: post.source, ...toSearchEntry(post), facets: toFacets(post) }));
  return [
    db
      .prepare(
        `DELETE FROM posts_search WHERE rowid IN (
           SELECT p.search_row FROM json_each(?1) j JOIN posts p ON p.source = j.value WHERE p.search_row IS NOT NULL)`,
      )
      .bind(sources),
    db.prepare(`UPDATE posts SET search_row = (published_at << 31) + id WHERE id IN (${bySource})`).bind(sources),
    ...toPieces(entries, ENTRIES_LENGTH).map((piece) =>
      db
        .prepare(
          `INSERT INTO posts_search (rowid, title, context, lead, body, extra, facets)
           SELECT p.search_row, j.value ->> 'title', j.value ->> 'context', j.value ->> 'lead', j.value ->> 'body',
             j.value ->> 'extra', j.value ->> 'facets'
           FROM json_each(?1) j JOIN posts p ON p.source = j.value ->> 'source'`,
        )
        .bind(piece),
    ),
    ...wordsStatements(db, countWords(posts, fresh)),
  ];
}

/** So much of a text: the rest has few words that are new. */
const VOCABULARY_LENGTH = 6000;

type CountedWord = { word: string; shown: string; posts: number };

/** Of the text the nouns alone, which are written with a capital: they are known from then on, and not counted. */
function countWords(posts: readonly PostToSearch[], fresh: ReadonlySet<string>): CountedWord[] {
  const counted = new Map<string, CountedWord>();
  for (const { source, title, kicker, excerpt, names, text, added } of posts) {
    const told = toVocabulary(added === undefined ? [title, kicker, excerpt, ...names] : []);
    for (const [word, shown] of told) {
      const known = counted.get(word) ?? { word, shown, posts: 0 };
      counted.set(word, { ...known, posts: known.posts + (fresh.has(source) ? 1 : 0) });
    }
    for (const [word, shown] of toVocabulary([(added ?? text).slice(0, VOCABULARY_LENGTH)]))
      if (isCapital(shown) && !counted.has(word)) counted.set(word, { word, shown, posts: 0 });
  }
  return [...counted.values()];
}

function wordsStatements(db: D1Database, words: readonly CountedWord[]): Statement[] {
  const sql = `INSERT INTO search_words (word, shown, posts)
    SELECT value ->> 'word', value ->> 'shown', value ->> 'posts' FROM json_each(?1) WHERE true
    ON CONFLICT (word) DO UPDATE SET posts = posts + excluded.posts WHERE excluded.posts > 0`;
  return toPieces(words).map((piece) => db.prepare(sql).bind(piece));
}

/** D1 takes up to 2 MB a parameter; the longest row has a fifth of it. */
const PIECE_LENGTH = 500_000;
/** Words cost more than bytes: so much of texts is indexed in about 40 ms, and nobody else waits for long meanwhile. */
const ENTRIES_LENGTH = 100_000;

/** The rows as JSON lists, each of few enough of them. */
function toPieces(rows: readonly object[], longest: number = PIECE_LENGTH): string[] {
  const pieces: string[][] = [];
  let length = longest;
  for (const row of rows) {
    const json = JSON.stringify(row);
    if (length + json.length > longest) {
      pieces.push([]);
      length = 0;
    }
    pieces.at(-1)?.push(json);
    length += json.length;
  }
  return pieces.map((piece) => `[${piece.join(",")}]`);
}

/** What has a page of its own, by its row in `subjects_search`: the number of its kind in the last two bits. */
export const subjectKinds = { term: 0, municipality: 1, page: 2, author: 3 } as const;
export type SubjectKind = keyof typeof subjectKinds;

/** `taxonomy` is that of a term. */
export type SubjectToSearch = { taxonomy?: string; slug: string; title: string; text: string };

const keys = "SELECT j.value ->> 'key' AS key, t.id FROM json_each(?1) j";
const subjectIds: Readonly<Record<SubjectKind, string>> = {
  term: `${keys} JOIN terms t ON t.taxonomy = j.value ->> 'taxonomy' AND t.slug = j.value ->> 'slug'`,
  municipality: `${keys} JOIN municipalities t ON t.slug = j.value ->> 'slug'`,
  page: `${keys} JOIN pages t ON t.slug = j.value ->> 'slug'`,
  author: `${keys} JOIN authors t ON t.slug = j.value ->> 'slug'`,
};

/**
 * Entries of topics, tags and categories, of municipalities, of pages or of authors; their rows must be there by then. `keepsOld`: those that have an
 * entry keep it, as terms do that a post only names.
 */
export function subjectSearchStatements(
  db: D1Database,
  kind: SubjectKind,
  subjects: readonly SubjectToSearch[],
  { keepsOld = false } = {},
): Statement[] {
  const entries = subjects.map(({ taxonomy, slug, title, text }) => ({
    key: `${taxonomy}:${slug}`,
    taxonomy,
    slug,
    title: toIndexedText(title),
    text: toIndexedText(text),
  }));
  const words = [...toVocabulary(subjects.map(({ title }) => title))].map(([word, shown]) => ({ word, shown, posts: 0 }));
  const row = `known.id * 4 + ${subjectKinds[kind]}`;
  const own = `SELECT ${row} FROM (${subjectIds[kind]}) known`;
  const statements = toPieces(entries).flatMap((piece) => [
    ...(keepsOld ? [] : [db.prepare(`DELETE FROM subjects_search WHERE rowid IN (${own})`).bind(piece)]),
    db
      .prepare(
        `INSERT INTO subjects_search (rowid, title, text)
         SELECT ${row}, e.value ->> 'title', e.value ->> 'text'
         FROM json_each(?1) e JOIN (${subjectIds[kind]}) known ON known.key = e.value ->> 'key'
         WHERE NOT EXISTS (SELECT 1 FROM subjects_search WHERE rowid = ${row})`,
      )
      .bind(piece),
  ]);
  return [...statements, ...wordsStatements(db, words)];
}

/** Each word as it is written and as its stem: what a reader has typed so far is the beginning of one of both. */
function toIndexedText(text: string): string {
  return toWords(text)
    .flatMap(({ folded }) => [...new Set([folded, stem(folded)])])
    .join(" ");
}

/** What a reader may mean by what is typed so far: names, headlines, words. */
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { MAX_QUERY_LENGTH, parseSearch } from "./parse-search.ts";
import { countMatches, findHeadlines, type Headline } from "./search.ts";
import { findSubjects, type SubjectRow } from "./search-subjects.ts";
import { findWordsByBeginning, type WordRow } from "./search-words.ts";
import { findPartsByBeginning } from "./text/parts-of-words.ts";
import { stem } from "./text/stem.ts";
import { isCapital } from "./text/to-vocabulary.ts";
import { toWords } from "./text/words.ts";

/** At most so many of each kind. */
const MAX_SUBJECTS = 3;
const MAX_WORDS = 3;
/** Of so many times as many some are nouns. */
const WORDS_LOOKED_THROUGH = 6;
const MAX_HEADLINES = 3;
/** From here on words are suggested that the paper has within others. */
const SHORTEST_BEGINNING = 4;
const MAX_TERMS = 6;

export type Suggestions = { words: string[]; subjects: SubjectRow[]; headlines: Headline[] };

const none: Suggestions = { words: [], subjects: [], headlines: [] };

/** The last word is one that is still being typed. Nothing for less than two letters. `now` in seconds. */
export async function suggest(queries: Queries, query: string, now: number): Promise<Suggestions> {
  const text = query.slice(0, MAX_QUERY_LENGTH);
  const words = toWords(text).slice(0, MAX_TERMS);
  const last = words.at(-1);
  if (last === undefined || last.folded.length < 2) return none;
  const whole = words.slice(0, -1).map(({ folded }) => folded);
  const beginnings = [...whole, last.folded].map((word) => `"${word}" *`).join(" AND ");
  // Headlines are indexed by their stems.
  const headline = [...whole.map((word) => `"${stem(word)}"`), toBeginning(last.folded)].join(" AND ");
  const [found, subjects, headlines] = await Promise.all([
    findWordsByBeginning(queries, last.folded, MAX_WORDS * WORDS_LOOKED_THROUGH),
    findSubjects(queries, beginnings, MAX_SUBJECTS * 2),
    last.folded.length > 2 ? findHeadlines(queries, headline, now, MAX_HEADLINES) : [],
  ]);
  const before = text.slice(0, last.start);
  const parts = last.folded.length >= SHORTEST_BEGINNING ? findPartsByBeginning(last.folded, MAX_WORDS) : [];
  const phrases = toSearched([...found, ...parts]).map((shown) => `${before}${shown}`);
  return {
    words: (await keepFound(queries, phrases, now)).slice(0, MAX_WORDS),
    subjects: withoutTwins(subjects).slice(0, MAX_SUBJECTS),
    headlines,
  };
}

/** Those of the phrases that stand in a post. */
async function keepFound(queries: Queries, phrases: readonly string[], now: number): Promise<string[]> {
  const filter = { facets: [], from: null, now };
  const counts = await Promise.all(
    phrases.map((phrase) => {
      const search = parseSearch(phrase);
      return search === null ? 0 : countMatches(queries, search, filter, 1);
    }),
  );
  return phrases.filter((_, at) => (counts[at] ?? 0) > 0);
}

/** What people search for: names and nouns, each in one form. Of verbs and adjectives a paper has many that nobody looks for. */
function toSearched(found: readonly WordRow[]): string[] {
  const byStem = new Map<string, string>();
  // The most frequent form comes first.
  for (const { word, shown } of found) if (isCapital(shown) && !byStem.has(stem(word))) byStem.set(stem(word), shown);
  return [...byStem.values()].slice(0, MAX_WORDS * 2);
}

function toBeginning(folded: string): string {
  return `("${folded}" * OR "${stem(folded)}")`;
}

/** A tag beside the topic or section of its name says nothing new. */
export function withoutTwins(subjects: readonly SubjectRow[]): SubjectRow[] {
  const taken = new Set<string>();
  const order = { topic: 0, municipality: 0, page: 0, author: 0, category: 1, tag: 2 } as const;
  const kept = new Set(
    subjects
      .toSorted((one, other) => order[one.kind] - order[other.kind])
      .filter((subject) => {
        const isTerm = subject.kind === "topic" || subject.kind === "category" || subject.kind === "tag";
        const name = `${isTerm ? "term" : subject.kind} ${subject.title.toLowerCase()}`;
        if (taken.has(name)) return false;
        taken.add(name);
        return true;
      }),
  );
  return subjects.filter((subject) => kept.has(subject));
}

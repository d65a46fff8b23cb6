/** "Meinten Sie": the words of a question as the paper spells them. */
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { toEditDistance } from "./edit-distance.ts";
import { findWordsAlike, isKnownWord, type WordRow } from "./search-words.ts";
import { stopWords } from "./text/stop-words.ts";
import { toWords } from "./text/words.ts";

const MAX_ALIKE = 60;
const SHORTEST = 4;
/** From this length on two letters may be wrong. */
const TWO_ERRORS = 7;

/**
 * The question with each word that the paper does not have replaced by the nearest one that it has; null where there is none. Whether that
 * would find anything is for the caller to find out.
 */
export async function correctWords(queries: Queries, query: string): Promise<string | null> {
  const words = toWords(query).filter(({ folded }) => folded.length >= SHORTEST && !/\d/.test(folded) && !stopWords.has(folded));
  const nearest = await Promise.all(words.map(({ folded }) => findNearest(queries, folded)));
  let corrected = "";
  let at = 0;
  for (const [index, { start, end }] of words.entries()) {
    const found = nearest[index] ?? null;
    corrected += query.slice(at, start) + (found ?? query.slice(start, end));
    at = end;
  }
  return nearest.some((found) => found !== null) ? corrected + query.slice(at) : null;
}

async function findNearest(queries: Queries, folded: string): Promise<string | null> {
  const [isKnown, alike] = await Promise.all([isKnownWord(queries, folded), findWordsAlike(queries, folded, MAX_ALIKE)]);
  return isKnown ? null : decideNearest(folded, alike);
}

/** The word with the fewest letters that differ; of several the most frequent. */
export function decideNearest(folded: string, alike: readonly WordRow[]): string | null {
  const allowed = folded.length >= TWO_ERRORS ? 2 : 1;
  const [nearest] = alike
    .map((row) => ({ ...row, distance: toEditDistance(folded, row.word) }))
    .filter(({ distance }) => distance <= allowed)
    .toSorted((one, other) => one.distance - other.distance || other.posts - one.posts);
  return nearest?.shown ?? null;
}

/** "Meinten Sie": the words of a question as the paper spells them. */
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { findWordsAlike, isKnownWord, type WordRow } from "./search-words.ts";
import { partsOfWords } from "./text/parts-of-words.ts";
import { stopWords } from "./text/stop-words.ts";
import { toWords } from "./text/words.ts";

const MAX_ALIKE = 60;
const SHORTEST = 4;
/** From this length on two letters may be wrong. */
const TWO_ERRORS = 7;

/**
 * The query with each word that the paper does not use replaced by the nearest one that it uses; null where nothing is replaced. The
 * caller finds out whether it would find anything.
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
  return isKnown ? null : decideNearest(folded, [...alike, ...partsOfWords]);
}

/** The word with the fewest letters that differ; of several the most frequent. */
export function decideNearest(folded: string, alike: readonly WordRow[]): string | null {
  const allowed = folded.length >= TWO_ERRORS ? 2 : 1;
  const [nearest] = alike
    .filter(({ word }) => Math.abs(word.length - folded.length) <= allowed)
    .map((row) => ({ ...row, distance: toEditDistance(folded, row.word) }))
    .filter(({ distance }) => distance <= allowed)
    .toSorted((one, other) => one.distance - other.distance || other.posts - one.posts);
  return nearest?.shown ?? null;
}

/** How many letters one word differs from another by: left out, added, another, or two changed places (Damerau-Levenshtein, optimal alignment). */
export function toEditDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const present = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let distance = Math.min(at(last, column) + 1, at(present, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1));
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) distance = Math.min(distance, at(beforeLast, column - 2) + 1);
      present.push(distance);
    }
    beforeLast = last;
    last = present;
  }
  return at(last, other.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}

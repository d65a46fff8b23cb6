/**
 * Light stemming of German nouns, after Savoy's UniNE stemmer: the endings of number and case, and -in of women. Verbs are left as
 * they are, since what strips them makes one word of Gast and Gas, of Gericht and richten.
 */
import { stopWords } from "./stop-words.ts";

const SHORTEST_LEFT = 4;

const endings: readonly [ending: string, minLength: number][] = [
  ["innen", 9],
  ["ern", 7],
  ["em", 6],
  ["en", 6],
  ["er", 6],
  ["es", 6],
  ["in", 6],
  ["e", SHORTEST_LEFT + 1],
  ["n", SHORTEST_LEFT + 1],
  ["s", SHORTEST_LEFT + 1],
];

/** Of number and case, and that of women. */
const MOST_ENDINGS = 3;

/** Of a word that is folded (words.ts). Of numbers and the shortest words all is left. */
export function stem(folded: string): string {
  if (/\d/.test(folded)) return folded;
  let stemmed = folded;
  for (let taken = 0; taken < MOST_ENDINGS; taken += 1) {
    // There is no genitive in a Schloss, and no plural in a Bodensee.
    if (stemmed.endsWith("ss") || stemmed.endsWith("ee")) break;
    const found = endings.find(([ending, minLength]) => stemmed.length >= minLength && stemmed.endsWith(ending));
    if (found === undefined) break;
    stemmed = stemmed.slice(0, -found[0].length);
  }
  const single = undouble(stemmed);
  // Wasser is not "was", nor a Mann "man".
  return stopWords.has(single) ? stemmed : single;
}

/** Bus and Busse, Ball and Bälle. */
function undouble(stemmed: string): string {
  return stemmed.length > 3 && stemmed.at(-1) === stemmed.at(-2) ? stemmed.slice(0, -1) : stemmed;
}

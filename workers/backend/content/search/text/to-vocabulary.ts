/** Words that are worth suggesting, as they were written. */
import { stopWords } from "./stop-words.ts";
import { foldWord } from "./words.ts";

const SHORTEST = 4;
const LONGEST = 40;

/** By the folded word how it is shown; the one with a capital letter where there are two. */
export function toVocabulary(texts: readonly (string | null)[]): Map<string, string> {
  const shown = new Map<string, string>();
  for (const text of texts) {
    for (const [found] of (text ?? "").matchAll(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu)) {
      for (const word of found.split("-")) {
        const folded = foldWord(word);
        if (folded.length < SHORTEST || folded.length > LONGEST || /\P{L}/u.test(folded) || stopWords.has(folded)) continue;
        const known = shown.get(folded);
        if (known === undefined || (!isCapital(known) && isCapital(word))) shown.set(folded, word);
      }
    }
  }
  return shown;
}

/** Whether it is written as a noun. */
export function isCapital(word: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word);
}

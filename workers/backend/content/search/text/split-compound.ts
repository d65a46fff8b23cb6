/** Parts of German compounds: Hochwasserschutz is Hochwasser and Schutz, and is found by both. */

import { once } from "#shared/rules/once.ts";
import { listCompoundWords } from "./compound-lexicon.ts";
import { stem } from "./stem.ts";
import { foldWord } from "./words.ts";

type Lexicon = {
  /** The known words, stemmed. */
  known: ReadonlySet<string>;
  /** And as they are written. */
  asWritten: ReadonlySet<string>;
  /** The longest known word with the endings that stemming takes away. */
  longestHead: number;
};

const lexicon = once((): Lexicon => {
  const folded = listCompoundWords().map(foldWord);
  const longestHead = Math.max(...folded.map(({ length }) => length)) + 8;
  return { known: new Set(folded.map(stem)), asWritten: new Set(folded), longestHead };
});

const SHORTEST_COMPOUND = 7;
/** No word of a newspaper is longer; what is, stands for itself alone. */
export const LONGEST_COMPOUND = 60;
const SHORTEST_PART = 3;
/** A head this short counts only uninflected: the end of Straßen is no Senner. */
const SHORT_HEAD = 4;
/** Before a head of this length any word may stand; before a shorter one a known word, or one half of Apparat would be a Rat. */
const TELLING_HEAD = 5;
const TELLING_REST = 4;
/** Letters that join two parts. */
const links = ["", "s", "n", "en", "es", "er", "e", "ns"];

/**
 * The parts of a folded word, stemmed, head first; none for a word that is no compound of known ones, or a longer one than any. Of three
 * words: the last, the first two as one, and these two.
 */
export function splitCompound(word: string): readonly string[] {
  return splitCounted(word).parts;
}

/**
 * The parts of a word that a reader asked for and that is no compound of known words, head first: a known beginning and what is left of it, as
 * Müll and Abfuhr. None without such a beginning.
 */
export function splitByBeginning(word: string): readonly string[] {
  if (word.length > LONGEST_COMPOUND) return [];
  for (let at = word.length - TELLING_HEAD; at >= SHORTEST_PART; at -= 1) {
    if (!lexicon().asWritten.has(word.slice(0, at))) continue;
    // Kaution-s-rückzahlung
    const head = word.slice(at).replace(/^s(?=[^aeioupt])/, "");
    return [stem(head), stem(word.slice(0, at))];
  }
  return [];
}

/** What splits the words of one text or of one answer: each word once, and beyond `maxSteps` none. */
export type CompoundSplitter = { split: (word: string) => readonly string[]; steps: () => number };

/** Of a text of the usual words a step a letter. */
export function createSplitter(maxSteps: number): CompoundSplitter {
  const known = new Map<string, readonly string[]>();
  let steps = 0;
  function split(word: string): readonly string[] {
    const seen = known.get(word);
    if (seen !== undefined) return seen;
    const counted = steps < maxSteps ? splitCounted(word) : { parts: [], steps: 0 };
    steps += counted.steps;
    known.set(word, counted.parts);
    return counted.parts;
  }
  return { split, steps: () => steps };
}

/** The same with the number of places that were looked at: at most one for each beginning of the word and each head of it. */
export function splitCounted(word: string): { parts: readonly string[]; steps: number } {
  if (word.length < SHORTEST_COMPOUND || word.length > LONGEST_COMPOUND) return { parts: [], steps: 0 };
  // Whatever is split in turn is a beginning of the word: each is split once, or a word of many short ones would take forever.
  const partsOf = new Map<number, readonly string[]>();
  let steps = 0;

  function split(length: number): readonly string[] {
    if (length < SHORTEST_COMPOUND) return [];
    const found = partsOf.get(length) ?? findParts(length);
    partsOf.set(length, found);
    return found;
  }

  function findParts(length: number): string[] {
    const { known, asWritten, longestHead } = lexicon();
    // From the left: the longest head first.
    for (let at = Math.max(SHORTEST_PART, length - longestHead); at <= length - SHORTEST_PART; at += 1) {
      steps += 1;
      const head = word.slice(at, length);
      if (!(head.length <= SHORT_HEAD ? asWritten.has(head) : known.has(stem(head)))) continue;
      const first = findFirstPart(at, head.length);
      if (first !== null) return [stem(head), stem(word.slice(0, first)), ...split(first)];
    }
    return [];
  }

  /** The length of the word before the head, without the letters that join them; null where it is no word. */
  function findFirstPart(at: number, headLength: number): number | null {
    for (const link of links) {
      const length = at - link.length;
      if (length < SHORTEST_PART || !word.startsWith(link, length)) continue;
      steps += 1;
      if (lexicon().known.has(stem(word.slice(0, length))) || split(length).length > 0) return length;
    }
    return headLength >= TELLING_HEAD && at >= TELLING_REST ? at : null;
  }

  return { parts: split(word.length), steps };
}

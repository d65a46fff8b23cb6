/** Parts of German compounds: Hochwasserschutz is Hochwasser and Schutz, and is found by both. */
import { compoundWords } from "./compound-lexicon.ts";
import { stem } from "./stem.ts";
import { foldWord } from "./words.ts";

const folded = compoundWords.map(foldWord);
const known: ReadonlySet<string> = new Set(folded.map(stem));
const asWritten: ReadonlySet<string> = new Set(folded);

const SHORTEST_COMPOUND = 7;
const SHORTEST_PART = 3;
/** A head this short counts only uninflected: the end of Straßen is no Senner. */
const SHORT_HEAD = 4;
/** Before a head of this length any word may stand; before a shorter one a known word, or one half of Apparat would be a Rat. */
const TELLING_HEAD = 5;
const TELLING_REST = 4;
/** Letters that join two parts. */
const links = ["", "s", "n", "en", "es", "er", "e", "ns"];

/**
 * The parts of a folded word, stemmed, head first; none for a word that is no compound of known ones. Of three words: the last, the first
 * two as one, and these two.
 */
export function splitCompound(word: string): string[] {
  if (word.length < SHORTEST_COMPOUND) return [];
  // From the left: the longest head first.
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const head = word.slice(at);
    if (!(head.length <= SHORT_HEAD ? asWritten.has(head) : known.has(stem(head)))) continue;
    const first = toFirstPart(word.slice(0, at), head.length);
    if (first !== null) return [stem(head), stem(first), ...splitCompound(first)];
  }
  return [];
}

/** The word before the head, without the letters that join them; null where it is no word. */
function toFirstPart(before: string, headLength: number): string | null {
  for (const link of links) {
    const part = before.slice(0, before.length - link.length);
    if (part.length < SHORTEST_PART || !before.endsWith(link)) continue;
    if (known.has(stem(part)) || splitCompound(part).length > 0) return part;
  }
  return headLength >= TELLING_HEAD && before.length >= TELLING_REST ? before : null;
}

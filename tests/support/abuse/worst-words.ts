/** For tests: the words and lists of words that cost a search the most. */
import { listCompoundWords } from "#workers/backend/content/search/text/compound-lexicon.ts";

const links = ["", "s", "n", "en", "es", "er", "e", "ns", "x"];

/** Words of `length` letters that are one known word again and again, each with each way to join it; and what is no word at all. */
export function listWorstWords(length: number): string[] {
  const compounds = listCompoundWords().flatMap((word) => links.map((link) => fill(word + link, length)));
  return [...compounds, ...["a", "e", "en", "er", "s", "ue", "ß"].map((letters) => fill(letters, length))];
}

/** Texts of `length` characters: the longest words, the most words, the most joined ones, one word, and what is in no alphabet. */
export function listWorstTexts(length: number): string[] {
  const numbered = Array.from({ length: Math.ceil(length / 48) }, (_, index) => `${fill("bahn", 44)}${toLetters(index)} `);
  return [
    numbered.join("").slice(0, length),
    ...["bahn ", "a ", "ab-", "a-b ", "bahn", "-", "\u0301", "“„"].map((part) => fill(part, length)),
  ];
}

function fill(part: string, length: number): string {
  return part.repeat(Math.ceil(length / part.length)).slice(0, length);
}

function toLetters(index: number): string {
  return index.toString(26).replace(/\d/g, (digit) => "qrstuvwxyz".charAt(Number(digit)));
}

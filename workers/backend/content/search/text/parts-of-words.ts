/** Words that stand in a paper within compounds, as Hochwasser in Hochwasserschutz: what readers type, and the vocabulary of a paper may lack. */
import { listCompoundWords } from "./compound-lexicon.ts";
import { foldWord } from "./words.ts";

type PartOfWord = { word: string; shown: string; posts: number };

/** In the form of the vocabulary's rows; in no post by itself, as far as is known. */
export const partsOfWords: readonly PartOfWord[] = listCompoundWords().map((part) => ({
  word: foldWord(part),
  shown: part.slice(0, 1).toUpperCase() + part.slice(1),
  posts: -1,
}));

/** Those that begin with what is typed and go on, the shortest first. */
export function findPartsByBeginning(beginning: string, limit: number): PartOfWord[] {
  return partsOfWords
    .filter(({ word }) => word.length > beginning.length && word.startsWith(beginning))
    .toSorted((one, other) => one.word.length - other.word.length)
    .slice(0, limit);
}

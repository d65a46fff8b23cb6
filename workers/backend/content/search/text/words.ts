/** The words of a text as the search compares them: the same for what is written and for what is asked (decision 82). */

/** A word and where it stands. `folded` is lower case without umlauts, accents and sharp s. */
export type FoldedWord = { folded: string; start: number; end: number };

const word = /[\p{L}\p{N}\p{M}\u00ad]+/gu;
const marks = /\p{M}|\u00ad/gu;
/** "ue" stands for an umlaut unless a vowel or q is before it: Mueller, but neue, Bauer, Quelle. */
const digraphs = /([ao])e|(?<![aeiouq])(u)e/g;

/** Schi and Ski, alone and before what has to do with them; not a Schicht, a Schiff or a Schild. */
const ski =
  /^schi(?=$|s$|ern?$|arena|bindung|bob|bus|fahr|gebiet|halle|hutte|karte|kurs|lauf|lehr|lift|opening|ort|pass|pist|region|renn|saison|schuh|schul|sport|sprin|sprung|stadion|star|tour|unfall|urlaub|verb|verleih|welt|zirkus)/;

/** One word, folded all ways: Müller, Mueller and Muller are the same, as are Straße and Strasse, Schi and Ski, Sankt and St. */
export function foldWord(text: string): string {
  const folded = text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(marks, "").replace(digraphs, "$1$2");
  return folded === "sankt" ? "st" : folded.replace(ski, "ski");
}

/** All words in their order; characters are counted as in `text`. */
export function toWords(text: string): FoldedWord[] {
  const words: FoldedWord[] = [];
  for (const { 0: found, index } of text.matchAll(word)) {
    const folded = foldWord(found);
    if (folded !== "") words.push({ folded, start: index, end: index + found.length });
  }
  return words;
}

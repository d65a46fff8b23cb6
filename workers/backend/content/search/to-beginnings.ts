import { toWords } from "./text/words.ts";

const SHORTEST_WORD = 2;
const MAX_TERMS = 6;

/** An expression of FTS5: every word as the beginning of one, for who is still typing. Null where there is no word of two letters. */
export function toBeginnings(text: string): string | null {
  const words = toWords(text)
    .map(({ folded }) => folded)
    .filter((word) => word.length >= SHORTEST_WORD)
    .slice(0, MAX_TERMS);
  return words.length === 0 ? null : words.map((word) => `"${word}" *`).join(" AND ");
}

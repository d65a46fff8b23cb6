/** What an editor looks for, as an expression of FTS5 over `media_search` (0141_picture_library.sql). */
import { foldWord } from "#workers/backend/content/search/text/words.ts";

const MAX_WORDS = 8;
const word = /[\p{L}\p{N}\p{M}]+/gu;

/** Each word as it is or as the beginning of one, with its umlauts spelled out or not; null where there is none. */
export function toMatchOfWords(text: string): string | null {
  const words = [...text.slice(0, 200).matchAll(word)]
    .slice(0, MAX_WORDS)
    .map(([found]) => found.toLowerCase().replaceAll("ß", "ss"));
  if (words.length === 0) return null;
  return words
    .map((one) => {
      const plain = one.normalize("NFD").replace(/\p{M}/gu, "");
      return `(${[...new Set([plain, foldWord(one)])].map((form) => `"${form}"*`).join(" OR ")})`;
    })
    .join(" AND ");
}

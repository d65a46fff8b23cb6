/** What the full-text index holds of a post: folded, stemmed words of what everybody may read (decision 82). */
import { createSplitter } from "./split-compound.ts";
import { stem } from "./stem.ts";
import { type FoldedWord, toWords } from "./words.ts";

export type SearchedPost = {
  title: string;
  kicker: string | null;
  excerpt: string | null;
  /** The words of the free part, never of the paid one. */
  text: string;
  /** Names of authors, places, topics, categories, tags. */
  names: readonly string[];
};

/** Columns of `posts_search`. */
export type SearchEntry = { title: string; context: string; lead: string; body: string; extra: string };

/** Raise it when the same post makes other words: the clock then fills the index anew (rebuild-search.ts). */
export const searchVersion = 2;

/** The longest texts have a tenth of it. */
const MAX_STEPS = 1_000_000;

/** The words of a post for the index. */
export function toSearchEntry({ title, kicker, excerpt, text, names }: SearchedPost): SearchEntry {
  const titleWords = toWords(title);
  const context = toWords([kicker ?? "", ...names].join(" \n "));
  const lead = toWords(excerpt ?? "");
  const body = toWords(text);
  const { split } = createSplitter(MAX_STEPS);
  const extra = new Set([
    // As they are written: a word that was asked for as it stands there counts more than one of its stem.
    ...[...titleWords, ...context, ...lead].map(({ folded }) => folded),
    ...[...new Set([...titleWords, ...context, ...lead, ...body].map(({ folded }) => folded))].flatMap(split),
    ...[title, kicker ?? "", excerpt ?? "", text].flatMap(toJoinedWords),
  ]);
  return {
    title: toStems(titleWords),
    context: toStems(context),
    lead: toStems(lead),
    body: toStems(body),
    extra: [...extra].join(" "),
  };
}

/** What is found as one word too: E-Bike by ebike. */
function toJoinedWords(text: string): string[] {
  // No pattern that asks for a hyphen behind letters: it would look at a long word once for each of its letters.
  return (text.match(/[\p{L}\p{N}-]+/gu) ?? [])
    .flatMap((found) => (found.includes("-") ? found.split(/-{2,}/) : []))
    .filter((found) => /[^-]-[^-]/.test(found))
    .flatMap((joined) => toWords(joined.replaceAll("-", "")).map(({ folded }) => folded));
}

function toStems(words: readonly FoldedWord[]): string {
  return words.map(({ folded }) => stem(folded)).join(" ");
}

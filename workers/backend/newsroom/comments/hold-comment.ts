/** Whether a comment is shown at once, or why the newsroom reads it first (decision 100). */
import type { CommentRule } from "#workers/backend/ground/database/tables/posts/post-facts.ts";
import type { HoldReason } from "./comment-rules.ts";

export type HoldFacts = {
  text: string;
  rule: CommentRule;
  /** Whether a comment of the account can be read already. */
  isKnown: boolean;
  /** What the account wrote before, elsewhere or here. */
  earlier: readonly string[];
  /** The publisher's list. */
  words: readonly string[];
};

const LETTERS_THAT_SHOUT = 20;
const SHARE_THAT_SHOUTS = 0.6;

/** The first reason; null for none. */
export function decideHold({ text, rule, isKnown, earlier, words }: HoldFacts): HoldReason | null {
  if (rule === "before") return "rule";
  if (!isKnown) return "new-account";
  if (hasListedWord(text, words)) return "word";
  if (hasLink(text)) return "link";
  const key = toComparable(text);
  if (earlier.some((one) => toComparable(one) === key)) return "repeat";
  return isShouting(text) ? "shouting" : null;
}

/** As readers write addresses: with a scheme, with www., or a name that ends in a top-level domain and is no end of a sentence. */
function hasLink(text: string): boolean {
  return (
    /\b(?:https?:\/\/|www\.)\S/i.test(text) ||
    /(?:^|[\s(])[\p{L}\d-]{2,63}\.(?:com|net|org|info|at|de|ch|li|eu|io|me|tv|ru|xyz|shop|online)(?:[\s/).,!?]|$)/iu.test(text)
  );
}

/** Mostly capitals, or a long row of exclamation marks. */
function isShouting(text: string): boolean {
  const letters = [...text].filter((letter) => /\p{L}/u.test(letter));
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter)).length;
  return (letters.length >= LETTERS_THAT_SHOUT && capitals > SHARE_THAT_SHOUTS * letters.length) || /[!?]{5}/.test(text);
}

/** A word of the list as a word of its own, or with `*` at its end as the beginning of one; accents and case do not matter. */
function hasListedWord(text: string, words: readonly string[]): boolean {
  const spoken = ` ${toComparable(text)} `;
  return words.some((listed) => {
    const word = toComparable(listed.replace(/\*$/, ""));
    return word !== "" && spoken.includes(listed.endsWith("*") ? ` ${word}` : ` ${word} `);
  });
}

/** Words alone, in small letters without accents. */
export function toComparable(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();
}

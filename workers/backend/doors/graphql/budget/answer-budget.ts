/** What one request may make the back end list, read and write, whatever it asks in however many operations. */

/**
 * Values are fields and entries of lists. The largest page is an article with a live ticker of a thousand entries: 17,000 values. An
 * entry of a list costs as many as fields are asked of it, before any of them is looked at.
 */
export const MAX_VALUES = 50_000;
/** Texts and names of an answer. A live ticker has 1.5 MB at most. */
export const MAX_CHARACTERS = 4_000_000;
/** The longest page is the front page with some 100 teasers; five lists of the longest kind may come together. */
export const MAX_POSTS = 500;
/** Of posts whose whole text is looked at: a page of them, as REST gives it. */
export const MAX_TEXTS = 100;
/** Of these texts, as they are stored, each time one is looked at. */
export const MAX_TEXT_CHARACTERS = 8_000_000;
/** Searches and suggestions; a page makes two at most. */
export const MAX_SEARCHES = 3;
/** Rows that are passed over to come to a piece of a long list. */
export const MAX_SKIPPED = 1_000_000;

const limits = {
  values: MAX_VALUES,
  characters: MAX_CHARACTERS,
  posts: MAX_POSTS,
  texts: MAX_TEXTS,
  textCharacters: MAX_TEXT_CHARACTERS,
  searches: MAX_SEARCHES,
  skipped: MAX_SKIPPED,
} as const;
export type Cost = keyof typeof limits;

const names: Readonly<Record<Cost, string>> = {
  values: "values",
  characters: "characters",
  posts: "posts",
  texts: "whole texts of posts",
  textCharacters: "characters of texts",
  searches: "searches",
  skipped: "rows that are passed over",
};

export type AnswerBudget = {
  /** False from the first cost on that is too much: its caller goes no further then. */
  spend(cost: Cost, count: number): boolean;
  /** The same for the whole text of a post, which counts once. */
  spendText(postId: number): boolean;
  /** What the request asks too much of, in words; null while it is within its budget. */
  problem(): string | null;
  spent(): Readonly<Record<Cost, number>>;
};

/** The budget of one request, a batch included. */
export function createAnswerBudget(): AnswerBudget {
  const spent: Record<Cost, number> = {
    values: 0,
    characters: 0,
    posts: 0,
    texts: 0,
    textCharacters: 0,
    searches: 0,
    skipped: 0,
  };
  const texts = new Set<number>();
  let problem: string | null = null;
  function spend(cost: Cost, count: number): boolean {
    spent[cost] += count;
    if (problem === null && spent[cost] > limits[cost])
      problem = `The request asks for more than ${limits[cost]} ${names[cost]}.`;
    return problem === null;
  }
  return {
    spend,
    spendText(postId) {
      if (texts.has(postId)) return problem === null;
      texts.add(postId);
      return spend("texts", 1);
    },
    problem: () => problem,
    spent: () => spent,
  };
}

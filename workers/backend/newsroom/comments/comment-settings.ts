/** What the publisher has decided about comments beside the rules of posts (decision 100). */

/** `names`: first name and surname, or any. `words` hold a comment. */
export type CommentSettings = { names: "real" | "free"; words: string[] };

const MAX_WORDS = 500;

export const settingsSql = "SELECT name, value FROM comment_settings";

/** Of the rows of `settingsSql`. */
export function toCommentSettings(rows: readonly { name: string; value: string }[]): CommentSettings {
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  return { names: values.get("names") === "real" ? "real" : "free", words: toWords(values.get("words") ?? "") };
}

/** A word a line. */
export function toWords(text: string): string[] {
  const words = text.split("\n").map((line) => line.trim());
  return [...new Set(words.filter((word) => word !== ""))].slice(0, MAX_WORDS);
}

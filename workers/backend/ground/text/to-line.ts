const unseen = /[\s\p{Cc}\p{Cf}]+/gu;

/** One line: breaks, tabs and characters that show nothing become one space, and none stands at its ends. */
export function toLine(text: string): string {
  return text.replace(unseen, " ").trim();
}

/** The same of what may be left out; null where nothing remains. */
export function toLineOrNull(text: string | null): string | null {
  return toLine(text ?? "") || null;
}

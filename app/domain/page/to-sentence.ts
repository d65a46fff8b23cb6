/** As the beginning of a sentence. */
export function toSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

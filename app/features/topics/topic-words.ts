/** Name of the search's parameter at `/themen`, and how much of it counts. */
export const TOPIC_WORDS = "q";
export const MAX_TOPIC_WORDS = 60;

/** Spaces do not count. */
export function toTopicWords(text: string): string {
  return text.replace(/\s+/g, " ").trim().slice(0, MAX_TOPIC_WORDS);
}

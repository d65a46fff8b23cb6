/** What a page is about, as far as advertising may know: its own addresses, and nothing of its reader. */
import { advertising } from "#brand/advertising.ts";

/** Paths such as `/news/sport`, `/themen/wohnen` and `/gemeinde/dornbirn`. */
export type AdSubject = { about: readonly string[] };

/** Beside an accident or a death nothing is sold: topics of the brand. */
export function isQuiet({ about }: AdSubject): boolean {
  return about.some((path) => advertising.quietTopics.some((slug) => path === `/themen/${slug}`));
}

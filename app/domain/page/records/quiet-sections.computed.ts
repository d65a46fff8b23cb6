import { sections } from "./sections.ts";

/** First segments whose pages measure nobody, ask nobody for consent, and carry no advertising. */
export const quietSections: readonly string[] = sections
  .filter(({ records }) => records.some(({ isQuiet }) => isQuiet))
  .map(({ segment }) => segment);

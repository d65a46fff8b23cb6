import { sections } from "./sections.ts";

/** First segments whose pages no provider hears of. */
export const privateSections: readonly string[] = sections
  .filter(({ records }) => records.some(({ isPrivate }) => isPrivate))
  .map(({ segment }) => segment);

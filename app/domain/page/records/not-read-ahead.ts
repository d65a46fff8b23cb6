import { pageRecords } from "./page-records.ts";
import { sections } from "./sections.ts";

const refusing = sections.filter(({ records }) => records.every(({ isReadAhead }) => isReadAhead === false));
const names = refusing.map(({ segment }) => segment);

/** Addresses that browsers do not fetch ahead, as URL patterns: whole sections, and single pages of others. */
export const notReadAhead: readonly string[] = [
  `/(${names.join("|")}){/*}?`,
  ...Object.entries(pageRecords)
    .filter(([pattern, { isReadAhead }]) => isReadAhead === false && !names.includes(pattern.split("/")[1] ?? ""))
    .map(([pattern]) => pattern),
];

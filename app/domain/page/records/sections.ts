/** First segments of addresses, and what the pages below them have in common. */
import { interfaces } from "./interfaces.ts";
import type { PageRecord } from "./page-record.ts";
import { pageRecords } from "./page-records.ts";

type Section = { segment: string; records: readonly PageRecord[] };

/** Of pages, those of the front page first, and of interfaces. Patterns that begin with a parameter have none. */
export const sections: readonly Section[] = [
  ...Map.groupBy(
    Object.entries(pageRecords).filter(([pattern]) => !/^\/[:*]/.test(pattern)),
    ([pattern]) => pattern.split("/")[1] ?? "",
  ).entries(),
]
  .map(([segment, entries]) => ({ segment, records: entries.map(([, record]) => record) }))
  .concat(Object.entries(interfaces).map(([segment, record]) => ({ segment, records: [record] })));

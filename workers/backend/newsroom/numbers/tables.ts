/** What becomes of the tables of what is counted of posts. Views are the most read list's (content/records/tables.ts). */
import { dayBefore, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

/** A post's line reaches as far back as its views. */
const KEPT_DAYS = 400;
/** For the present day, which begins at another hour here. */
const HOURS_KEPT_DAYS = 2;

export const numberTables: readonly TableFacts[] = [
  {
    name: "post_counts",
    exported: { key: ["day", "post_id", "name", "detail"] },
    cleanUps: { "post-counts": { key: "day, post_id, name, detail", due: "day <= ?1", before: dayBefore(KEPT_DAYS) } },
  },
  {
    name: "post_hours",
    keptBack: "good for a day",
    cleanUps: { "post-hours": { key: "day, post_id, hour", due: "day <= ?1", before: dayBefore(HOURS_KEPT_DAYS) } },
  },
];

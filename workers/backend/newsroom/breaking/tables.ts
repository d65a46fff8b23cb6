/** What becomes of the table of breaking lines. */
import { daysAgo, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

/** As long as the log, which names them. */
const KEPT_DAYS = 400;

export const breakingTables: readonly TableFacts[] = [
  {
    name: "breaking_lines",
    keptBack: "stand for hours, and name staff",
    cleanUps: { "breaking-lines": { key: "id", due: "ends_at <= ?1", before: daysAgo(KEPT_DAYS) } },
  },
];

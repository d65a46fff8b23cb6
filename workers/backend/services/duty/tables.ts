/** What becomes of the tables of duty rotas. */
import { daysAgo, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

export const dutyTables: readonly TableFacts[] = [
  {
    name: "duty_shifts",
    exported: { key: ["starts_at", "ends_at", "source", "entry"] },
    cleanUps: {
      // No page shows shifts of past days.
      "duty-shifts": { key: "starts_at, ends_at, source, entry", due: "starts_at < ?1 AND ends_at < ?1", before: daysAgo(30) },
    },
  },
];

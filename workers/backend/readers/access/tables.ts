/** What becomes of the tables of grants. */
import { DAY_S, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

/** A year, with what an operator needs to compare it with the year before. */
const YEAR_AND_A_MONTH = 400;

export const accessTables: readonly TableFacts[] = [
  {
    name: "grant_counts",
    keptBack: "counted of this state's readers",
    cleanUps: {
      "grant-counts": {
        key: "day, reason, host",
        due: "day < ?1",
        before: (now) => Math.floor(now.getTime() / 1000 / DAY_S) - YEAR_AND_A_MONTH,
      },
    },
  },
];

/** What becomes of the tables of the horoscope. */
import { dayBefore, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

/** A year, with what an operator needs to compare it with the year before. */
const YEAR_AND_A_MONTH = 400;

export const horoscopeTables: readonly TableFacts[] = [
  {
    name: "horoscopes",
    exported: { key: ["period", "start", "sign"] },
    cleanUps: {
      horoscopes: {
        key: "period, start, sign",
        due: "period IN ('day', 'week', 'month') AND start < ?1",
        before: dayBefore(YEAR_AND_A_MONTH),
      },
    },
  },
];

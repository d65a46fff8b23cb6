/** What becomes of the tables of petrol prices. */
import { dayBefore, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

export const fuelTables: readonly TableFacts[] = [
  {
    name: "fuel_price_days",
    exported: { key: ["fuel", "day", "district"] },
    cleanUps: {
      "fuel-prices": { key: "fuel, day, district", due: "fuel IN ('DIE', 'SUP', 'GAS') AND day < ?1", before: dayBefore(366) },
    },
  },
];

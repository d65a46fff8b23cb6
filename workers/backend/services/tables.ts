/** What becomes of the tables of the service pages. */
import { dayBefore, daysAgo, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

/** A year, with what an operator needs to compare it with the year before. */
const YEAR_AND_A_MONTH = 400;

export const serviceTables: readonly TableFacts[] = [
  {
    name: "duty_shifts",
    exported: { key: ["starts_at", "ends_at", "source", "entry"] },
    cleanUps: {
      // No page shows shifts of past days.
      "duty-shifts": { key: "starts_at, ends_at, source, entry", due: "starts_at < ?1 AND ends_at < ?1", before: daysAgo(30) },
    },
  },
  {
    name: "events",
    exported: { key: ["id"] },
    cleanUps: { events: { key: "id", due: "ends_at <= ?1", before: daysAgo(YEAR_AND_A_MONTH) } },
  },
  { name: "events_search", keptBack: "made of the events" },
  {
    name: "fuel_price_days",
    exported: { key: ["fuel", "day", "district"] },
    cleanUps: {
      "fuel-prices": { key: "fuel, day, district", due: "fuel IN ('DIE', 'SUP', 'GAS') AND day < ?1", before: dayBefore(366) },
    },
  },
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
  { name: "mountains", exported: { key: ["id"] } },
  { name: "service_snapshots", keptBack: "fetched anew" },
  // Named by the timetable's own numbers.
  { name: "transit_names", exported: { key: ["kind", "id"] } },
  { name: "weather_series", keptBack: "fetched anew" },
];

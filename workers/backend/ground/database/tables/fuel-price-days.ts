/** What petrol cost, by day and district (migration 0035). */
import type { Queries } from "./queries.ts";

export type FuelDayRow = { day: string; district: number; lowest: number; median: number };

const daysSql = "SELECT day, district, lowest, median FROM fuel_price_days WHERE fuel = ?1 AND day > ?2 ORDER BY day, district";

/** The days after `day` (`2026-11-22`), all districts. */
export function readFuelDays(queries: Queries, fuel: string, day: string): Promise<FuelDayRow[]> {
  return queries.all<FuelDayRow>(daysSql, fuel, day);
}

/** Petrol prices from the price comparison of the Austrian energy regulator, E-Control (decision 81). */

import * as v from "valibot";
import { logError } from "#shared/log/log.ts";
import { toLocalDate } from "#workers/backend/ground/dates/to-dates.ts";
import type { Refresh, ServiceSource } from "#workers/backend/services/sources/service-source.ts";
import { type District, districtNumbers, type Fuel, fuelStationSchema, fuels } from "./fuel-station.ts";
import { parseStations } from "./parse-stations.ts";

const partSchema = v.object({
  fuel: v.picklist(fuels),
  district: v.picklist(districtNumbers),
  /** When the source was read, in seconds. */
  at: v.number(),
  stations: v.array(fuelStationSchema),
});
export type FuelPart = v.InferOutput<typeof partSchema>;

const fuelSchema = v.object({ parts: v.array(partSchema) });
export type FuelData = v.InferOutput<typeof fuelSchema>;

/** The greatest age of a part that fails; by then prices have changed twice. */
const MAX_PART_AGE_S = 24 * 3600;
/** The number of parallel requests. */
const AT_ONCE = 4;

export const fuelSource: ServiceSource<FuelData> = {
  name: "fuel",
  everyMinutes: 30,
  staleAfterMinutes: 120,
  schema: fuelSchema,
  address: ({ FUEL_PRICES_ORIGIN }) => FUEL_PRICES_ORIGIN,
  load: async (refresh) => {
    const failures: string[] = [];
    const parts: FuelPart[] = [];
    for (const fuel of fuels) {
      // Four districts in parallel, one fuel after the other.
      for (let index = 0; index < districtNumbers.length; index += AT_ONCE) {
        const some = districtNumbers.slice(index, index + AT_ONCE);
        parts.push(...(await Promise.all(some.map((district) => loadPart(fuel, district, refresh, failures)))).flat());
        // A source that is down gets no further requests.
        if (failures.length === AT_ONCE && fuel === fuels[0]) throw new Error(failures[0]);
      }
    }
    if (failures.length > 0) logError("Questions for petrol prices failed", failures[0], { questions: failures.length });
    if (failures.length === fuels.length * districtNumbers.length) throw new Error(failures[0]);
    const fresh = parts.filter(({ at }) => at === refresh.now);
    refresh.write(...fresh.flatMap((part) => toDayStatement(refresh.env.DB, part)));
    return { parts };
  },
};

/** Each request fails on its own: the previous part stays, with its own time. */
async function loadPart(
  fuel: Fuel,
  district: District,
  { fetchText, env, now, previous }: Refresh<FuelData>,
  failures: string[],
): Promise<FuelPart[]> {
  const query = new URLSearchParams({ code: String(district), type: "PB", fuelType: fuel, includeClosed: "true" });
  try {
    const text = await fetchText(`${env.FUEL_PRICES_ORIGIN}/search/gas-stations/by-region?${query}`, {
      headers: { accept: "application/json" },
    });
    return [{ fuel, district, at: now, stations: parseStations(text, fuel) }];
  } catch (error) {
    failures.push(`${fuel} of district ${district}: ${error instanceof Error ? error.message : String(error)}`);
    return (previous?.parts ?? []).filter(
      (part) => part.fuel === fuel && part.district === district && now - part.at < MAX_PART_AGE_S,
    );
  }
}

/** The local day of a moment in seconds: `2026-11-22`. */
export function toDay(seconds: number): string {
  return toLocalDate(seconds).slice(0, 10);
}

function toDayStatement(db: D1Database, { fuel, district, at, stations }: FuelPart): D1PreparedStatement[] {
  const prices = stations.map(({ price }) => price).sort((one, other) => one - other);
  const [lowest] = prices;
  const median = prices[Math.floor((prices.length - 1) / 2)];
  if (lowest === undefined || median === undefined) return [];
  return [
    db
      .prepare(
        `INSERT INTO fuel_price_days (fuel, day, district, lowest, median) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (fuel, day, district) DO UPDATE SET lowest = MIN(lowest, ?4), median = ?5`,
      )
      .bind(fuel, toDay(at), district, lowest, median),
  ];
}

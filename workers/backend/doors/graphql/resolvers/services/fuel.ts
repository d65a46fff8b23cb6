/** Petrol prices and their history (decision 81). */

import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { type FuelDayRow, readFuelDays } from "#workers/backend/ground/database/tables/fuel-price-days.ts";
import { fuelSource, toDay } from "#workers/backend/services/fuel/fuel-source.ts";
import { type District, districts, type Fuel } from "#workers/backend/services/fuel/fuel-station.ts";
import { isStale, readSnapshot, toServiceState } from "#workers/backend/services/sources/snapshot.ts";

const codes: Record<string, Fuel> = { DIESEL: "DIE", SUPER: "SUP", GAS: "GAS" };

/** The month that a chart shows. */
const HISTORY_DAYS = 30;

export const fuelResolvers = {
  Query: {
    fuel_prices: async (_: unknown, { fuel }: { fuel: string }, { queries, now }: BackendContext) => {
      const code = codes[fuel] ?? "DIE";
      const days = readFuelDays(queries, code, toDay(now - HISTORY_DAYS * 86_400));
      const { data, isSample } = await readSnapshot(queries, fuelSource, now);
      const parts = (data?.parts ?? []).filter((part) => part.fuel === code);
      // A page is as old as the oldest thing on it.
      const oldest = parts.length === 0 ? null : Math.min(...parts.map(({ at }) => at));
      return {
        state: toServiceState({ fetchedAt: oldest, isStale: isStale(fuelSource, oldest, now), isSample }),
        districts: parts.map(({ district, stations }) => ({ slug: districts[district], stations })),
        history: await days,
      };
    },
  },
  FuelDay: { district: ({ district }: FuelDayRow) => districts[district as District] },
};

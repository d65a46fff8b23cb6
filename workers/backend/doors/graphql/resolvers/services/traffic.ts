/** Reports of the roads (decision 81). */

import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { type MunicipalityColumns, readMunicipalities } from "#workers/backend/ground/database/tables/places.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { readSnapshot } from "#workers/backend/services/sources/snapshot.ts";
import type { TrafficReport } from "#workers/backend/services/traffic/traffic-report.ts";
import { trafficSource } from "#workers/backend/services/traffic/traffic-source.ts";

export const trafficResolvers = {
  Query: {
    traffic: async (_: unknown, __: unknown, { queries, now }: BackendContext) => {
      const { data, fetchedAt, isStale } = await readSnapshot(queries, trafficSource, now);
      return {
        state: { as_of: fetchedAt === null ? null : toIsoDate(fetchedAt), is_stale: isStale },
        source: data?.source ?? null,
        revision: data?.revision ?? "",
        reports: data?.reports ?? [],
      };
    },
  },
  TrafficReport: {
    municipality: async (
      { municipality }: TrafficReport,
      _: unknown,
      { queries }: BackendContext,
    ): Promise<MunicipalityColumns | null> => {
      if (municipality === null) return null;
      const all = await readMunicipalities(queries);
      return all.find(({ municipality_id }) => municipality_id === municipality) ?? null;
    },
  },
};

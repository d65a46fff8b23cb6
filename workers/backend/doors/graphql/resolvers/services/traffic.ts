/** Reports of the roads (decision 81). */

import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { type MunicipalityColumns, readMunicipalities } from "#workers/backend/ground/database/tables/places.ts";
import { readSnapshot, toServiceState } from "#workers/backend/services/sources/snapshot.ts";
import type { TrafficReport } from "#workers/backend/services/traffic/traffic-report.ts";
import { trafficSource } from "#workers/backend/services/traffic/traffic-source.ts";

export const trafficResolvers = {
  Query: {
    traffic: async (_: unknown, __: unknown, { queries, now }: BackendContext) => {
      const snapshot = await readSnapshot(queries, trafficSource, now);
      const { data } = snapshot;
      return {
        state: toServiceState(snapshot),
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

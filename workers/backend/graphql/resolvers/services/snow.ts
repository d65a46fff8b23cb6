/** The region's snow report (decision 89). */

import type { BackendContext } from "#workers/backend/graphql/resolvers/context.ts";
import { readSnapshot } from "#workers/backend/services/snapshot.ts";
import { toServiceState } from "#workers/backend/services/to-service-state.ts";
import { snowSource } from "#workers/backend/snow/snow-source.ts";

export const snowResolvers = {
  Query: {
    async snow_report(_: unknown, __: unknown, { queries, now }: BackendContext) {
      const snapshot = await readSnapshot(queries, snowSource, now);
      return { state: toServiceState(snapshot), resorts: snapshot.data?.resorts ?? [] };
    },
  },
};

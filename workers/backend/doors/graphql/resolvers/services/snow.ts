/** The region's snow report (decision 89). */

import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { snowSource } from "#workers/backend/services/snow/snow-source.ts";
import { readSnapshot, toServiceState } from "#workers/backend/services/sources/snapshot.ts";

export const snowResolvers = {
  Query: {
    async snow_report(_: unknown, __: unknown, { queries, now }: BackendContext) {
      const snapshot = await readSnapshot(queries, snowSource, now);
      return { state: toServiceState(snapshot), resorts: snapshot.data?.resorts ?? [] };
    },
  },
};

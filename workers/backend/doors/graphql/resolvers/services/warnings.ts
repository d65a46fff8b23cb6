/** Warnings (decision 81). */
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { toServiceState } from "#workers/backend/services/sources/snapshot.ts";
import { readWarnings } from "#workers/backend/services/warnings/read-warnings.ts";

type Asked = { municipality?: string | null; least_level: number };

export const warningResolvers = {
  Query: {
    async warnings(_: unknown, { municipality = null, least_level }: Asked, { queries, now }: BackendContext) {
      const { snapshot, warnings } = await readWarnings(queries, municipality, now);
      const items = warnings.filter(({ level }) => level >= least_level);
      return {
        state: toServiceState(snapshot),
        items: items.map(({ starts, ends, ...warning }) => ({ ...warning, starts: toIsoDate(starts), ends: toIsoDate(ends) })),
      };
    },
  },
};

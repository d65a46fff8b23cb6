/** Snow that may slide, and water that may rise (decision 81). */
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { avalancheSource } from "#workers/backend/services/avalanche/avalanche-source.ts";
import { gaugesSource } from "#workers/backend/services/gauges/gauges-source.ts";
import { readSnapshot, toServiceState } from "#workers/backend/services/sources/snapshot.ts";

export const waterResolvers = {
  Query: {
    async avalanches(_: unknown, __: unknown, { queries, now }: BackendContext) {
      const snapshot = await readSnapshot(queries, avalancheSource, now);
      const bulletins = (snapshot.data?.bulletins ?? []).filter(({ ends }) => ends > now);
      for (const { starts, ends } of bulletins) for (const border of [starts, ends]) if (border > now) queries.changesAt(border);
      return {
        state: toServiceState(snapshot),
        source: snapshot.data?.source ?? null,
        bulletins: bulletins.map(({ problems, starts, ends, ...bulletin }) => ({
          ...bulletin,
          problems: problems.map((problem) => problem.toUpperCase()),
          starts: toIsoDate(starts),
          ends: toIsoDate(ends),
        })),
      };
    },
    async gauges(_: unknown, __: unknown, { queries, now }: BackendContext) {
      const snapshot = await readSnapshot(queries, gaugesSource, now);
      const gauges = snapshot.isStale ? [] : (snapshot.data?.gauges ?? []);
      return { state: toServiceState(snapshot), items: gauges.map(({ at, ...gauge }) => ({ ...gauge, at: toIsoDate(at) })) };
    },
  },
};

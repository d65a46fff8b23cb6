/** Disturbances of buses and trains (decision 81). */
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { toServiceState } from "#workers/backend/services/sources/snapshot.ts";
import { readTransitAlerts } from "#workers/backend/services/transit/read-alerts.ts";

const toMoment = (seconds: number | null) => (seconds === null ? null : toIsoDate(seconds));

export const transitResolvers = {
  Query: {
    async transit_alerts(_: unknown, __: unknown, { queries, env, now }: BackendContext) {
      const { snapshot, alerts } = await readTransitAlerts(queries, now);
      const title = env.TRANSIT_SOURCE_NAME?.trim() ?? "";
      return {
        state: toServiceState(snapshot),
        source: title === "" ? null : { title, link: env.TRANSIT_SOURCE_LINK?.trim() || null },
        alerts: alerts.map(({ periods, ...alert }) => ({
          ...alert,
          periods: periods.map(({ starts, ends }) => ({ starts: toMoment(starts), ends: toMoment(ends) })),
        })),
      };
    },
  },
};

/** Disturbances of buses, trains and cable cars (decision 81): service alerts of GTFS-Realtime, as protobuf or in their JSON form. */
import type { ServiceSource } from "#workers/backend/services/sources/service-source.ts";
import { parseRequestHeader } from "./request-header.ts";
import { type TransitAlerts, transitSchema } from "./transit-alert.ts";

export const transitSource: ServiceSource<TransitAlerts> = {
  name: "transit",
  everyMinutes: 10,
  staleAfterMinutes: 60,
  schema: transitSchema,
  address: ({ TRANSIT_ALERTS_URL }) => TRANSIT_ALERTS_URL,
  async load({ fetchBytes, env, now }) {
    const headers = {
      accept: "application/x-protobuf, application/json;q=0.5",
      ...parseRequestHeader(env.TRANSIT_ALERTS_HEADER),
    };
    const bytes = await fetchBytes(env.TRANSIT_ALERTS_URL ?? "", { headers, isSecret: true });
    // Pages read what is kept, and never the forms that it comes in.
    const { parseFeed } = await import("./feed/parse-feed.ts");
    const { toAlerts } = await import("./to-alerts.ts");
    const { readTransitNames } = await import("./transit-names.ts");
    const raw = parseFeed(bytes);
    return { alerts: toAlerts(raw, await readTransitNames(env.DB, raw), now) };
  },
};

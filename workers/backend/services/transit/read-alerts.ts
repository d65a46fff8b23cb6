import { TRANSIT_BELIEVED_HOURS } from "#shared/rules/transit-rules.ts";
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { readSnapshot, type Snapshot } from "#workers/backend/services/sources/snapshot.ts";
import type { TransitAlert, TransitAlerts } from "./transit-alert.ts";
import { transitSource } from "./transit-source.ts";

/** What is in force or to come. It is another when a period begins or ends, and nothing once the last good answer is too old to be believed. */
export async function readTransitAlerts(
  queries: Queries,
  now: number,
): Promise<{ snapshot: Snapshot<TransitAlerts>; alerts: TransitAlert[] }> {
  const snapshot = await readSnapshot(queries, transitSource, now);
  const believed = (snapshot.fetchedAt ?? 0) + TRANSIT_BELIEVED_HOURS * 3600;
  if (snapshot.data === null || believed <= now)
    return { snapshot: { ...snapshot, data: null, fetchedAt: null, isStale: true }, alerts: [] };
  queries.changesAt(believed);
  const alerts = snapshot.data.alerts.flatMap((alert) => {
    const periods = alert.periods.filter(({ ends }) => ends === null || ends > now);
    return periods.length === 0 && alert.periods.length > 0 ? [] : [{ ...alert, periods }];
  });
  for (const { starts, ends } of alerts.flatMap(({ periods }) => periods))
    for (const border of [starts, ends]) if (border !== null && border > now) queries.changesAt(border);
  return { snapshot, alerts };
}

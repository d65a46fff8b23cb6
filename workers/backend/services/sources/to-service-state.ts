import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import type { Snapshot } from "./snapshot.ts";

/** `ServiceState` of the contract. */
export function toServiceState({ fetchedAt, isStale }: Snapshot<unknown>): { as_of: string | null; is_stale: boolean } {
  return { as_of: fetchedAt === null ? null : toIsoDate(fetchedAt), is_stale: isStale };
}

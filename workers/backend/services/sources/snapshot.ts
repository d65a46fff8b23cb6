/** The stored data of a source (decision 81), and how old they may be. */
import * as v from "valibot";
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import type { ServiceSource } from "./service-source.ts";

export type SnapshotRow = {
  name: string;
  data: string | null;
  fetched_at: number | null;
  tried_at: number;
  failing_since: number | null;
  is_sample: 0 | 1;
};

export type Snapshot<Data> = {
  /** Null where no good answer has come yet. */
  data: Data | null;
  /** The time of the good answer, in seconds. */
  fetchedAt: number | null;
  /** The source has failed for so long that the data may no longer be true. */
  isStale: boolean;
  /** They came from a stand-in. */
  isSample: boolean;
};

const readSql = "SELECT name, data, fetched_at, tried_at, failing_since, is_sample FROM service_snapshots WHERE name = ?1";

/** The last good answer of a source; noted as a cache tag of the page. */
export async function readSnapshot<Data>(queries: Queries, source: ServiceSource<Data>, now: number): Promise<Snapshot<Data>> {
  queries.note("service", source.name);
  const [row] = await queries.all<SnapshotRow>(readSql, source.name);
  const data = row === undefined ? null : parseSnapshotData(source, row.data);
  const fetchedAt = data === null ? null : (row?.fetched_at ?? null);
  return { data, fetchedAt, isStale: isStale(source, fetchedAt, now), isSample: data !== null && row?.is_sample === 1 };
}

export type ServiceState = { as_of: string | null; is_stale: boolean; is_sample: boolean };

/** `ServiceState` of the contract. */
export function toServiceState({ fetchedAt, isStale, isSample }: Omit<Snapshot<unknown>, "data">): ServiceState {
  return { as_of: fetchedAt === null ? null : toIsoDate(fetchedAt), is_stale: isStale, is_sample: isSample };
}

/** Null for data stored in the format of another version of the product. */
export function parseSnapshotData<Data>({ schema }: Pick<ServiceSource<Data>, "schema">, json: string | null): Data | null {
  if (json === null) return null;
  const parsed = v.safeParse(schema, JSON.parse(json));
  return parsed.success ? parsed.output : null;
}

/** `fetchedAt` and `now` in seconds; missing data are stale as well. */
export function isStale(source: Pick<ServiceSource, "staleAfterMinutes">, fetchedAt: number | null, now: number): boolean {
  return fetchedAt === null || now - fetchedAt > source.staleAfterMinutes * 60;
}

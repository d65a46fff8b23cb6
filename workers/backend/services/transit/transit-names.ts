/** How lines and stops are called, by their names in the timetable: of GTFS' routes.txt and stops.txt, as the operator posted them. */
import type { RawAlert } from "./feed/raw-alert.ts";

export type TransitNames = {
  routes: ReadonlyMap<string, { name: string; routeType: number | null }>;
  stops: ReadonlyMap<string, string>;
};

export type TransitNameKind = "route" | "stop";
export type TransitName = { id: string; name: string; routeType: number | null };

const readSql = `SELECT n.kind, n.id, n.name, n.route_type AS routeType FROM json_each(?1) asked
  JOIN transit_names n ON n.kind = asked.value ->> 'kind' AND n.id = asked.value ->> 'id'`;

/** Of what these alerts are about. */
export async function readTransitNames(db: D1Database, alerts: readonly RawAlert[]): Promise<TransitNames> {
  const entities = alerts.flatMap((alert) => alert.entities);
  const routes = new Set(entities.map(({ route }) => route));
  const stops = new Set(entities.map(({ stop }) => stop));
  const asked = [...[...routes].map((id) => ({ kind: "route", id })), ...[...stops].map((id) => ({ kind: "stop", id }))].filter(
    ({ id }) => id !== "" && id.length <= MAX_ID,
  );
  const { results } = await db.prepare(readSql).bind(JSON.stringify(asked)).all<TransitName & { kind: TransitNameKind }>();
  const of = (wanted: TransitNameKind) => results.filter(({ kind }) => kind === wanted);
  return {
    routes: new Map(of("route").map(({ id, ...route }) => [id, route])),
    stops: new Map(of("stop").map(({ id, name }) => [id, name])),
  };
}

export const MAX_ID = 100;
/** A statement's text may be 100 kB, and a value 2 MB: so many at a time. */
const CHUNK = 5000;

/** Puts these in the place of all that there were of that kind. */
export async function writeTransitNames(db: D1Database, kind: TransitNameKind, names: readonly TransitName[]): Promise<void> {
  const chunks = Array.from({ length: Math.ceil(names.length / CHUNK) }, (_, at) => names.slice(at * CHUNK, (at + 1) * CHUNK));
  await db.batch([
    db.prepare("DELETE FROM transit_names WHERE kind = ?1").bind(kind),
    ...chunks.map((chunk) =>
      db
        .prepare(
          `INSERT INTO transit_names (kind, id, name, route_type)
           SELECT ?1, value ->> 'id', value ->> 'name', value ->> 'routeType' FROM json_each(?2)`,
        )
        .bind(kind, JSON.stringify(chunk)),
    ),
  ]);
}

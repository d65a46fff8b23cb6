/** Parses routes.txt or stops.txt of a timetable (GTFS) into names. */
import { ImportFileError, parseCsv } from "#workers/backend/services/sources/import-file.ts";
import { MAX_ID, type TransitName, type TransitNameKind } from "./transit-names.ts";

/** Of one file. */
export const MAX_TRANSIT_ROWS = 30_000;
const MAX_NAME = 100;

export type ParsedNames = { kind: TransitNameKind; names: TransitName[]; left: number };

/** The head says which file it is. `left`: rows without a number or a name. Throws an ImportFileError. */
export function parseGtfsNames(text: string): ParsedNames {
  const [head = [], ...rows] = parseCsv(text.replace(/^\ufeff/, ""));
  const columns = new Map(head.map((name, at) => [name.toLowerCase(), at]));
  const kind = columns.has("route_id") ? "route" : columns.has("stop_id") && columns.has("stop_name") ? "stop" : null;
  if (kind === null)
    throw new ImportFileError(
      "The first row must name the columns of routes.txt (route_id, …) or stops.txt (stop_id, stop_name, …)",
    );
  if (rows.length > MAX_TRANSIT_ROWS) throw new ImportFileError(`The file has more than ${MAX_TRANSIT_ROWS} rows`);
  const names = new Map<string, TransitName>();
  for (const row of rows) {
    const read = (column: string) => (row[columns.get(column) ?? -1] ?? "").replace(/[\s\p{C}]+/gu, " ").trim();
    const id = read(`${kind}_id`);
    const name = kind === "route" ? read("route_short_name") || read("route_long_name") : read("stop_name");
    if (id === "" || id.length > MAX_ID || name === "") continue;
    const type = /^\d{1,4}$/.exec(read("route_type"))?.[0];
    names.set(id, { id, name: name.slice(0, MAX_NAME), routeType: type === undefined ? null : Number(type) });
  }
  return { kind, names: [...names.values()], left: rows.length - names.size };
}

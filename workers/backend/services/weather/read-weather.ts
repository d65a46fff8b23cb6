/** The stored weather, for the moment that is asked for (docs/services.md, "Weather"). */
import { landFacts } from "#brand/land.ts";
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { toLocalDate } from "#workers/backend/ground/dates/to-dates.ts";
import { readSnapshot, type Snapshot } from "#workers/backend/services/sources/snapshot.ts";
import { type Nowcast, nowcastSource } from "./nowcast.ts";
import { type Day, toDays } from "./weather-day.ts";
import { LAKE, toMountainKey } from "./weather-points.ts";
import { type Span, toEnd } from "./weather-series.ts";
import { parseSeries, type Weather, weatherSource } from "./weather-source.ts";

export type Point = { spans: Span[]; days: Day[] };
export type PlaceDay = Weather["places"][string][number];

const SHOWN_HOURS = 24;
const HOUR_S = 3600;

const seriesSql = "SELECT place AS key, spans FROM weather_series WHERE place IN (SELECT value FROM json_each(?1))";
type Row = { key: string; spans: string };

/** What is known of a municipality, the mountains and the lake. What it shows is another at the next full hour. */
export async function readWeather(queries: Queries, municipality: string, now: number) {
  const { mountains, lake } = landFacts.weather;
  const [snapshot, nowcast, place, lakePoint, ...mountainPoints] = await Promise.all([
    readSnapshot(queries, weatherSource, now),
    readSnapshot(queries, nowcastSource, now),
    readPoint(queries, municipality, now),
    lake === null ? null : readPoint(queries, LAKE, now),
    ...mountains.map((_, index) => readPoint(queries, toMountainKey(index), now)),
  ]);
  return {
    snapshot,
    nowcast: toNowcast(nowcast, municipality),
    place,
    lake: lake === null || lakePoint === null ? null : { name: lake.name, point: lakePoint },
    mountains: mountains.flatMap(({ name, height }, index) => {
      const point = mountainPoints[index] ?? null;
      return point === null ? [] : [{ name, height, point }];
    }),
  };
}

/** The present hour of a municipality, and its day; null where nothing is known, or only what is too old. */
export async function readWeatherLine(queries: Queries, municipality: string, now: number) {
  const [snapshot, series] = await Promise.all([
    readSnapshot(queries, weatherSource, now),
    readSeries(queries, municipality, now),
  ]);
  const [span] = series.filter((one) => isAhead(one, now));
  if (snapshot.isStale || span === undefined || span.at > now) return null;
  return { snapshot, span, today: toToday(snapshot.data?.places[municipality] ?? [], now)[0] ?? null };
}

/** Today and tomorrow of all municipalities. */
export async function readWeatherPlaces(queries: Queries, now: number): Promise<{ municipality: string; days: PlaceDay[] }[]> {
  const { data } = await readSnapshot(queries, weatherSource, now);
  const places = Object.entries(data?.places ?? {}).filter(([key]) => !key.startsWith("_"));
  return places.map(([municipality, days]) => ({ municipality, days: toToday(days, now) }));
}

async function readSeries(queries: Queries, key: string, now: number): Promise<Span[]> {
  queries.changesAt((Math.floor(now / HOUR_S) + 1) * HOUR_S);
  const [row] = await queries.byKey<Row>(seriesSql, key);
  return row === undefined ? [] : parseSeries(row.spans);
}

/** Null where all that is known is over. */
async function readPoint(queries: Queries, key: string, now: number): Promise<Point | null> {
  const series = await readSeries(queries, key, now);
  const ahead = series.filter((span) => isAhead(span, now));
  if (ahead.length === 0) return null;
  const end = (Math.floor(now / HOUR_S) + SHOWN_HOURS) * HOUR_S;
  return { spans: ahead.filter(({ at, hours }) => hours === 1 && at < end), days: toDays(series, now) };
}

function isAhead(span: Span, now: number): boolean {
  return toEnd(span) > now;
}

/** What was written yesterday begins with yesterday. */
function toToday(days: readonly PlaceDay[], now: number): PlaceDay[] {
  const today = toLocalDate(now).slice(0, 10);
  return days.filter(({ date }) => date >= today);
}

function toNowcast({ data, isStale }: Snapshot<Nowcast>, municipality: string) {
  const point = data?.points[municipality];
  return data === null || point === undefined || isStale ? null : { at: data.at, ...point };
}

/**
 * Time series of GeoSphere Austria's data hub (`/v1/timeseries/forecast/{dataset}`, documented at
 * `https://dataset.api.hub.geosphere.at/v1/docs/`), asked for many points at once: GeoJSON, a feature a point.
 */
import * as v from "valibot";
import { toReason } from "#workers/backend/ground/bodies/to-reason.ts";
import type { FetchText } from "#workers/backend/services/sources/fetch-text.ts";
import type { WeatherPoint } from "#workers/backend/services/weather/weather-points.ts";

/** Its answers are limited in values, and so is ours in bytes. */
const POINTS_AT_ONCE = 25;
/** Degrees: the nearest point of the grid is never so far away. */
const MAX_DISTANCE = 0.1;
const MAX_TIMES = 100;

/** `2026-11-29T09:00+00:00`: it writes no seconds. */
const moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), "must be a moment"),
);
const values = v.pipe(v.array(v.nullable(v.number())), v.maxLength(MAX_TIMES));
const answerSchema = v.object({
  timestamps: v.pipe(v.array(moment), v.minLength(2), v.maxLength(MAX_TIMES)),
  features: v.array(
    v.object({
      geometry: v.object({ coordinates: v.tuple([v.number(), v.number()]) }),
      properties: v.object({ parameters: v.record(v.string(), v.object({ data: values })) }),
    }),
  ),
});

export type PointSeries = {
  key: string;
  /** Seconds. */
  times: number[];
  /** The value of a parameter at the time of this number; null where there is none. */
  read: (parameter: string, index: number) => number | null;
};

type Asked = { address: string; parameters: readonly string[]; points: readonly WeatherPoint[]; fetchText: FetchText };

/** One after the other: it allows five questions a second. Throws an Error for operators where an answer is not whole. */
export async function askGeosphere({ points, ...asked }: Asked): Promise<PointSeries[]> {
  const series: PointSeries[] = [];
  for (let index = 0; index < points.length; index += POINTS_AT_ONCE)
    series.push(...(await askSome({ points: points.slice(index, index + POINTS_AT_ONCE), ...asked })));
  return series;
}

async function askSome({ address, parameters, points, fetchText }: Asked): Promise<PointSeries[]> {
  const url = new URL(address);
  url.searchParams.set("parameters", parameters.join(","));
  url.searchParams.set("output_format", "geojson");
  for (const { latitude, longitude } of points) url.searchParams.append("lat_lon", `${latitude},${longitude}`);
  const parsed = v.safeParse(answerSchema, JSON.parse(await fetchText(url.href, { headers: { accept: "application/json" } })));
  if (!parsed.success) throw new Error(toReason(parsed.issues));
  const { timestamps, features } = parsed.output;
  if (features.length !== points.length) throw new Error(`${points.length} points were asked for and ${features.length} came`);
  const times = timestamps.map((time) => Date.parse(time) / 1000);
  return points.map((point, index) => {
    const feature = features[index];
    if (feature === undefined || !isNear(feature.geometry.coordinates, point))
      throw new Error(`it answers for another point than ${point.key}`);
    const { parameters: known } = feature.properties;
    return { key: point.key, times, read: (parameter, at) => known[parameter]?.data[at] ?? null };
  });
}

function isNear([longitude, latitude]: readonly [number, number], point: WeatherPoint): boolean {
  return Math.abs(longitude - point.longitude) < MAX_DISTANCE && Math.abs(latitude - point.latitude) < MAX_DISTANCE;
}

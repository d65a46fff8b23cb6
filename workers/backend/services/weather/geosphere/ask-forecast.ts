import type { FetchText } from "#workers/backend/services/sources/fetch-text.ts";
import type { WeatherPoint } from "#workers/backend/services/weather/weather-points.ts";
import type { Span } from "#workers/backend/services/weather/weather-series.ts";
import { askGeosphere, type PointSeries } from "./geosphere-answer.ts";
import { toSky } from "./geosphere-sky.ts";

/** Temperature, weather symbol, precipitation since the run began, wind and gusts eastwards and northwards, snow line. */
const parameters = ["t2m", "sy", "rr_acc", "u10m", "v10m", "ugust", "vgust", "snowlmt"];

/** The numerical forecast (`nwp-…`): hours until the end of its run, by point. Throws an Error for operators. */
export async function askForecast(
  address: string,
  points: readonly WeatherPoint[],
  fetchText: FetchText,
): Promise<Map<string, Span[]>> {
  const series = await askGeosphere({ address, parameters, points, fetchText });
  return new Map(series.map((one) => [one.key, toSpans(one)]));
}

/** A value that sums up an hour stands at the end of it. */
function toSpans({ times, read }: PointSeries): Span[] {
  return times.slice(0, -1).flatMap((at, index) => {
    const next = index + 1;
    if (times[next] !== at + 3600) return [];
    const temperature = read("t2m", index);
    const sky = toSky(read("sy", next));
    if (temperature === null || sky === null) return [];
    const [east, north] = [read("u10m", index), read("v10m", index)];
    const fallen = subtract(read("rr_acc", next), read("rr_acc", index));
    return [
      {
        at,
        hours: 1,
        temperature,
        lowest: null,
        highest: null,
        precipitation: fallen,
        sky,
        wind: toSpeed(east, north),
        gusts: toSpeed(read("ugust", next), read("vgust", next)),
        windFrom: toDirection(east, north),
        snowLine: toHeight(read("snowlmt", next)),
      } as const,
    ];
  });
}

function subtract(later: number | null, earlier: number | null): number | null {
  return later === null || earlier === null ? null : Math.max(0, later - earlier);
}

function toSpeed(east: number | null, north: number | null): number | null {
  return east === null || north === null ? null : Math.hypot(east, north);
}

/** Where it comes from, clockwise from north. */
function toDirection(east: number | null, north: number | null): number | null {
  if (east === null || north === null || (east === 0 && north === 0)) return null;
  return ((Math.atan2(-east, -north) * 180) / Math.PI + 360) % 360;
}

/** Below the ground there is none. */
function toHeight(metres: number | null): number | null {
  return metres === null || metres <= 0 ? null : metres;
}

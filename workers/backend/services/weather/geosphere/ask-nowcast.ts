import type { FetchText } from "#workers/backend/services/sources/fetch-text.ts";
import type { Nowcast } from "#workers/backend/services/weather/nowcast.ts";
import type { WeatherPoint } from "#workers/backend/services/weather/weather-points.ts";
import { askGeosphere } from "./geosphere-answer.ts";

/** Temperature, precipitation within the quarter of an hour that ends there, wind and where it comes from. */
const parameters = ["t2m", "rr", "ff", "dd"];
const QUARTER_S = 900;

/** Radar and stations carried on (`nowcast-…`): quarters of an hour, three hours ahead, by point. Throws an Error for operators. */
export async function askNowcast(address: string, points: readonly WeatherPoint[], fetchText: FetchText): Promise<Nowcast> {
  const series = await askGeosphere({ address, parameters, points, fetchText });
  const [times] = series.map((one) => one.times);
  const at = times?.[0];
  if (times === undefined || at === undefined) throw new Error("it has no time");
  if (times.some((time, index) => time !== at + index * QUARTER_S))
    throw new Error("its times are not a quarter of an hour apart");
  return {
    at,
    points: Object.fromEntries(
      series.map(({ key, read }) => [
        key,
        {
          temperature: read("t2m", 0),
          wind: read("ff", 0),
          windFrom: toWhole(read("dd", 0)),
          precipitation: times.slice(1).map((_, index) => round(read("rr", index + 1))),
        },
      ]),
    ),
  };
}

/** Tenths of a millimetre: less is drizzle that nobody feels. */
function round(millimetres: number | null): number {
  return Math.round((millimetres ?? 0) * 10) / 10;
}

function toWhole(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}

/** Locationforecast 2.0 of MET Norway, `complete`. */
import type { ServiceDocument } from "#workers/stand-ins/services/documents.ts";
import { type SampleWeather, sampleGround, sampleWeather } from "./sample-weather.ts";

const HOUR_MS = 3_600_000;
/** Hours one after the other, then every sixth, for nine days in all. */
const HOURLY = 58;
const ALL = 9 * 24;

export const metNorwayDocument: ServiceDocument = {
  path: "/weatherapi/locationforecast/2.0/complete",
  type: "application/json",
  title: "MET Norway, Locationforecast 2.0 (?lat=47.5&amp;lon=9.75)",
  toBody: ({ now, query }) => {
    const [latitude, longitude] = [Number(query.get("lat")), Number(query.get("lon"))];
    const height = query.has("altitude") ? Number(query.get("altitude")) : sampleGround(latitude, longitude);
    const at = (time: number) => sampleWeather(time, latitude, longitude, height);
    const start = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
    const coarse = Math.ceil((start + HOURLY * HOUR_MS) / (6 * HOUR_MS)) * 6 * HOUR_MS;
    const times: number[] = [];
    for (let time = start; time < coarse; time += HOUR_MS) times.push(time);
    for (let time = coarse; time <= start + ALL * HOUR_MS; time += 6 * HOUR_MS) times.push(time);
    const last = times.at(-1);
    return JSON.stringify({
      type: "Feature",
      geometry: { type: "Point", coordinates: [longitude, latitude, height] },
      properties: {
        meta: {
          updated_at: toStamp(start),
          units: { air_temperature: "celsius", precipitation_amount: "mm", wind_speed: "m/s" },
        },
        timeseries: times.map((time) => ({
          time: toStamp(time),
          data: {
            instant: { details: toDetails(at(time)) },
            ...(time < coarse && { next_1_hours: toNext(time, 1, at) }),
            ...(time !== last && { next_6_hours: toNext(time, 6, at) }),
          },
        })),
      },
    });
  },
};

function toDetails({ temperature, clouds, wind, gusts, windFrom }: SampleWeather) {
  return {
    air_temperature: toTenth(temperature),
    cloud_area_fraction: toTenth(clouds * 100),
    wind_from_direction: toTenth(windFrom),
    wind_speed: toTenth(wind),
    wind_speed_of_gust: toTenth(gusts),
  };
}

function toNext(time: number, hours: number, at: (time: number) => SampleWeather) {
  const all = Array.from({ length: hours }, (_, index) => at(time + index * HOUR_MS));
  const temperatures = all.map(({ temperature }) => temperature);
  const precipitation = all.reduce((sum, one) => sum + one.precipitation, 0);
  const span =
    hours === 1
      ? {}
      : { air_temperature_max: toTenth(Math.max(...temperatures)), air_temperature_min: toTenth(Math.min(...temperatures)) };
  return {
    summary: { symbol_code: toCode(all[Math.floor(hours / 2)] ?? at(time), precipitation / hours, time) },
    details: { ...span, precipitation_amount: toTenth(precipitation) },
  };
}

function toCode({ clouds, temperature }: SampleWeather, hourly: number, time: number): string {
  if (hourly > 0.05) {
    const kind = temperature > 2 ? "rain" : temperature > 0.5 ? "sleet" : "snow";
    return `${hourly < 0.6 ? "light" : hourly > 2.5 ? "heavy" : ""}${kind}`;
  }
  if (clouds >= 0.85) return "cloudy";
  const hour = new Date(time).getUTCHours();
  return `${clouds < 0.12 ? "clearsky" : clouds < 0.35 ? "fair" : "partlycloudy"}_${hour > 5 && hour < 18 ? "day" : "night"}`;
}

const toTenth = (value: number) => Math.round(value * 10) / 10;

/** `2026-11-29T09:00:00Z` */
function toStamp(time: number): string {
  return new Date(time).toISOString().replace(".000Z", "Z");
}

/** GeoSphere Austria's data hub: time series of the forecast and of the nowcast, for the points that are asked for. */
import type { ServiceDocument } from "#workers/stand-ins/services/documents.ts";
import { type SampleWeather, sampleGround, sampleWeather } from "./sample-weather.ts";

const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;
/** A run comes every three hours and reaches sixty hours ahead. */
const RUN_MS = 3 * HOUR_MS;
const RUN_HOURS = 60;

type Read = (weather: SampleWeather, time: number, place: Place) => number;
type Place = { latitude: number; longitude: number; reference: number };

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const toEast = (speed: number, from: number) => -speed * Math.sin(toRadians(from));
const toNorth = (speed: number, from: number) => -speed * Math.cos(toRadians(from));

const forecast: Readonly<Record<string, { unit: string; read: Read }>> = {
  t2m: { unit: "degree_Celsius", read: ({ temperature }) => temperature },
  sy: { unit: "1", read: (_, time, place) => toSymbol(weatherAt(time - HOUR_MS, place)) },
  rr_acc: { unit: "kg m-2", read: (_, time, place) => sumUp(time, place) },
  u10m: { unit: "m s-1", read: ({ wind, windFrom }) => toEast(wind, windFrom) },
  v10m: { unit: "m s-1", read: ({ wind, windFrom }) => toNorth(wind, windFrom) },
  ugust: { unit: "m s-1", read: ({ gusts, windFrom }) => toEast(gusts, windFrom) },
  vgust: { unit: "m s-1", read: ({ gusts, windFrom }) => toNorth(gusts, windFrom) },
  snowlmt: { unit: "m", read: ({ snowLine }) => snowLine },
};

const nowcast: typeof forecast = {
  t2m: { unit: "degree_Celsius", read: ({ temperature }) => temperature },
  rr: { unit: "kg m-2", read: ({ precipitation }) => precipitation / 4 },
  ff: { unit: "m s-1", read: ({ wind }) => wind },
  dd: { unit: "degree", read: ({ windFrom }) => windFrom },
};

function weatherAt(time: number, { latitude, longitude }: Place): SampleWeather {
  return sampleWeather(time, latitude, longitude, sampleGround(latitude, longitude));
}

/** All that fell since the run began. */
function sumUp(time: number, place: Place): number {
  let sum = 0;
  for (let hour = place.reference; hour < time; hour += HOUR_MS) sum += weatherAt(hour, place).precipitation;
  return sum;
}

function toSymbol({ precipitation, clouds, temperature }: SampleWeather): number {
  if (precipitation > 0) {
    const [light, moderate, heavy] = temperature > 2 ? [8, 9, 10] : temperature > 0.5 ? [11, 12, 13] : [14, 15, 16];
    return (precipitation < 0.6 ? light : precipitation < 2.5 ? moderate : heavy) ?? 9;
  }
  return clouds < 0.12 ? 1 : clouds < 0.35 ? 2 : clouds < 0.6 ? 3 : clouds < 0.85 ? 4 : 5;
}

type Answer = { known: typeof forecast; reference: number; times: number[]; query: URLSearchParams };

function toGeoJson({ known, reference, times, query }: Answer): string {
  const parameters = (query.getAll("parameters").join(",") || Object.keys(known).join(","))
    .split(",")
    .filter((name) => name in known);
  const features = query.getAll("lat_lon").map((pair) => {
    const [latitude = 0, longitude = 0] = pair.split(",").map(Number);
    const place = { latitude, longitude, reference };
    const toData = (name: string) => {
      const parameter = known[name];
      const data = times.map((time) => Number((parameter?.read(weatherAt(time, place), time, place) ?? 0).toFixed(2)));
      return [name, { name, unit: parameter?.unit ?? "1", data }];
    };
    return {
      type: "Feature",
      geometry: { type: "Point", coordinates: [Number(longitude.toFixed(3)), Number(latitude.toFixed(3))] },
      properties: { parameters: Object.fromEntries(parameters.map(toData)) },
    };
  });
  return JSON.stringify({
    media_type: "application/json",
    type: "FeatureCollection",
    version: "v1",
    reference_time: toStamp(reference),
    timestamps: times.map(toStamp),
    features,
  });
}

/** `2026-11-29T09:00+00:00` */
function toStamp(time: number): string {
  return new Date(time).toISOString().replace(/:\d\d\.\d{3}Z$/, "+00:00");
}

const PATH = "/v1/timeseries/forecast";

export const geosphereDocuments: readonly ServiceDocument[] = [
  {
    path: `${PATH}/nwp-v1-1h-2500m`,
    type: "application/json",
    title: "GeoSphere Austria, forecast (?lat_lon=47.5,9.75&amp;parameters=t2m,sy)",
    toBody: ({ now, query }) => {
      const reference = Math.floor((now.getTime() - 4 * HOUR_MS) / RUN_MS) * RUN_MS;
      const start = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
      const end = reference + RUN_HOURS * HOUR_MS;
      const times = Array.from({ length: (end - start) / HOUR_MS + 1 }, (_, index) => start + index * HOUR_MS);
      return toGeoJson({ known: forecast, reference, times, query });
    },
  },
  {
    path: `${PATH}/nowcast-v1-15min-1km`,
    type: "application/json",
    title: "GeoSphere Austria, nowcast (?lat_lon=47.5,9.75&amp;parameters=t2m,rr)",
    toBody: ({ now, query }) => {
      const reference = Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS;
      const times = Array.from({ length: 13 }, (_, index) => reference + index * QUARTER_MS);
      return toGeoJson({ known: nowcast, reference, times, query });
    },
  },
];

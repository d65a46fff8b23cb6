/** Locationforecast 2.0 of MET Norway (documented at `https://api.met.no/weatherapi/locationforecast/2.0/documentation`), `complete` or `compact`. */
import * as v from "valibot";
import { PORTAL_ID } from "#brand/portal-id.ts";
import { toReason } from "#workers/backend/ground/bodies/to-reason.ts";
import type { FetchText } from "#workers/backend/services/sources/fetch-text.ts";
import type { WeatherPoint } from "#workers/backend/services/weather/weather-points.ts";
import { MAX_SPANS, type Span, toEnd } from "#workers/backend/services/weather/weather-series.ts";
import { toSky } from "./met-sky.ts";

/** It allows twenty questions a second. */
const AT_ONCE = 5;

const number = v.optional(v.number());
const ahead = v.optional(
  v.object({
    summary: v.object({ symbol_code: v.string() }),
    details: v.optional(v.object({ precipitation_amount: number, air_temperature_min: number, air_temperature_max: number }), {}),
  }),
);
const answerSchema = v.object({
  properties: v.object({
    timeseries: v.pipe(
      v.array(
        v.object({
          time: v.pipe(v.string(), v.isoTimestamp()),
          data: v.object({
            instant: v.object({
              details: v.object({
                air_temperature: number,
                wind_speed: number,
                wind_speed_of_gust: number,
                wind_from_direction: number,
              }),
            }),
            next_1_hours: ahead,
            next_6_hours: ahead,
          }),
        }),
      ),
      v.nonEmpty("is empty"),
      v.maxLength(500),
    ),
  }),
});
type Entry = v.InferOutput<typeof answerSchema>["properties"]["timeseries"][number];

type Asked = {
  address: string;
  points: readonly WeatherPoint[];
  fetchText: FetchText;
  /** Where the publisher is found: whoever asks without saying so is refused. */
  contact: string;
};

/** Spans by point: an hour each for two days and a half, then six. Throws an Error for operators at the first answer that cannot be read. */
export async function askMetForecast({ address, points, fetchText, contact }: Asked): Promise<Map<string, Span[]>> {
  const found = new Map<string, Span[]>();
  for (let index = 0; index < points.length; index += AT_ONCE) {
    const some = points.slice(index, index + AT_ONCE);
    const answers = await Promise.all(
      some.map((point) =>
        fetchText(toAddress(address, point), {
          headers: { accept: "application/json", "user-agent": `${PORTAL_ID} ${contact}` },
        }),
      ),
    );
    for (const [at, { key }] of some.entries()) found.set(key, parseForecast(answers[at] ?? ""));
  }
  return found;
}

/** Four decimals at most: more are refused, since they make caches useless. */
function toAddress(address: string, { latitude, longitude, height }: WeatherPoint): string {
  const url = new URL(address);
  url.searchParams.set("lat", String(Number(latitude.toFixed(4))));
  url.searchParams.set("lon", String(Number(longitude.toFixed(4))));
  if (height !== null) url.searchParams.set("altitude", String(Math.round(height)));
  return url.href;
}

function parseForecast(json: string): Span[] {
  const parsed = v.safeParse(answerSchema, JSON.parse(json));
  if (!parsed.success) throw new Error(toReason(parsed.issues));
  const spans: Span[] = [];
  for (const entry of parsed.output.properties.timeseries) {
    const span = toSpan(entry);
    const before = spans.at(-1);
    if (span !== null && (before === undefined || span.at >= toEnd(before))) spans.push(span);
  }
  return spans.slice(0, MAX_SPANS);
}

/** Null for the last entries, which look no further. */
function toSpan({ time, data: { instant, next_1_hours: hour, next_6_hours: six } }: Entry): Span | null {
  const next = hour ?? six;
  const sky = next === undefined ? null : toSky(next.summary.symbol_code);
  if (next === undefined || sky === null) return null;
  const { air_temperature, wind_speed, wind_speed_of_gust, wind_from_direction } = instant.details;
  const { precipitation_amount, air_temperature_min, air_temperature_max } = next.details;
  return {
    at: Date.parse(time) / 1000,
    hours: hour === undefined ? 6 : 1,
    temperature: air_temperature ?? null,
    lowest: air_temperature_min ?? null,
    highest: air_temperature_max ?? null,
    precipitation: precipitation_amount ?? null,
    sky,
    wind: wind_speed ?? null,
    gusts: wind_speed_of_gust ?? null,
    windFrom: wind_from_direction ?? null,
    snowLine: null,
  };
}

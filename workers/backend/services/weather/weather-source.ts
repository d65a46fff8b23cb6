/** The forecast of each point (decision 81): the near hours by GeoSphere Austria, what lies behind them by MET Norway, or all of it by either. */
import * as v from "valibot";
import { logError } from "#shared/log/log.ts";
import { parseLocalDate, toLocalDate } from "#workers/backend/ground/dates/to-dates.ts";
import type { Refresh, ServiceSource } from "#workers/backend/services/sources/service-source.ts";
import { askForecast } from "./geosphere/ask-forecast.ts";
import { askMetForecast } from "./met-norway/ask-met-forecast.ts";
import { MAX_DAYS, toDays } from "./weather-day.ts";
import { readPoints, type WeatherPoint } from "./weather-points.ts";
import { degrees, joinSeries, type Span, seriesSchema, skies } from "./weather-series.ts";

export const providers = ["GEOSPHERE", "MET_NORWAY"] as const;
export type Provider = (typeof providers)[number];

const daySchema = v.object({ date: v.pipe(v.string(), v.isoDate()), lowest: degrees, highest: degrees, sky: v.picklist(skies) });

/** What all places are shown by; the hours of each stand in a row of their own (`weather_series`). */
export const weatherSchema = v.object({
  providers: v.array(v.picklist(providers)),
  places: v.record(v.string(), v.pipe(v.array(daySchema), v.maxLength(MAX_DAYS))),
});
export type Weather = v.InferOutput<typeof weatherSchema>;

export const weatherSource: ServiceSource<Weather> = {
  name: "weather",
  everyMinutes: 60,
  // A run reaches for two days and more; a forecast of this morning still tells tonight.
  staleAfterMinutes: 6 * 60,
  schema: weatherSchema,
  address: ({ GEOSPHERE_FORECAST_URL, MET_FORECAST_URL }) => GEOSPHERE_FORECAST_URL?.trim() || MET_FORECAST_URL,
  async load(refresh) {
    const { env, now, write } = refresh;
    const points = await readPoints(env.DB);
    const [former, ...answers] = await Promise.all([readFormer(env.DB), askNear(refresh, points), askFar(refresh, points)]);
    const good = answers.filter((answer) => answer !== null && answer.series !== null);
    const failures = answers.flatMap((answer) => (answer === null || answer.series !== null ? [] : [answer.failure]));
    if (good.length === 0) throw new Error(failures.join("; ") || "no provider is configured");
    if (failures.length > 0) logError("A forecast failed, the other and the last good one stay", failures[0]);
    const midnight = parseLocalDate(`${toLocalDate(now).slice(0, 10)}T00:00:00`);
    const places: Weather["places"] = {};
    for (const { key, height } of points) {
      // Of a height above the ground the one behind knows more: it is asked for that height.
      const order = height === null ? good : good.toReversed();
      const fresh = order.map(({ series }) => series?.get(key) ?? []);
      const series = joinSeries([...fresh, former.get(key) ?? []], midnight);
      if (series.length === 0) continue;
      write(
        env.DB.prepare(
          "INSERT INTO weather_series (place, spans) VALUES (?1, ?2) ON CONFLICT (place) DO UPDATE SET spans = ?2",
        ).bind(key, JSON.stringify(series.map(toTenths))),
      );
      places[key] = toDays(series, now)
        .slice(0, 2)
        .map(({ date, lowest, highest, sky }) => ({ date, lowest, highest, sky }));
    }
    return { providers: good.map(({ provider }) => provider), places };
  },
};

type Answer = { provider: Provider } & ({ series: Map<string, Span[]> } | { series: null; failure: string });

/** Null without its address. */
async function askNear({ env, fetchText }: Refresh<Weather>, points: WeatherPoint[]): Promise<Answer | null> {
  const address = env.GEOSPHERE_FORECAST_URL?.trim() ?? "";
  return address === "" ? null : answer("GEOSPHERE", askForecast(address, points, fetchText));
}

async function askFar({ env, fetchText }: Refresh<Weather>, points: WeatherPoint[]): Promise<Answer | null> {
  const address = env.MET_FORECAST_URL?.trim() ?? "";
  const contact = env.PUBLIC_ORIGIN ?? env.MAIL_FROM ?? "";
  return address === "" ? null : answer("MET_NORWAY", askMetForecast({ address, points, fetchText, contact }));
}

/** One that fails takes nothing from the other. */
async function answer(provider: Provider, asked: Promise<Map<string, Span[]>>): Promise<Answer> {
  try {
    return { provider, series: await asked };
  } catch (error) {
    return { provider, series: null, failure: `${provider}: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** What stands there of today, and where a provider fails of the days to come. */
async function readFormer(db: D1Database): Promise<Map<string, Span[]>> {
  const { results } = await db.prepare("SELECT place, spans FROM weather_series").all<{ place: string; spans: string }>();
  return new Map(results.map(({ place, spans }) => [place, parseSeries(spans)]));
}

/** Nothing of what a former version wrote in another form. */
export function parseSeries(json: string): Span[] {
  const parsed = v.safeParse(seriesSchema, JSON.parse(json));
  return parsed.success ? parsed.output : [];
}

/** Models say more digits than they know. */
function toTenths(span: Span): Span {
  const tenth = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);
  return {
    ...span,
    temperature: tenth(span.temperature),
    lowest: tenth(span.lowest),
    highest: tenth(span.highest),
    precipitation: tenth(span.precipitation),
    wind: tenth(span.wind),
    gusts: tenth(span.gusts),
    windFrom: span.windFrom === null ? null : Math.round(span.windFrom),
    snowLine: span.snowLine === null ? null : Math.round(span.snowLine),
  };
}

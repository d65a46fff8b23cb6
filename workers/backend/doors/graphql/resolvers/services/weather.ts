/** The weather (decision 81). */
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { toServiceState } from "#workers/backend/services/sources/snapshot.ts";
import { type Point, readWeather, readWeatherLine, readWeatherPlaces } from "#workers/backend/services/weather/read-weather.ts";
import type { Day } from "#workers/backend/services/weather/weather-day.ts";
import type { Span } from "#workers/backend/services/weather/weather-series.ts";

type Asked = { municipality: string };

export const weatherResolvers = {
  Query: {
    async weather(_: unknown, { municipality }: Asked, { queries, now }: BackendContext) {
      const { snapshot, place, nowcast, mountains, lake } = await readWeather(queries, municipality, now);
      return {
        state: toServiceState(snapshot),
        providers: snapshot.data?.providers ?? [],
        place: place === null ? null : toPoint(place),
        nowcast: nowcast === null ? null : { as_of: toIsoDate(nowcast.at), wind_from: nowcast.windFrom, ...nowcast },
        mountains: mountains.map(({ point, ...mountain }) => ({ ...mountain, point: toPoint(point) })),
        lake: lake === null ? null : { ...lake, point: toPoint(lake.point) },
      };
    },
    weather_places: (_: unknown, __: unknown, { queries, now }: BackendContext) => readWeatherPlaces(queries, now),
    async weather_line(_: unknown, { municipality }: Asked, { queries, now }: BackendContext) {
      const line = await readWeatherLine(queries, municipality, now);
      return line === null ? null : { state: toServiceState(line.snapshot), span: toSpan(line.span), today: line.today };
    },
  },
};

function toPoint({ spans, days }: Point) {
  return { spans: spans.map(toSpan), days: days.map(toDay) };
}

function toSpan({ at, windFrom, snowLine, ...span }: Span) {
  return { ...span, starts: toIsoDate(at), wind_from: windFrom, snow_line: snowLine };
}

function toDay({ snowLine, ...day }: Day) {
  return { ...day, snow_line: snowLine };
}

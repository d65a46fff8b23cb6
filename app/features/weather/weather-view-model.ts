/** The weather page as its readers see it. */
import { type ServiceStateView, toServiceStateView } from "#app/components/service-state/to-service-state-view.ts";
import { isNightAt } from "#app/components/weather/night.ts";
import { toSkyText } from "#app/components/weather/sky-texts.ts";
import { toDegrees, toHeightText, toKmh, toRainText, toWindText } from "#app/components/weather/weather-numbers.ts";
import { parseDayName, toDay, toDayName, toNoon } from "#app/domain/calendar/day-name.ts";
import {
  type DistrictKey,
  districtKeys,
  districtTitles,
  type Municipality,
  municipalities,
} from "#app/domain/municipality/municipality.ts";
import { toClockText } from "#app/domain/post/clock-text.ts";
import { toWeatherPath } from "#app/domain/weather/weather-path.ts";
import type { GetWeatherQuery, Sky, WeatherProvider } from "#graphql/generated/operations.ts";
import { type HourChart, toHourChart } from "./hour-chart.ts";
import { toRainAhead } from "./rain-ahead.ts";
import { type AvalanchesView, findWaterTemperature, type GaugeView, toAvalanches, toGauges } from "./waters-view-model.ts";

type Wire = GetWeatherQuery["weather"];
type WirePoint = NonNullable<Wire["place"]>;
type WireSpan = WirePoint["spans"][number];

export type HourRow = {
  time: string;
  sky: Sky;
  isNight: boolean;
  text: string;
  temperature: string;
  rain: string | null;
  wind: string | null;
};
export type DayRow = {
  date: string;
  /** "Heute", "Montag" */
  name: string;
  day: string;
  sky: Sky;
  text: string;
  lowest: string;
  highest: string;
  /** Of the range of the whole week, in hundredths. */
  bar: { from: number; width: number } | null;
  rain: string | null;
  gusts: string | null;
  snowLine: string | null;
};
export type PlaceRow = { title: string; link: string; sky: Sky; range: string };

export type WeatherView = {
  title: string;
  slug: string;
  state: ServiceStateView;
  source: { title: string; link: null } | null;
  now: {
    temperature: string;
    sky: Sky;
    isNight: boolean;
    text: string;
    wind: string | null;
    moment: string;
    ahead: string | null;
  } | null;
  chart: HourChart | null;
  hours: HourRow[];
  days: DayRow[];
  mountains: {
    name: string;
    height: string;
    sky: Sky;
    isNight: boolean;
    text: string;
    now: string;
    range: string;
    wind: string | null;
  }[];
  lake: {
    water: string | null;
    name: string;
    sky: Sky;
    isNight: boolean;
    text: string;
    now: string;
    wind: string | null;
    gusts: string | null;
  } | null;
  avalanches: AvalanchesView;
  gauges: GaugeView[];
  districts: { key: DistrictKey; title: string; places: PlaceRow[] }[];
};

const providers: Readonly<Record<WeatherProvider, string>> = { GEOSPHERE: "GeoSphere Austria", MET_NORWAY: "MET Norway" };

const weekday = new Intl.DateTimeFormat("de-AT", { timeZone: "UTC", weekday: "long" });
const dayOfMonth = new Intl.DateTimeFormat("de-AT", { timeZone: "UTC", day: "numeric", month: "long" });

/** Below it nobody is told of the height from which on it snows: it is summer. */
const SNOW_MATTERS_BELOW = 2200;
/** Kilometres an hour that are worth a word. */
const STRONG_GUSTS = 35;
const SNOW_STEP = 50;
/** Millimetres of a day from which on it is said how deep down they fall as snow. */
const SNOW_MATTERS_FROM = 1;

export function toWeatherView(
  municipality: Municipality,
  { weather, weather_places, avalanches, gauges }: GetWeatherQuery,
  now: Date,
): WeatherView {
  const { state, place, nowcast, mountains, lake } = weather;
  const isNight = (iso: string) => isNightAt(Date.parse(iso), municipality);
  const spans = place?.spans ?? [];
  return {
    title: municipality.title,
    slug: municipality.slug,
    state: toServiceStateView(state),
    source:
      weather.providers.length === 0 ? null : { title: weather.providers.map((one) => providers[one]).join(", "), link: null },
    now: toNow(spans[0], nowcast ?? null, isNight, now),
    chart: toHourChart(
      spans.map(({ starts, temperature, precipitation, sky }) => ({
        time: toClockText(starts),
        temperature: temperature ?? 0,
        precipitation: precipitation ?? 0,
        sky,
        isNight: isNight(starts),
      })),
      toDegrees,
    ),
    hours: spans.map((span) => ({
      ...toPresent(span, isNight),
      time: toClockText(span.starts),
      temperature: toDegrees(span.temperature ?? null),
      rain: toRainText(span.precipitation ?? null),
      wind: toWindText(span.wind ?? null, span.wind_from ?? null),
    })),
    days: toDayRows(place?.days ?? [], now),
    mountains: mountains.flatMap(({ name, height, point }) => {
      const [span] = point.spans;
      const [day] = point.days;
      if (span === undefined) return [];
      const range = day === undefined ? "" : toRange(day);
      return [
        {
          ...toPresent(span, isNight),
          name,
          height: toHeightText(height),
          now: toDegrees(span.temperature ?? null),
          range,
          wind: toWindText(span.wind ?? null, span.wind_from ?? null),
        },
      ];
    }),
    lake: toLake(lake ?? null, findWaterTemperature(gauges.items, lake?.name ?? ""), isNight),
    avalanches: toAvalanches(avalanches),
    gauges: toGauges(gauges.items),
    districts: toDistricts(weather_places),
  };
}

function toPresent({ sky, starts }: Pick<WireSpan, "sky" | "starts">, isNightAtStart: (iso: string) => boolean) {
  const isNight = isNightAtStart(starts);
  return { sky, isNight, text: toSkyText(sky, isNight) };
}

/** What is measured, where somebody measures, else what the forecast says of the hour. */
function toNow(
  span: WireSpan | undefined,
  nowcast: Wire["nowcast"],
  isNight: (iso: string) => boolean,
  now: Date,
): WeatherView["now"] {
  if (span === undefined) return null;
  const measured = nowcast ?? null;
  const present = toPresent({ sky: span.sky, starts: now.toISOString() }, isNight);
  return {
    ...present,
    temperature: toDegrees(measured?.temperature ?? span.temperature ?? null),
    wind: toWindText(measured?.wind ?? span.wind ?? null, measured?.wind_from ?? span.wind_from ?? null),
    moment: toClockText(measured?.as_of ?? span.starts),
    ahead: measured === null ? null : toRainAhead(measured, now.getTime()),
  };
}

function toDayRows(days: WirePoint["days"], now: Date): DayRow[] {
  const all = days.flatMap(({ lowest, highest }) => [lowest, highest]).filter((value) => value != null);
  const [floor, ceiling] = [Math.min(...all), Math.max(...all)];
  const room = Math.max(1, ceiling - floor);
  const today = toDayName(toDay(now));
  return days.flatMap(({ date, lowest, highest, sky, precipitation, gusts, snow_line }) => {
    const day = parseDayName(date);
    if (day === null) return [];
    const noon = toNoon(day);
    return [
      {
        date,
        name: date === today ? "Heute" : weekday.format(noon),
        day: dayOfMonth.format(noon),
        sky,
        text: toSkyText(sky, false),
        lowest: toDegrees(lowest ?? null),
        highest: toDegrees(highest ?? null),
        bar:
          lowest == null || highest == null
            ? null
            : {
                from: Math.round(((lowest - floor) / room) * 100),
                width: Math.max(4, Math.round(((highest - lowest) / room) * 100)),
              },
        rain: toRainText(precipitation ?? null),
        gusts: gusts == null || toKmh(gusts) < STRONG_GUSTS ? null : `Böen ${toKmh(gusts)}\u00a0km/h`,
        snowLine: toSnowLine(snow_line ?? null, precipitation ?? null),
      },
    ];
  });
}

function toSnowLine(metres: number | null, precipitation: number | null): string | null {
  if (metres === null || metres > SNOW_MATTERS_BELOW || (precipitation ?? 0) < SNOW_MATTERS_FROM) return null;
  return `Schnee ab ${toHeightText(metres, SNOW_STEP)}`;
}

function toRange({ lowest, highest }: { lowest?: number | null; highest?: number | null }): string {
  return `${toDegrees(lowest ?? null)} bis ${toDegrees(highest ?? null)}`;
}

function toLake(lake: Wire["lake"], water: number | null, isNight: (iso: string) => boolean): WeatherView["lake"] {
  const [span] = lake?.point.spans ?? [];
  if (lake == null || span === undefined) return null;
  return {
    ...toPresent(span, isNight),
    name: lake.name,
    now: toDegrees(span.temperature ?? null),
    wind: toWindText(span.wind ?? null, span.wind_from ?? null),
    water: water === null ? null : toDegrees(water),
    gusts: span.gusts == null ? null : `${toKmh(span.gusts)}\u00a0km/h`,
  };
}

function toDistricts(places: GetWeatherQuery["weather_places"]): WeatherView["districts"] {
  const today = new Map(
    places.flatMap(({ municipality, days: [day] }) => (day === undefined ? [] : [[municipality, day] as const])),
  );
  return districtKeys.flatMap((key) => {
    const rows = municipalities.flatMap(({ slug, title, district }) => {
      const day = today.get(slug);
      return district !== key || day === undefined
        ? []
        : [
            {
              title,
              link: toWeatherPath(slug),
              sky: day.sky,
              range: `${toDegrees(day.lowest ?? null)}\u2009/\u2009${toDegrees(day.highest ?? null)}`,
            },
          ];
    });
    return rows.length === 0 ? [] : [{ key, title: districtTitles[key], places: rows }];
  });
}

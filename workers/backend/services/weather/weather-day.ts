import { toLocalDate } from "#workers/backend/ground/dates/to-dates.ts";
import { type Sky, type Span, toEnd } from "./weather-series.ts";

export type Day = {
  /** Of the region: `2026-11-29`. */
  date: string;
  lowest: number | null;
  highest: number | null;
  /** Millimetres. */
  precipitation: number | null;
  sky: Sky;
  /** Metres a second: the strongest gust, or the strongest wind where the source knows no gusts. */
  gusts: number | null;
  /** The lowest of the day. */
  snowLine: number | null;
};

export const MAX_DAYS = 7;
/** Of a day that is told less, nothing is said. */
const MIN_HOURS = 18;
const DAY_BEGINS = 7;
const DAY_ENDS = 19;
/** This part of the light hours makes a wet day. */
const WET_SHARE = 0.25;

const dry: ReadonlySet<Sky> = new Set(["CLEAR", "FAIR", "PARTLY_CLOUDY", "CLOUDY", "FOG"]);

/** Seven days at most, from that of `now` (seconds) on. A span belongs to the day of its middle. */
export function toDays(series: readonly Span[], now: number): Day[] {
  const today = toLocalDate(now).slice(0, 10);
  const byDate = Map.groupBy(series, (span) => toLocalDate((span.at + toEnd(span)) / 2).slice(0, 10));
  return [...byDate]
    .filter(([date, spans]) => date === today || (date > today && countHours(spans) >= MIN_HOURS))
    .slice(0, MAX_DAYS)
    .map(([date, spans]) => toDay(date, spans));
}

function toDay(date: string, spans: readonly Span[]): Day {
  const read = (select: (span: Span) => number | null) => spans.map(select).filter((value) => value !== null);
  const rain = read(({ precipitation }) => precipitation);
  return {
    date,
    lowest: least(read(({ lowest, temperature }) => lowest ?? temperature)),
    highest: most(read(({ highest, temperature }) => highest ?? temperature)),
    precipitation: rain.length === 0 ? null : rain.reduce((sum, value) => sum + value, 0),
    sky: toDaySky(spans),
    gusts: most(read(({ gusts, wind }) => gusts ?? wind)),
    snowLine: least(read(({ snowLine }) => snowLine)),
  };
}

/** What it is like while it is light: the wet sky that lasts longest where it rains for a quarter of it, else the dry one. */
function toDaySky(spans: readonly Span[]): Sky {
  const light = spans.filter((span) => {
    const hour = Number(toLocalDate((span.at + toEnd(span)) / 2).slice(11, 13));
    return hour >= DAY_BEGINS && hour < DAY_ENDS;
  });
  const counted = light.length === 0 ? spans : light;
  const wet = counted.filter(({ sky }) => !dry.has(sky));
  const isWet = countHours(wet) >= WET_SHARE * countHours(counted);
  const skies = isWet ? wet : counted.filter(({ sky }) => dry.has(sky));
  const hours = new Map<Sky, number>();
  for (const { sky, hours: long } of skies) hours.set(sky, (hours.get(sky) ?? 0) + long);
  const [longest] = [...hours].sort(([, one], [, other]) => other - one);
  return longest?.[0] ?? "CLOUDY";
}

const countHours = (spans: readonly Span[]) => spans.reduce((sum, { hours }) => sum + hours, 0);
const least = (values: readonly number[]) => (values.length === 0 ? null : Math.min(...values));
const most = (values: readonly number[]) => (values.length === 0 ? null : Math.max(...values));

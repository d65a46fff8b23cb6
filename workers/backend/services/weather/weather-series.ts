/** The forecast of one point as it is kept (docs/services.md, "Weather"): spans one after the other, of an hour at first and of six later. */
import * as v from "valibot";

/** What the sky does; by day and by night alike. */
export const skies = [
  "CLEAR",
  "FAIR",
  "PARTLY_CLOUDY",
  "CLOUDY",
  "FOG",
  "LIGHT_RAIN",
  "RAIN",
  "HEAVY_RAIN",
  "SHOWERS",
  "SLEET",
  "LIGHT_SNOW",
  "SNOW",
  "SNOW_SHOWERS",
  "THUNDERSTORM",
] as const;
export type Sky = (typeof skies)[number];

const between = (min: number, max: number) => v.nullable(v.pipe(v.number(), v.minValue(min), v.maxValue(max)));
/** °C; colder or warmer it was nowhere on earth. */
export const degrees = between(-90, 60);
/** Metres a second. */
export const speed = between(0, 120);

export const spanSchema = v.object({
  /** The moment at which it begins, in seconds. */
  at: v.pipe(v.number(), v.integer()),
  hours: v.picklist([1, 6]),
  /** At its begin. */
  temperature: degrees,
  /** Within it, where the source says so. */
  lowest: degrees,
  highest: degrees,
  /** Millimetres within it. */
  precipitation: between(0, 1000),
  sky: v.picklist(skies),
  wind: speed,
  gusts: speed,
  /** Degrees from north where the wind comes from. */
  windFrom: between(0, 360),
  /** Metres above the sea from which on it snows. */
  snowLine: between(0, 9000),
});

/** A week and a half in spans. */
export const MAX_SPANS = 150;
export const seriesSchema = v.pipe(v.array(spanSchema), v.maxLength(MAX_SPANS));
export type Span = v.InferOutput<typeof spanSchema>;

const HOUR_S = 3600;
export const toEnd = ({ at, hours }: Pick<Span, "at" | "hours">) => at + hours * HOUR_S;

/** One series of several: where two have a span of the same time, the one named first counts. Spans that end before `from` go. */
export function joinSeries(several: readonly (readonly Span[])[], from: number): Span[] {
  const joined: Span[] = [];
  for (const series of several) {
    const known = joined.toSorted((one, other) => one.at - other.at);
    joined.push(...series.filter((span) => toEnd(span) > from && !known.some((other) => overlaps(span, other))));
  }
  return joined.sort((one, other) => one.at - other.at).slice(0, MAX_SPANS);
}

function overlaps(one: Span, other: Span): boolean {
  return one.at < toEnd(other) && other.at < toEnd(one);
}

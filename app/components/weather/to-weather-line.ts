/** The weather of a place in a line: on the front page of whoever chose it, and on its own. */
import type { Municipality } from "#app/domain/municipality/municipality.ts";
import { toWeatherPath } from "#app/domain/weather/weather-path.ts";
import type { Sky, WeatherLineFieldsFragment } from "#graphql/generated/operations.ts";
import { isNightAt } from "./night.ts";
import { toSkyText } from "./sky-texts.ts";
import { toDegrees } from "./weather-numbers.ts";

export type WeatherLineView = {
  place: string;
  link: string;
  sky: Sky;
  isNight: boolean;
  temperature: string;
  text: string;
  /** "heute 4° bis 11°" */
  today: string | null;
  isSample: boolean;
};

/** Null where the back end knows no weather. */
export function toWeatherLine(
  { slug, title, ...at }: Municipality,
  line: WeatherLineFieldsFragment | null,
): WeatherLineView | null {
  if (line == null) return null;
  const { span, today, state } = line;
  const isNight = isNightAt(Date.parse(span.starts), at);
  return {
    place: title,
    link: toWeatherPath(slug),
    sky: span.sky,
    isNight,
    temperature: toDegrees(span.temperature ?? null),
    text: toSkyText(span.sky, isNight),
    today: today == null ? null : `heute ${toDegrees(today.lowest ?? null)} bis ${toDegrees(today.highest ?? null)}`,
    isSample: state.is_sample,
  };
}

import { DOT } from "#app/ui/dot/dot.ts";
import { SkyIcon } from "./sky-icon.tsx";
import type { WeatherLineView } from "./to-weather-line.ts";

/** The weather in a line that leads to all of it, on the page of its place. */
export function WeatherLine({ line: { link, sky, isNight, temperature, text, today, isSample } }: { line: WeatherLineView }) {
  return (
    <a href={link} className="group inline-flex min-h-11 max-w-full items-center gap-2.5 leading-snug">
      <SkyIcon sky={sky} isNight={isNight} className="size-8" />
      <span>
        <span className="font-semibold tabular-nums group-hover:text-accent">{temperature}</span>
        <span className="text-soft">
          {` ${text}`}
          {today !== null && `${DOT}${today}`}
          {isSample && `${DOT}Beispieldaten`}
        </span>
      </span>
    </a>
  );
}

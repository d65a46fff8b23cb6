import { DOT } from "#app/ui/dot/dot.ts";
import { SkyIcon } from "./sky-icon.tsx";
import type { WeatherLineView } from "./to-weather-line.ts";

/** The weather of a place in a line that leads to all of it. */
export function WeatherLine({
  line: { place, link, sky, isNight, temperature, text, today, isSample },
  hasPlace,
}: {
  line: WeatherLineView;
  hasPlace: boolean;
}) {
  return (
    <a href={link} className="group inline-flex min-h-11 max-w-full items-center gap-2.5 leading-snug">
      <SkyIcon sky={sky} isNight={isNight} className="size-8" />
      <span>
        {hasPlace && <span className="font-semibold group-hover:text-accent">{place} </span>}
        <span className={`tabular-nums ${hasPlace ? "" : "font-semibold"}`}>{temperature}</span>
        <span className="text-soft">
          {` ${text}`}
          {today !== null && `${DOT}${today}`}
          {isSample && `${DOT}Beispieldaten`}
        </span>
      </span>
    </a>
  );
}

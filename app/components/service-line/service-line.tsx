import { SkyIcon } from "#app/components/weather/sky-icon.tsx";
import type { WeatherLineView } from "#app/components/weather/to-weather-line.ts";
import { ARRANGE_PATH, type LineService } from "#app/domain/services/service-order.ts";
import { DOT } from "#app/ui/dot/dot.ts";

type ServiceLineProps = {
  services: readonly LineService[];
  /** Of the municipality that the reader chose: in the place of the service's name. */
  weather: WeatherLineView | null;
  canArrange: boolean;
  label?: string;
};

/** One line of services, which scrolls where there is no room for it. */
export function ServiceLine({ services, weather, canArrange, label = "Services" }: ServiceLineProps) {
  return (
    <nav aria-label={label} className="section-bar service-line print:hidden">
      <ul>
        {services.map(({ name, title, link }) => (
          <li key={name}>{name === "wetter" && weather !== null ? <Weather weather={weather} /> : <a href={link}>{title}</a>}</li>
        ))}
        {canArrange && (
          <li>
            <a href={ARRANGE_PATH} className="text-soft">
              Anordnen
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

function Weather({ weather: { place, link, sky, isNight, temperature, text, today, isSample } }: { weather: WeatherLineView }) {
  return (
    <a href={link}>
      <SkyIcon sky={sky} isNight={isNight} className="size-7" />
      <span>
        {`${place} ${temperature}`}
        <span className="font-normal text-soft">
          {` ${text}`}
          {today !== null && <span className="max-lg:hidden">{`${DOT}${today}`}</span>}
          {isSample && `${DOT}Beispieldaten`}
        </span>
      </span>
    </a>
  );
}

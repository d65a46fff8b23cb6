import { SkyStrokes } from "#app/components/weather/sky-icon.tsx";
import { toSkyText } from "#app/components/weather/sky-texts.ts";
import type { Sky } from "#app/domain/weather/sky.ts";
import { Title } from "#app/ui/title/title.tsx";
import type { WeatherView } from "./weather-view-model.ts";

const toId = (sky: Sky) => `himmel-${sky.toLowerCase()}`;

/** All places with their day. Each picture is drawn once. */
export function PlaceLinks({ districts }: Pick<WeatherView, "districts">) {
  const skies = [...new Set(districts.flatMap(({ places }) => places.map(({ sky }) => sky)))];
  return (
    <section aria-labelledby="alle-gemeinden" className="mt-12">
      <Title size="section" as="h2" id="alle-gemeinden" className="border-t border-strong-rule pt-3">
        Heute in allen Gemeinden
      </Title>
      <svg className="hidden" aria-hidden="true">
        {skies.map((sky) => (
          <symbol key={sky} id={toId(sky)} viewBox="0 0 32 32">
            <SkyStrokes sky={sky} isNight={false} />
          </symbol>
        ))}
      </svg>
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {districts.map(({ key, title, places }) => (
          <div key={key}>
            <h3 className="mt-5 mb-1 font-semibold">Bezirk {title}</h3>
            <ul>
              {places.map(({ title: name, link, sky, range }) => (
                <li key={link}>
                  <a href={link} className="flex min-h-10 items-center gap-2 hover:text-accent">
                    <svg className="size-6 flex-none" role="img" aria-label={toSkyText(sky, false)}>
                      <use href={`#${toId(sky)}`} />
                    </svg>
                    <span className="min-w-0 flex-1">{name}</span>
                    <span className="text-[0.9375rem] text-soft tabular-nums">{range}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

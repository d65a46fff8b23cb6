import { MunicipalityOptions } from "#app/components/municipality/municipality-options.tsx";
import { PageHeading } from "#app/components/section/page-heading.tsx";
import { TitledSection } from "#app/components/section/titled-section.tsx";
import { ServiceState } from "#app/components/service-state/service-state.tsx";
import type { Teaser } from "#app/components/teaser/teaser.ts";
import { TeaserText } from "#app/components/teaser/teaser-card.tsx";
import type { WarningView } from "#app/components/warnings/to-warnings.ts";
import { SkyIcon } from "#app/components/weather/sky-icon.tsx";
import { WEATHER_PATH } from "#app/domain/weather/weather-path.ts";
import { Button } from "#app/ui/button/button.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { land } from "#brand/land.ts";
import { DayList } from "./day-list.tsx";
import { HourForecast } from "./hour-forecast.tsx";
import { PlaceLinks } from "./place-links.tsx";
import { WarningList } from "./warning-list.tsx";
import { Avalanches, Gauges } from "./waters.tsx";
import type { WeatherView } from "./weather-view-model.ts";

type WeatherPageProps = {
  view: WeatherView;
  news: Teaser[];
  warnings: WarningView[];
  /** No place was named: it is that of the reader, or the usual one. */
  isOverview: boolean;
};

/** The weather of a place, and of the region around it: mountains, lake, and all other places. */
export function WeatherPage({ view, news, warnings, isOverview }: WeatherPageProps) {
  const { title, slug, state, source, now, chart, hours, days, mountains, lake, avalanches, gauges, districts } = view;
  return (
    <>
      <PageHeading
        title={isOverview ? "Wetter" : `Wetter in ${title}`}
        description={isOverview ? `Das Wetter ${land.in}: jetzt, heute und in den nächsten Tagen.` : null}
      />
      <div className="mb-6">
        <ServiceState state={state} subject="Wetter" source={source} />
      </div>
      {warnings.length > 0 && <WarningList warnings={warnings} isOfPlace={!isOverview} />}
      <div className="grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-10">
          {now !== null && <Now title={title} now={now} isOverview={isOverview} />}
          {state.moment !== null && now === null && <p>Für {title} liegt keine Vorhersage vor.</p>}
          {hours.length > 0 && <HourForecast chart={chart} hours={hours} title={title} />}
          {days.length > 0 && <DayList days={days} title={title} />}
        </div>
        <aside aria-label={`Mehr Wetter ${land.in}`} className="grid min-w-0 grid-cols-1 content-start gap-10">
          <PlaceForm slug={slug} />
          {mountains.length > 0 && <Mountains mountains={mountains} />}
          {lake !== null && <Lake lake={lake} />}
          {avalanches.bulletins.length > 0 && <Avalanches avalanches={avalanches} />}
          {gauges.length > 0 && <Gauges gauges={gauges} />}
          {news.length > 0 && (
            <TitledSection title="Wetter in den Nachrichten" link="/news/wetter">
              <ul className="space-y-5">
                {news.map((teaser) => (
                  <li key={teaser.id}>
                    <TeaserText teaser={teaser} size="S" />
                  </li>
                ))}
              </ul>
            </TitledSection>
          )}
        </aside>
      </div>
      {districts.length > 0 && <PlaceLinks districts={districts} />}
      <p className="mt-8 text-[0.9375rem] text-soft">
        Wie es auf den Straßen und auf den Pisten ist: <TextLink href="/verkehr">Verkehr</TextLink>,{" "}
        <TextLink href="/schneebericht">Schneebericht</TextLink>.
      </p>
    </>
  );
}

function Now({ title, now, isOverview }: { title: string; now: NonNullable<WeatherView["now"]>; isOverview: boolean }) {
  return (
    <section
      aria-label={`Jetzt in ${title}`}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-3 md:grid-cols-[auto_auto_minmax(0,1fr)]"
    >
      <SkyIcon sky={now.sky} isNight={now.isNight} className="size-18" isLarge />
      <p className="font-serif text-[3.5rem] leading-none font-[640] tabular-nums">{now.temperature}</p>
      <div className="leading-snug max-md:col-span-2">
        <p className="font-semibold">{isOverview ? `${title}: ${now.text}` : now.text}</p>
        {now.wind !== null && <p>{now.wind === "windstill" ? "Windstill" : `Wind ${now.wind}`}</p>}
        {now.ahead !== null && <p>{now.ahead}</p>}
        <p className="text-[0.875rem] text-soft">{`Um ${now.moment}\u00a0Uhr`}</p>
      </div>
    </section>
  );
}

function PlaceForm({ slug }: { slug: string }) {
  return (
    <form
      method="get"
      action={WEATHER_PATH}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 bg-surface p-4 print:hidden"
    >
      <label className="grid gap-1">
        <span className="font-semibold">Gemeinde</span>
        <select
          name="gemeinde"
          defaultValue={slug}
          className="min-h-12 w-full min-w-0 rounded-sm border border-soft bg-ground px-[0.7rem] py-[0.4rem]"
        >
          <MunicipalityOptions />
        </select>
      </label>
      <Button type="submit" size="l">
        Anzeigen
      </Button>
    </form>
  );
}

function Mountains({ mountains }: { mountains: WeatherView["mountains"] }) {
  return (
    <TitledSection title="Auf den Bergen" link={null}>
      <ul className="grid gap-4">
        {mountains.map(({ name, height, sky, isNight, text, now, range, wind }) => (
          <li key={name} className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-3 leading-snug">
            <SkyIcon sky={sky} isNight={isNight} />
            <span>
              <span className="font-semibold">{name}</span> <span className="text-soft">{height}</span>
              <br />
              <span className="text-[0.9375rem] text-soft">{[text, wind].filter((part) => part !== null).join(", ")}</span>
            </span>
            <span className="text-right tabular-nums">
              <span className="font-semibold">{now}</span>
              <br />
              <span className="text-[0.875rem] text-soft">{range}</span>
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function Lake({ lake: { name, water, sky, isNight, text, now, wind, gusts } }: { lake: NonNullable<WeatherView["lake"]> }) {
  return (
    <TitledSection title={`Am ${name}`} link={null}>
      <div className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-3 leading-snug">
        <SkyIcon sky={sky} isNight={isNight} />
        <p>
          {wind !== null && <span className="font-semibold">{wind === "windstill" ? "Windstill" : `Wind ${wind}`}</span>}
          <br />
          <span className="text-[0.9375rem] text-soft">{gusts === null ? text : `${text}, Böen ${gusts}`}</span>
          {water !== null && (
            <>
              <br />
              <span className="text-[0.9375rem] text-soft">{`Wasser ${water}`}</span>
            </>
          )}
        </p>
        <p className="font-semibold tabular-nums">{now}</p>
      </div>
    </TitledSection>
  );
}

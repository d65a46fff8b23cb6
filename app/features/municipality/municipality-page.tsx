import { Ad } from "#app/components/advertising/ad.tsx";
import { FollowButton } from "#app/components/follow/follow-button.tsx";
import { PagedListing } from "#app/components/listing/paged-listing.tsx";
import { PageHeading } from "#app/components/section/page-heading.tsx";
import { TitledSection } from "#app/components/section/titled-section.tsx";
import type { Teaser } from "#app/components/teaser/teaser.ts";
import { TeaserText } from "#app/components/teaser/teaser-card.tsx";
import type { WarningLineView } from "#app/components/warnings/to-warnings.ts";
import { WarningLine } from "#app/components/warnings/warning-line.tsx";
import type { WeatherLineView } from "#app/components/weather/to-weather-line.ts";
import { WeatherLine } from "#app/components/weather/weather-line.tsx";
import { toPlaceDeathNoticesPath } from "#app/domain/death-notice/death-notice-paths.ts";
import { toPlaceEventsPath } from "#app/domain/event/event-paths.ts";
import { districtKeys, districtTitles, municipalities } from "#app/domain/municipality/municipality.ts";
import { DOT } from "#app/ui/dot/dot.ts";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { land } from "#brand/land.ts";
import type { MunicipalityView } from "./municipality-view-model.ts";
import { PlacePortrait } from "./place-portrait.tsx";
import { PlaceServices } from "./place-services.tsx";

type MunicipalityPageProps = {
  view: MunicipalityView;
  weather: WeatherLineView | null;
  /** The worst that is in force or to come. */
  warning: WarningLineView | null;
};

/** Where a municipality is, its news, and beside them notices, services and the election. */
export function MunicipalityPage({ view, weather, warning }: MunicipalityPageProps) {
  const { title, listing, notices, election, topics, slug, services, events } = view;
  const isFirst = listing.page === 1;
  return (
    <>
      <PageHeading
        title={title}
        description={isFirst ? "Nachrichten, Vereine, Schulen und Familiäres aus der Gemeinde." : null}
        note={isFirst ? null : `Seite ${listing.page}`}
      >
        <FollowButton subject={{ kind: "municipality", key: slug, title }} />
      </PageHeading>
      {warning !== null && (
        <p className="mb-4">
          <WarningLine line={warning} />
        </p>
      )}
      {isFirst && <PlacePortrait view={view} />}
      {isFirst && listing.teasers.length > 0 && <Ad place="municipality" />}
      <div className="grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)]">
        <section aria-labelledby="neues">
          <Title size="rank" as="h2" id="neues" className="mb-4 border-t-2 border-strong-rule pt-3">
            Neues aus {title}
          </Title>
          <PagedListing listing={listing} emptyText={`Aus ${title} gibt es noch keine Beiträge.`} />
        </section>
        <aside className="space-y-10" aria-label={`Mehr aus ${title}`}>
          <TeaserColumn title="Aus der Gemeinde" link={`/news/news-aus-${slug}`} teasers={notices} />
          {weather !== null && (
            <TitledSection title="Wetter" link={weather.link}>
              <WeatherLine line={weather} />
            </TitledSection>
          )}
          {events.length > 0 && (
            <TitledSection title="Termine" link={toPlaceEventsPath(slug)}>
              <ul className="space-y-3">
                {events.map(({ id, link, title: name, iso, day, time, where }) => (
                  <li key={id} className="leading-snug">
                    <time dateTime={iso} className="text-[0.875rem] font-semibold text-soft">
                      {`${day}${DOT}${time}`}
                    </time>
                    <br />
                    <TextLink href={link}>{name}</TextLink>
                    {where !== "" && (
                      <>
                        <br />
                        <span className="text-[0.875rem] text-soft wrap-anywhere">{where}</span>
                      </>
                    )}
                  </li>
                ))}
              </ul>
            </TitledSection>
          )}
          {services !== null && <PlaceServices services={services} />}
          <p>
            <TextLink isTall href={toPlaceDeathNoticesPath(slug)}>
              Todesanzeigen aus {title}
            </TextLink>
          </p>
          {topics.length > 0 && (
            <TitledSection title="Themen" link="/themen">
              <ul className="flex flex-wrap gap-x-4 gap-y-1">
                {topics.map(({ title: name, link }) => (
                  <li key={link}>
                    <TextLink href={link}>{name}</TextLink>
                  </li>
                ))}
              </ul>
            </TitledSection>
          )}
          <TeaserColumn title="Gemeindewahl" link={`/themen/gemeindewahl-${slug}`} teasers={election} />
        </aside>
      </div>
    </>
  );
}

function TeaserColumn({ title, link, teasers }: { title: string; link: string; teasers: Teaser[] }) {
  if (teasers.length === 0) return null;
  return (
    <TitledSection title={title} link={link}>
      <ul className="space-y-5">
        {teasers.map((teaser) => (
          <li key={teaser.id}>
            <TeaserText teaser={teaser} size="S" />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** The page when no municipality is chosen: all of them, by district. */
export function ChooseMunicipalityPage() {
  return (
    <>
      <PageHeading
        title="Gemeinden"
        isRuled={false}
        description={`Wähle deine Gemeinde: Nachrichten, Vereine, Schulen und Familiäres aus allen ${municipalities.length} Gemeinden ${land.of}.`}
      />
      {districtKeys.map((district) => (
        <TitledSection key={district} title={`Bezirk ${districtTitles[district]}`} link={null} className="mb-10">
          <ul className="columns-2 gap-6 sm:columns-3 lg:columns-5">
            {municipalities
              .filter((municipality) => municipality.district === district)
              .map(({ slug, title }) => (
                <li key={slug} className="break-inside-avoid">
                  <a href={`/gemeinde/${slug}`} className="underline-hover inline-flex min-h-9 min-w-9 items-center">
                    {title}
                  </a>
                </li>
              ))}
          </ul>
        </TitledSection>
      ))}
      <p className="text-[0.875rem] text-soft">
        Daten der Gemeinden: Statistik Austria (data.statistik.gv.at), vereinfacht von Flooh Perlot, und GeoNames,
        CC&nbsp;BY&nbsp;4.0
      </p>
    </>
  );
}

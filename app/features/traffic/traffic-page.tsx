import { RegionMap } from "#app/components/region-map/region-map.tsx";
import { PageHeading } from "#app/components/section/page-heading.tsx";
import { ServiceState } from "#app/components/service-state/service-state.tsx";
import { TrafficList } from "#app/components/traffic/traffic-list.tsx";
import { Island } from "#app/islands/island.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { land } from "#brand/land.ts";
import { DISTRICT_PARAMETER, ROAD_PARAMETER, type TrafficView } from "./traffic-view-model.ts";
import { TrafficWatchIsland } from "./traffic-watch.island.tsx";

type TrafficPageProps = {
  view: TrafficView /** Of the page without a filter, and of this one. */;
  paths: { all: string; own: string };
};

/** Reports of the roads: a list, the map to it, and a form that picks a road or a district. */
export function TrafficPage({ view, paths }: TrafficPageProps) {
  return (
    <>
      <PageHeading title="Verkehr" description={`Staus, Unfälle, Sperren und Baustellen auf den Straßen ${land.of}.`} />
      <div className="mb-6">
        <ServiceState state={view.state} subject="Verkehrsmeldungen" source={view.source} />
      </div>
      {view.state.moment !== null && (
        <>
          <Filter filter={view.filter} isFiltered={view.isFiltered} path={paths.all} />
          <div className="grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(14rem,18rem)]">
            <section aria-labelledby="meldungen" className="min-w-0">
              <Title size="rank" as="h2" id="meldungen" className="mb-4">
                {view.count}
              </Title>
              <Island of={TrafficWatchIsland} until="idle" props={{ revision: view.revision, path: paths.own }} />
              {view.empty === null ? <TrafficList reports={view.reports} /> : <p>{view.empty}</p>}
            </section>
            <aside
              aria-label="Karte"
              className="self-start max-md:order-first max-md:w-full max-md:max-w-[20rem] md:sticky md:top-4 print:hidden"
            >
              <RegionMap
                marks={view.marks}
                caption={view.marks.length === 0 ? "" : "Die Nummern führen zu den Meldungen in der Liste."}
              />
            </aside>
          </div>
        </>
      )}
    </>
  );
}

const select = "min-h-12 w-full min-w-0 rounded-sm border border-soft bg-ground px-[0.7rem] py-[0.4rem]";

function Filter({ filter, isFiltered, path }: { filter: TrafficView["filter"]; isFiltered: boolean; path: string }) {
  return (
    <form method="get" action={path} className="mb-8 rounded-xs bg-surface p-4 print:hidden">
      <div className="grid grid-cols-1 items-end gap-3 min-[30rem]:grid-cols-[repeat(2,minmax(0,1fr))_auto]">
        <label className="grid gap-1">
          <span className="font-semibold">Straße</span>
          <select name={ROAD_PARAMETER} defaultValue={filter.road} className={select}>
            <option value="">Alle Straßen</option>
            {filter.roads.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label className="grid gap-1">
          <span className="font-semibold">Bezirk</span>
          <select name={DISTRICT_PARAMETER} defaultValue={filter.district} className={select}>
            <option value="">Alle Bezirke</option>
            {filter.districts.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" size="l">
          Anzeigen
        </Button>
      </div>
      {isFiltered && (
        <p className="mt-3">
          <TextLink href={path}>Alle Meldungen zeigen</TextLink>
        </p>
      )}
    </form>
  );
}

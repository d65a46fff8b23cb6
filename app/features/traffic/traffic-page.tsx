import { MAP_BOX, RegionGround } from "#app/components/region-map/region-map.tsx";
import { PageHeading } from "#app/components/section/page-heading.tsx";
import { ServiceState } from "#app/components/service-state/service-state.tsx";
import { GroupLinks } from "#app/components/services/group-links.tsx";
import { TrafficReports } from "#app/components/traffic/traffic-list.tsx";
import { Island } from "#app/islands/island.tsx";
import { land } from "#brand/land.ts";
import { TrafficBrowserIsland } from "./traffic-browser.island.tsx";
import type { TrafficView } from "./traffic-view-model.ts";
import { TrafficWatchIsland } from "./traffic-watch.island.tsx";

/** Reports of the roads: a list, the map to it, and a form that picks a road or a district. */
export function TrafficPage({ view, path }: { view: TrafficView; path: string }) {
  const { filter, roads, districts, reports, facts, marks } = view;
  return (
    <>
      <PageHeading title="Verkehr" description={`Staus, Unfälle, Sperren und Baustellen auf den Straßen ${land.of}.`} />
      <div className="mb-6">
        <ServiceState state={view.state} subject="Verkehrsmeldungen" source={view.source} />
      </div>
      {view.state.moment !== null && (
        <>
          <Island of={TrafficWatchIsland} until="idle" props={{ revision: view.revision }} />
          <TrafficReports value={new Map(reports.map((report) => [report.id, report]))}>
            <Island
              of={TrafficBrowserIsland}
              until="idle"
              props={{ path, filter, roads, districts, facts, ids: reports.map(({ id }) => id), marks, mapBox: MAP_BOX }}
            >
              <RegionGround around={marks.filter((mark) => mark !== null)} />
            </Island>
          </TrafficReports>
        </>
      )}
      <GroupLinks path={path} />
    </>
  );
}

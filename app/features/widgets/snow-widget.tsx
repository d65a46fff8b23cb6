import { ServiceState } from "#app/components/service-state/service-state.tsx";
import type { ServiceStateView } from "#app/components/service-state/to-service-state-view.ts";
import { SnowReportIsland } from "#app/components/snow-report/snow-report.island.tsx";
import type { SnowResort, SnowSort } from "#app/components/snow-report/snow-sort.ts";
import { Island } from "#app/islands/island.tsx";
import { WidgetFrame } from "./widget-frame.tsx";

export type SnowView = { state: ServiceStateView; resorts: SnowResort[]; sort: SnowSort; path: string };

/** The snow report on a page of its own, for frames of other sites. */
export function SnowWidget({ view: { state, resorts, sort, path } }: { view: SnowView }) {
  return (
    <WidgetFrame title="Schneebericht">
      {resorts.length > 0 && (
        <div className="mb-4">
          <Island of={SnowReportIsland} until="idle" props={{ resorts, sort, path }} />
        </div>
      )}
      <ServiceState state={state} subject="Schneebericht" source={null} />
    </WidgetFrame>
  );
}

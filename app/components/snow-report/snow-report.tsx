import { ServiceState } from "#app/components/service-state/service-state.tsx";
import { Island } from "#app/islands/island.tsx";
import { SnowReportIsland } from "./snow-report.island.tsx";
import type { SnowView } from "./to-snow-view.ts";

/** The table of resorts (rules 2.5.10), and of when it is. */
export function SnowReport({ view: { state, resorts, sort, path } }: { view: SnowView }) {
  return (
    <>
      {resorts.length > 0 && (
        <div className="mb-4">
          <Island of={SnowReportIsland} until="idle" props={{ resorts, sort, path }} />
        </div>
      )}
      <ServiceState state={state} subject="Schneebericht" source={null} />
    </>
  );
}

/** The snow report as its widget shows it (decision 89). */
import { toServiceStateView } from "#app/components/service-state/to-service-state-view.ts";
import type { SnowSort } from "#app/components/snow-report/snow-sort.ts";
import type { GetSnowReportQuery } from "#graphql/generated/operations.ts";
import type { SnowView } from "./snow-widget.tsx";

/** `report` is null where the back end knows none. */
export function toSnowView(report: GetSnowReportQuery["snow_report"] | null, sort: SnowSort, path: string): SnowView {
  const state = report?.state ?? { as_of: null, is_stale: true };
  return { state: toServiceStateView(state), resorts: report?.resorts ?? [], sort, path };
}

/** The snow report as its page and its widget show it (decision 89). */
import { type ServiceStateView, toServiceStateView } from "#app/components/service-state/to-service-state-view.ts";
import type { GetSnowReportQuery } from "#graphql/generated/operations.ts";
import type { SnowResort, SnowSort } from "./snow-sort.ts";

export type SnowView = { state: ServiceStateView; resorts: SnowResort[]; sort: SnowSort; path: string };

/** `report` is null where the back end knows none; `path` is that of the page, for other orders without script. */
export function toSnowView(report: GetSnowReportQuery["snow_report"] | null, sort: SnowSort, path: string): SnowView {
  const state = report?.state ?? { as_of: null, is_stale: true };
  return { state: toServiceStateView(state), resorts: report?.resorts ?? [], sort, path };
}

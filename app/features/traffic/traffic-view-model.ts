/** The traffic page: the reports in a list and on a map, and which of them its reader asked for. */

import type { MapMark } from "#app/components/region-map/map-marks.tsx";
import { spreadPoints, toMapPoint } from "#app/components/region-map/to-map-point.ts";
import { type ServiceStateView, toServiceStateView } from "#app/components/service-state/to-service-state-view.ts";
import {
  dropEnded,
  type TrafficReportView,
  toTrafficReports,
  type WireReport,
} from "#app/components/traffic/to-traffic-reports.ts";
import { districtKeys, districtTitles } from "#app/domain/municipality/municipality.ts";
import type { GetTrafficQuery } from "#graphql/generated/operations.ts";
import { DISTRICT_PARAMETER, ROAD_PARAMETER, type TrafficFacts, type TrafficFilter } from "./traffic-filter.ts";

type Option = { value: string; title: string };

export type TrafficView = {
  state: ServiceStateView;
  source: { title: string; link: string | null } | null;
  /** Identifies the shown reports, so that the page can ask whether they have changed. */
  revision: string;
  filter: TrafficFilter;
  /** What can be chosen. */
  roads: string[];
  districts: Option[];
  /** All that are there: a filter hides, and each keeps its number. */
  reports: TrafficReportView[];
  facts: TrafficFacts[];
  /** Of a report without a place none. */
  marks: (MapMark | null)[];
};

const roadForm = /^[\p{L}\d .-]{1,40}$/u;
const order = new Intl.Collator("de-AT", { numeric: true });

/** Null for what no form of the page sends. */
export function parseTrafficFilter(parameters: URLSearchParams): TrafficFilter | null {
  const road = parameters.get(ROAD_PARAMETER) || null;
  const district = parameters.get(DISTRICT_PARAMETER) || null;
  if (road !== null && !roadForm.test(road)) return null;
  const known = districtKeys.find((key) => key === district) ?? null;
  return district !== null && known === null ? null : { road, district: known };
}

export function toTrafficView(
  { state, source, revision, reports: all }: GetTrafficQuery["traffic"],
  filter: TrafficFilter,
  now: Date,
): TrafficView {
  const current = dropEnded(all, now);
  const reports = toTrafficReports(current, now);
  return {
    state: toServiceStateView(state),
    source: source === null ? null : { title: source.title, link: source.link },
    revision,
    filter,
    roads: toRoads(current, filter),
    districts: districtKeys.map((key) => ({ value: key, title: districtTitles[key] })),
    reports,
    facts: current.map(({ road, municipality }) => ({ road, district: municipality?.district.slug ?? null })),
    marks: toMarks(reports),
  };
}

/** Roads with a report, and the chosen one. */
function toRoads(reports: readonly WireReport[], { road }: TrafficFilter): string[] {
  const roads = new Set([...reports.flatMap((report) => report.road ?? []), ...(road === null ? [] : [road])]);
  return [...roads].filter((name) => roadForm.test(name)).sort(order.compare);
}

function toMarks(reports: readonly TrafficReportView[]): (MapMark | null)[] {
  const marks = reports.flatMap(({ number, id, isSevere, coordinates }): MapMark[] => {
    const point = coordinates === null ? null : toMapPoint(coordinates);
    return point === null ? [] : [{ ...point, label: String(number), href: `#${id}`, tone: isSevere ? "live" : "accent" }];
  });
  const spread = new Map(spreadPoints(marks).map((mark) => [mark.label, mark]));
  return reports.map(({ number }) => spread.get(String(number)) ?? null);
}

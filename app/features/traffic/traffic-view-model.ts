/** The traffic page: which reports its reader asked for, in a list and on a map. */

import type { MapMark } from "#app/components/region-map/region-map.tsx";
import { spreadPoints, toMapPoint } from "#app/components/region-map/to-map-point.ts";
import { type ServiceStateView, toServiceStateView } from "#app/components/service-state/to-service-state-view.ts";
import {
  dropEnded,
  type TrafficReportView,
  toTrafficReports,
  type WireReport,
} from "#app/components/traffic/to-traffic-reports.ts";
import { type DistrictKey, districtKeys, districtTitles } from "#app/domain/municipality/municipality.ts";
import type { GetTrafficQuery } from "#graphql/generated/operations.ts";

/** Names of the filter's parameters. */
export const ROAD_PARAMETER = "strasse";
export const DISTRICT_PARAMETER = "bezirk";

export type TrafficFilter = { road: string | null; district: DistrictKey | null };

type Option = { value: string; title: string };

export type TrafficView = {
  state: ServiceStateView;
  source: { title: string; link: string | null } | null;
  /** Identifies the shown reports, so that the page can ask whether they have changed. */
  revision: string;
  filter: { road: string; roads: Option[]; district: string; districts: Option[] };
  isFiltered: boolean;
  /** "3 Meldungen"; "2 von 7 Meldungen" where a filter is set. */
  count: string;
  /** In place of reports. */
  empty: string | null;
  reports: TrafficReportView[];
  marks: MapMark[];
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
  const wanted = current.filter((report) => isWanted(report, filter));
  const reports = toTrafficReports(wanted, now);
  const isFiltered = filter.road !== null || filter.district !== null;
  return {
    state: toServiceStateView(state),
    source: source === null ? null : { title: source.title, link: source.link },
    revision,
    filter: toFilterView(current, filter),
    isFiltered,
    count: isFiltered ? `${reports.length} von ${toCountText(current.length)}` : toCountText(reports.length),
    empty:
      reports.length > 0
        ? null
        : isFiltered
          ? "Zu dieser Auswahl ist nichts gemeldet."
          : "Zurzeit sind keine Behinderungen gemeldet.",
    reports,
    marks: toMarks(reports),
  };
}

function isWanted({ road, municipality }: WireReport, filter: TrafficFilter): boolean {
  if (filter.road !== null && road !== filter.road) return false;
  return filter.district === null || municipality?.district.slug === filter.district;
}

function toCountText(count: number): string {
  return `${count} ${count === 1 ? "Meldung" : "Meldungen"}`;
}

/** Roads with a report, and the chosen one. */
function toFilterView(reports: readonly WireReport[], { road, district }: TrafficFilter): TrafficView["filter"] {
  const roads = new Set([...reports.flatMap((report) => report.road ?? []), ...(road === null ? [] : [road])]);
  return {
    road: road ?? "",
    roads: [...roads]
      .filter((name) => roadForm.test(name))
      .sort(order.compare)
      .map((name) => ({ value: name, title: name })),
    district: district ?? "",
    districts: districtKeys.map((key) => ({ value: key, title: districtTitles[key] })),
  };
}

function toMarks(reports: readonly TrafficReportView[]): MapMark[] {
  const marks = reports.flatMap(({ number, id, isSevere, coordinates }): MapMark[] => {
    const point = coordinates === null ? null : toMapPoint(coordinates);
    return point === null ? [] : [{ ...point, label: String(number), href: `#${id}`, tone: isSevere ? "live" : "accent" }];
  });
  return spreadPoints(marks);
}

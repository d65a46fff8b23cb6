/** Which reports a reader asked for: a road, a district, both or neither. The same on the server and while the page is read. */

/** Names of the filter's parameters. */
export const ROAD_PARAMETER = "strasse";
export const DISTRICT_PARAMETER = "bezirk";

export type TrafficFilter = { road: string | null; district: string | null };

/** What a filter asks of a report. */
export type TrafficFacts = { road: string | null; district: string | null };

export type TrafficSelection = {
  isFiltered: boolean;
  /** Of each report in its order. */
  isShown: boolean[];
  /** "3 Meldungen"; "2 von 7 Meldungen" where a filter is set. */
  count: string;
  /** In place of reports. */
  empty: string | null;
};

export function selectReports(reports: readonly TrafficFacts[], filter: TrafficFilter): TrafficSelection {
  const isShown = reports.map(
    ({ road, district }) =>
      (filter.road === null || road === filter.road) && (filter.district === null || district === filter.district),
  );
  const shown = isShown.filter((is) => is).length;
  const isFiltered = filter.road !== null || filter.district !== null;
  const all = `${reports.length} ${reports.length === 1 ? "Meldung" : "Meldungen"}`;
  const nothing = isFiltered ? "Zu dieser Auswahl ist nichts gemeldet." : "Zurzeit sind keine Behinderungen gemeldet.";
  return { isFiltered, isShown, count: isFiltered ? `${shown} von ${all}` : all, empty: shown > 0 ? null : nothing };
}

/** The page's address with a filter, as its form sends it, without what is not chosen. */
export function toFilterAddress(path: string, { road, district }: TrafficFilter): string {
  const parameters = new URLSearchParams({
    ...(road !== null && { [ROAD_PARAMETER]: road }),
    ...(district !== null && { [DISTRICT_PARAMETER]: district }),
  });
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

/** Selects the reports of a source for the region's readers: within the region, not over, and without duplicates. */

import { landFacts } from "#brand/land.ts";
import { isNearRegion, locateMunicipality } from "#workers/backend/ground/places/locate-municipality.ts";
import { type SourceReport, type TrafficReport, trafficSeverities } from "./traffic-report.ts";

const regionRoads: ReadonlySet<string> = new Set(landFacts.roads);

const DAY_MS = 86_400_000;
/** Reports that begin later are not shown yet. */
const MAX_AHEAD_MS = 14 * DAY_MS;
/** A report without an end that was not updated for so long is considered over. */
const MAX_AGE_MS = 400 * DAY_MS;
/** Of one region at one time; a day of snow has 60. */
const MAX_REPORTS = 150;
/** Every report is compared with every other. */
const MAX_COMPARED = 400;
/** The share of common words at which two texts are the same report. */
const SAME_TEXT = 0.8;

export type Place = { id: number; title: string };

/** Sorted by severity, then the newest first. `now` in seconds; `places` are the region's municipalities. */
export function toRegionReports(reports: readonly SourceReport[], now: number, places: readonly Place[]): TrafficReport[] {
  const current = reports.filter((report) => isCurrent(report, now * 1000));
  const found = keepNewest(current).flatMap((report) => locate(report, places));
  const compared = found.sort(byImportance).slice(0, MAX_COMPARED);
  return joinDoubles(compared).sort(byImportance).slice(0, MAX_REPORTS);
}

function isCurrent({ starts, ends, updated }: SourceReport, now: number): boolean {
  if (ends !== null && Date.parse(ends) <= now) return false;
  if (starts !== null && Date.parse(starts) > now + MAX_AHEAD_MS) return false;
  const touched = updated ?? starts;
  return ends !== null || touched === null || Date.parse(touched) > now - MAX_AGE_MS;
}

/** Keeps the newest of several versions of one report on one road. */
function keepNewest(reports: readonly SourceReport[]): SourceReport[] {
  const newest = new Map<string, SourceReport>();
  for (const report of reports) {
    // Without a number of its own its text identifies it.
    const key = JSON.stringify([report.id || [report.place, report.text], report.road]);
    const known = newest.get(key);
    if (known === undefined || toAge(report) >= toAge(known)) newest.set(key, report);
  }
  return [...newest.values()];
}

function toAge({ updated }: SourceReport): number {
  return updated === null ? 0 : Date.parse(updated);
}

/** Empty where the report is elsewhere, or without a location. */
function locate(report: SourceReport, places: readonly Place[]): TrafficReport[] {
  const { latitude, longitude } = report;
  if (latitude !== null && longitude !== null) {
    const municipality = locateMunicipality({ latitude, longitude });
    const isHere = municipality !== null || (isNearRegion({ latitude, longitude }) && isOnRegionRoad(report));
    return isHere ? [{ ...report, municipality }] : [];
  }
  const municipality = findMention(`${report.place ?? ""} ${report.text ?? ""}`, places);
  return municipality !== null || isOnRegionRoad(report) ? [{ ...report, municipality }] : [];
}

function isOnRegionRoad({ road }: SourceReport): boolean {
  return road !== null && regionRoads.has(road);
}

/** Names that are words as well, or those of other places in the country. */
const ambiguousNames = new Set(["Au", "Brand", "Egg", "Reuthe", "Lech", "Viktorsberg", "Sulz", "Weiler", "Hard", "Thüringen"]);

/** The municipality that a text names first. */
function findMention(text: string, places: readonly Place[]): number | null {
  const words = toSpaced(text);
  const [first] = places
    .filter(({ title }) => !ambiguousNames.has(title))
    .map(({ id, title }) => ({ id, at: words.indexOf(toSpaced(title)), length: title.length }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || other.length - one.length);
  return first?.id ?? null;
}

/** Words between single spaces: a name is found at the end of a sentence as well. */
function toSpaced(text: string): string {
  return ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
}

type Compared = { report: TrafficReport; words: ReadonlySet<string> };

/** Two sources of one publisher report the same thing under two numbers: the newer one stays, with what only the other knew. */
function joinDoubles(reports: readonly TrafficReport[]): TrafficReport[] {
  const kept: Compared[] = [];
  for (const report of reports.toSorted((one, other) => toAge(other) - toAge(one))) {
    const compared = { report, words: toWords(report) };
    const twin = kept.find((other) => isSame(compared, other));
    if (twin === undefined) kept.push(compared);
    else if (twin.report.latitude === null)
      twin.report = { ...twin.report, latitude: report.latitude, longitude: report.longitude };
  }
  return kept.map(({ report }) => report);
}

function isSame({ report: one, words }: Compared, { report: other, words: others }: Compared): boolean {
  if (one.kind !== other.kind || one.road !== other.road || one.direction !== other.direction) return false;
  if (one.municipality !== null && other.municipality !== null && one.municipality !== other.municipality) return false;
  if (one.place !== null && other.place !== null && !one.place.includes(other.place) && !other.place.includes(one.place))
    return false;
  if (one.place !== null && one.place === other.place && one.text === other.text) return true;
  if (words.size === 0 || others.size === 0) return false;
  const common = [...words].filter((word) => others.has(word)).length;
  return common / Math.min(words.size, others.size) >= SAME_TEXT;
}

/** Only words are compared, and numbers, which distinguish two kilometres. */
function toWords({ text, place }: TrafficReport): Set<string> {
  return new Set((text ?? place ?? "").toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

function byImportance(one: TrafficReport, other: TrafficReport): number {
  const severity = trafficSeverities.indexOf(one.severity) - trafficSeverities.indexOf(other.severity);
  return severity || toAge(other) - toAge(one) || (one.id < other.id ? -1 : 1);
}

/** A traffic report as it is stored, for every format of a source. */
import * as v from "valibot";

/** The kind of a report; from the most to the least obstructive. */
export const trafficKinds = [
  "CLOSURE",
  "ACCIDENT",
  "OBSTRUCTION",
  "CONGESTION",
  "ROAD_CONDITION",
  "WEATHER",
  "ROADWORKS",
  "RESTRICTION",
  "EVENT",
  "OTHER",
] as const;
export type TrafficKind = (typeof trafficKinds)[number];

/** As DATEX II counts it, from most to least; UNKNOWN where the source does not name it. */
export const trafficSeverities = ["HIGHEST", "HIGH", "MEDIUM", "LOW", "NONE", "UNKNOWN"] as const;
export type TrafficSeverity = (typeof trafficSeverities)[number];

const moment = v.nullable(v.pipe(v.string(), v.isoTimestamp()));

export const trafficReportSchema = v.object({
  /** The source's own. */
  id: v.string(),
  kind: v.picklist(trafficKinds),
  severity: v.picklist(trafficSeverities),
  /** `A14`, `L200`; the road's name where it has no number. */
  road: v.nullable(v.string()),
  /** Where on the road: "Dornbirn Süd – Hohenems". */
  place: v.nullable(v.string()),
  /** "Richtung Norden" */
  direction: v.nullable(v.string()),
  /** Plain text, as the source has it. */
  text: v.nullable(v.string()),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  /** Official number. */
  municipality: v.nullable(v.number()),
  starts: moment,
  ends: moment,
  updated: moment,
});
export type TrafficReport = v.InferOutput<typeof trafficReportSchema>;

/** A report of a source, before its municipality is known. */
export type SourceReport = Omit<TrafficReport, "municipality">;

const MAX_TEXT_LENGTH = 1200;
const MAX_NAME_LENGTH = 120;

/** The moment in ISO 8601, UTC; null for an invalid one. */
export function toMoment(text: string | null): string | null {
  const milliseconds = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(milliseconds) ? null : new Date(milliseconds).toISOString();
}

/** `A14` of "A 14" and "a14"; names of roads as they are. */
export function toRoad(text: string | null): string | null {
  if (text === null) return null;
  const [, letter, number] = /^([ABLSR])\s*(\d{1,3}[a-z]?)$/i.exec(text) ?? [];
  return letter === undefined ? text.slice(0, MAX_NAME_LENGTH).toWellFormed() : `${letter.toUpperCase()}${number?.toLowerCase()}`;
}

export function toName(text: string | null): string | null {
  return text === null ? null : text.slice(0, MAX_NAME_LENGTH).toWellFormed();
}

/** A text that is too long is cut after a word. */
export function toText(text: string | null): string | null {
  if (text === null || text === "") return null;
  if (text.length <= MAX_TEXT_LENGTH) return text.toWellFormed();
  const cut = text.slice(0, MAX_TEXT_LENGTH).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), MAX_TEXT_LENGTH - 100))} …`;
}

/** Null unless both are degrees. */
export function toCoordinates(latitude: string | null, longitude: string | null): { latitude: number; longitude: number } | null {
  if (latitude === null || longitude === null) return null;
  const [north, east] = [Number(latitude), Number(longitude)];
  const isOnEarth = Math.abs(north) <= 90 && Math.abs(east) <= 180;
  // Forms that were not filled in have 0, 0.
  return isOnEarth && (north !== 0 || east !== 0) ? { latitude: north, longitude: east } : null;
}

/** Reports of the roads as readers see them. */
import type { GetTrafficQuery, TrafficKind, TrafficSeverity } from "#graphql/generated/operations.ts";
import { toPeriodText, toReportMoment } from "./period-text.ts";

export type WireReport = GetTrafficQuery["traffic"]["reports"][number];

export type TrafficReportView = {
  /** Its number on this page, and the name of its element. */
  number: number;
  id: string;
  /** "A14: Unfall" */
  title: string;
  /** "schwere Behinderung"; null where the source names none. */
  severity: string | null;
  isSevere: boolean;
  /** "Dornbirn Süd – Hohenems, Richtung Norden" */
  where: string | null;
  text: string | null;
  /** "Seit 22. November 2026, 17:30 Uhr, voraussichtlich bis …" */
  period: string | null;
  updated: { iso: string; text: string } | null;
  municipality: { slug: string; title: string } | null;
  coordinates: { latitude: number; longitude: number } | null;
};

const kinds: Record<TrafficKind, string> = {
  CLOSURE: "Sperre",
  ACCIDENT: "Unfall",
  OBSTRUCTION: "Hindernis",
  CONGESTION: "Stau, Verzögerung",
  ROAD_CONDITION: "Fahrbahnzustand",
  WEATHER: "Wetter",
  ROADWORKS: "Baustelle",
  RESTRICTION: "Verkehrsführung",
  EVENT: "Veranstaltung",
  OTHER: "Hinweis",
};

const severities: Record<TrafficSeverity, string | null> = {
  HIGHEST: "sehr schwere Behinderung",
  HIGH: "schwere Behinderung",
  MEDIUM: "mittlere Behinderung",
  LOW: "leichte Behinderung",
  NONE: null,
  UNKNOWN: null,
};

/** Reports that are over at `now` are left out: a source that fails does not say so any more. */
export function dropEnded(reports: readonly WireReport[], now: Date): WireReport[] {
  return reports.filter(({ ends }) => ends === null || Date.parse(ends) > now.getTime());
}

export function toTrafficReports(reports: readonly WireReport[], now: Date): TrafficReportView[] {
  return reports.map((report, index) => {
    const { kind, severity, road, place, direction, text, municipality, latitude, longitude, updated } = report;
    const where = [place, direction].filter((part) => part !== null).join(", ");
    return {
      number: index + 1,
      id: `meldung-${index + 1}`,
      title: road === null ? kinds[kind] : `${road}: ${kinds[kind]}`,
      severity: severities[severity],
      isSevere: severity === "HIGHEST" || severity === "HIGH",
      where: where === "" ? null : where,
      // Some sources say in the text what they say in the place.
      text: text === where ? null : text,
      period: toPeriodText(report, now),
      updated: updated === null ? null : { iso: updated, text: toReportMoment(updated) },
      municipality: municipality === null ? null : { slug: municipality.slug, title: municipality.title },
      coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    };
  });
}

/** What GTFS-Realtime says in words of its own, as readers read it. */
import type { TransitCause, TransitEffect, TransitMode } from "#shared/rules/transit-rules.ts";

export const effectWords: Readonly<Record<TransitEffect, string>> = {
  NO_SERVICE: "Ausfall",
  REDUCED_SERVICE: "Weniger Fahrten",
  SIGNIFICANT_DELAYS: "Verspätung",
  DETOUR: "Umleitung",
  ADDITIONAL_SERVICE: "Zusätzliche Fahrten",
  MODIFIED_SERVICE: "Geänderter Fahrplan",
  OTHER_EFFECT: "Hinweis",
  UNKNOWN_EFFECT: "Hinweis",
  STOP_MOVED: "Haltestelle verlegt",
  NO_EFFECT: "Ohne Auswirkung",
  ACCESSIBILITY_ISSUE: "Nicht barrierefrei",
};

/** Null where there is nothing to say. */
export const causeWords: Readonly<Record<TransitCause, string | null>> = {
  UNKNOWN_CAUSE: null,
  OTHER_CAUSE: null,
  TECHNICAL_PROBLEM: "technische Störung",
  STRIKE: "Streik",
  DEMONSTRATION: "Demonstration",
  ACCIDENT: "Unfall",
  HOLIDAY: "Feiertag",
  WEATHER: "Wetter",
  MAINTENANCE: "Wartung",
  CONSTRUCTION: "Bauarbeiten",
  POLICE_ACTIVITY: "Polizeieinsatz",
  MEDICAL_EMERGENCY: "Rettungseinsatz",
};

/** In the order in which they stand on the page. */
export const modeWords: Readonly<Record<TransitMode, string>> = {
  TRAIN: "Bahn",
  TRAM: "Straßenbahn",
  BUS: "Bus",
  CABLE: "Seilbahn",
  SHIP: "Schiff",
  OTHER: "Weitere Meldungen",
};

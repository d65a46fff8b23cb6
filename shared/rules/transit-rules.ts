/** Words of GTFS-Realtime service alerts, in the order of their numbers, and how much of them is taken. */

/** Alert.Cause: UNKNOWN_CAUSE is 1. */
export const transitCauses = [
  "UNKNOWN_CAUSE",
  "OTHER_CAUSE",
  "TECHNICAL_PROBLEM",
  "STRIKE",
  "DEMONSTRATION",
  "ACCIDENT",
  "HOLIDAY",
  "WEATHER",
  "MAINTENANCE",
  "CONSTRUCTION",
  "POLICE_ACTIVITY",
  "MEDICAL_EMERGENCY",
] as const;
export type TransitCause = (typeof transitCauses)[number];

/** Alert.Effect: NO_SERVICE is 1. */
export const transitEffects = [
  "NO_SERVICE",
  "REDUCED_SERVICE",
  "SIGNIFICANT_DELAYS",
  "DETOUR",
  "ADDITIONAL_SERVICE",
  "MODIFIED_SERVICE",
  "OTHER_EFFECT",
  "UNKNOWN_EFFECT",
  "STOP_MOVED",
  "NO_EFFECT",
  "ACCESSIBILITY_ISSUE",
] as const;
export type TransitEffect = (typeof transitEffects)[number];

/** Alert.SeverityLevel: UNKNOWN_SEVERITY is 1. */
export const transitSeverities = ["UNKNOWN_SEVERITY", "INFO", "WARNING", "SEVERE"] as const;

/** What runs, of the many numbers that `route_type` has. */
export const transitModes = ["TRAIN", "TRAM", "BUS", "CABLE", "SHIP", "OTHER"] as const;
export type TransitMode = (typeof transitModes)[number];

export const MAX_TRANSIT_ALERTS = 300;
/** Lines and stops of one alert that are named. */
export const MAX_TRANSIT_NAMES = 40;
/** What begins later is not news yet. */
export const TRANSIT_AHEAD_DAYS = 14;
/** Older ones are not believed, and not shown. */
export const TRANSIT_BELIEVED_HOURS = 12;

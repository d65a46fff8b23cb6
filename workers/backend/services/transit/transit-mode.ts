/** What runs, by `route_type`: the numbers of GTFS, and those of its extension, a hundred for each kind. */
import type { TransitMode } from "#shared/rules/transit-rules.ts";

const basic: readonly TransitMode[] = ["TRAM", "TRAIN", "TRAIN", "BUS", "SHIP", "TRAM", "CABLE", "CABLE"];
const extended: Readonly<Record<number, TransitMode>> = {
  1: "TRAIN",
  2: "BUS",
  3: "TRAIN",
  4: "TRAIN",
  5: "TRAIN",
  6: "TRAIN",
  7: "BUS",
  8: "BUS",
  9: "TRAM",
  10: "SHIP",
  12: "SHIP",
  13: "CABLE",
  14: "CABLE",
};

export function toTransitMode(routeType: number | null): TransitMode {
  if (routeType === null) return "OTHER";
  if (routeType === 11) return "BUS";
  if (routeType === 12) return "TRAIN";
  return (routeType < 100 ? basic[routeType] : extended[Math.floor(routeType / 100)]) ?? "OTHER";
}

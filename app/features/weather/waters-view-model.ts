/** Avalanches and gauges as readers see them. */
import { toClockText } from "#app/domain/post/clock-text.ts";
import { toMomentText } from "#app/domain/post/date-text.ts";
import type { AvalancheProblem, GetWeatherQuery } from "#graphql/generated/operations.ts";

type WireBulletin = GetWeatherQuery["avalanches"]["bulletins"][number];
type WireGauge = GetWeatherQuery["gauges"]["items"][number];

export type BulletinView = {
  key: string;
  /** The highest of it. */
  level: number;
  /** "Stufe 3, erheblich, über 2200 m; Stufe 2, mäßig, darunter" */
  danger: string;
  problems: string | null;
  text: string | null;
  regions: string;
  until: string;
};
export type AvalanchesView = { source: string | null; bulletins: BulletinView[] };

const levels = ["", "gering", "mäßig", "erheblich", "groß", "sehr groß"];
const problems: Readonly<Record<AvalancheProblem, string | null>> = {
  NEW_SNOW: "Neuschnee",
  WIND_SLAB: "Triebschnee",
  PERSISTENT_WEAK_LAYERS: "Altschnee",
  WET_SNOW: "Nassschnee",
  GLIDING_SNOW: "Gleitschnee",
  CORNICES: "Wechten",
  NO_DISTINCT_AVALANCHE_PROBLEM: null,
};

/** The greatest danger first. */
export function toAvalanches({ state, source, bulletins }: GetWeatherQuery["avalanches"]): AvalanchesView {
  const views = bulletins.map((bulletin) => toBulletin(bulletin));
  return { source: state.is_sample ? null : source, bulletins: views.sort((one, other) => other.level - one.level) };
}

function toBulletin({ regions, ratings, problems: kinds, text, starts, ends }: WireBulletin): BulletinView {
  const named = kinds.map((kind) => problems[kind]).filter((name) => name !== null);
  return {
    key: `${starts} ${regions[0] ?? ""}`,
    level: Math.max(...ratings.map(({ level }) => level)),
    danger: ratings.map(({ level, ...where }) => `Stufe ${level}, ${levels[level] ?? ""}${toWhere(where)}`).join("; "),
    problems: named.length === 0 ? null : named.join(", "),
    text,
    regions: regions.join(", "),
    until: `bis ${toMomentText(ends)}`,
  };
}

function toWhere({ above, below }: { above: string | null; below: string | null }): string {
  const toHeight = (bound: string) => (bound === "treeline" ? "der Waldgrenze" : `${bound}\u00a0m`);
  if (above !== null && below !== null) return `, zwischen ${toHeight(above)} und ${toHeight(below)}`;
  if (above !== null) return `, über ${toHeight(above)}`;
  return below === null ? "" : `, unter ${toHeight(below)}`;
}

export type GaugeView = { id: string; water: string; station: string; value: string; stage: string | null; isFlood: boolean };

const stages = [
  null,
  "Niedrigwasser",
  "üblich",
  "erhöht",
  "Hochwasser, wie es jedes Jahr kommt",
  "Hochwasser, wie es alle zehn Jahre kommt",
  "Hochwasser, wie es alle dreißig Jahre kommt",
] as const;
const FLOOD = 4;

const number = new Intl.NumberFormat("de-AT", { maximumFractionDigits: 1 });

/** Without the temperatures: they stand where people bathe. */
export function toGauges(items: readonly WireGauge[]): GaugeView[] {
  return items
    .filter(({ quantity }) => quantity !== "TEMPERATURE")
    .map(({ id, water, station, value, unit, at, stage }) => ({
      id,
      water,
      station,
      value: `${number.format(value)}\u00a0${unit}, ${toClockText(at)}\u00a0Uhr`,
      stage: stages[stage ?? 0] ?? null,
      isFlood: stage != null && stage >= FLOOD,
    }));
}

/** The temperature of a lake; null where nobody measures it. */
export function findWaterTemperature(items: readonly WireGauge[], lake: string): number | null {
  return (
    items.find(({ quantity, water }) => quantity === "TEMPERATURE" && water.toLowerCase().startsWith(lake.toLowerCase()))
      ?.value ?? null
  );
}
